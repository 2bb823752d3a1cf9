extension DiagnosticCode {
    /// The codes of glyph drawings.
    package static let glyphs: [DiagnosticCode] = [
        .unknownPathCommand, .incompletePath, .pathWithoutStart, .outsideSquare, .emptyGlyph,
    ]

    package static let unknownPathCommand = DiagnosticCode(
        "A0450", "a path command that does not exist",
        "A glyph's outlines are SVG path data: M, L, H, V, C, S, Q, T, A and Z with absolute coordinates, the same "
            + "letters in lower case with relative ones. Between commands and numbers stand spaces or commas."
    )
    package static let incompletePath = DiagnosticCode(
        "A0451", "a path command without all its numbers",
        "Every command takes a fixed count of numbers: M, L and T two, H and V one, C six, S and Q four, A seven, "
            + "of which the fourth and fifth are 0 or 1, and Z none. Further groups of numbers repeat the command."
    )
    package static let pathWithoutStart = DiagnosticCode(
        "A0452", "a path that begins nowhere",
        "Path data begins with M, which says where the first outline starts. Write `M x y` before the first command "
            + "that draws.")
    package static let outsideSquare = DiagnosticCode(
        "A0453", "an outline that leaves the square",
        "Glyphs are drawn in a square of 24 units with its origin at the top left. What lies outside would be cut "
            + "off, or would touch the text beside it.")
    package static let emptyGlyph = DiagnosticCode(
        "A0454", "a glyph without an outline",
        "A glyph has at least one outline that encloses something. To show nothing, leave the part out or make it "
            + "invisible.")
}
