import AurumSyntax

/// Words of the command line that should mean a token or a color, and do not.
extension Diagnostic {
    /// The name of no token; `place` says where it was looked for.
    static func noToken(
        _ name: String, nearest: String?, in place: String = "",
        help: String = "`aurumc resolve` lists the tokens"
    ) -> Diagnostic {
        Diagnostic(
            .unknownName, "no token named `\(name)`\(place)", at: nil,
            help: [nearest.map { "did you mean `\($0)`?" } ?? help])
    }

    /// What begins like a color in hexadecimal notation and is none.
    static func noHex(_ word: String) -> Diagnostic {
        Diagnostic(
            .wrongKind, "`\(word)` is not a color, expected `#` and 3, 4, 6 or 8 hexadecimal digits", at: nil,
            help: ["write `#RRGGBB`, or `#RRGGBBAA` with an opacity"])
    }
}
