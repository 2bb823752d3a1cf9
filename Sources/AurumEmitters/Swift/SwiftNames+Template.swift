extension SwiftNames {
    /// Swift written for any design, made that of this one.
    ///
    /// In a template `$Color` stands for the generated type, `$_Color` for a member of the same name, `public` for the
    /// access of generated declarations, and `@frozen` for itself where it is allowed.
    func fill(_ template: String) -> String {
        let lines = template.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { Substring($0) }
            .filter { visibility == .public || !$0.hasSuffix("@frozen") }
            .filter { !isOneModule || !$0.hasSuffix("import $Tokens") }
        return lines.drop { $0.isEmpty }
            .map { line in
                let isUnchanged = visibility == .public || !line.contains("public ")
                return placeholdersFilled(isUnchanged ? line : line.replacing("public ", with: access)[...])
            }
            .joined(separator: "\n") + "\n"
    }

    private func placeholdersFilled(_ line: Substring) -> String {
        guard line.utf8.contains(UInt8(ascii: "$")) else { return String(line) }
        let pieces = line.split(separator: "$", omittingEmptySubsequences: false)
        return pieces.dropFirst().reduce(String(pieces.first ?? "")) { text, piece in
            switch piece.first {
            case "_": text + SwiftIdentifiers.uncapitalized(prefix) + piece.dropFirst()
            case let first? where first.isUppercase: text + prefix + piece
            default: text + "$" + piece
            }
        }
    }
}
