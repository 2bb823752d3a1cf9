import AurumSyntax

/// Which names tokens and groups can have.
enum TokenNameRule {
    /// Whether a name is one of the reserved ones, judged by its first byte: a combining mark after the `$` would
    /// hide it from `hasPrefix`.
    static func isReserved(_ name: String) -> Bool { name.utf8.first == UInt8(ascii: "$") }

    /// Whether a key is one of the reserved names.
    static func isReserved(_ key: SyntaxNode) -> Bool { key.edges?.first == UInt8(ascii: "$") }

    /// Reports a name that is empty, begins with `$` or holds a character that references need (F-023, F-024, F-027).
    static func check(_ member: SyntaxNode.Member, _ diagnostics: inout DiagnosticSink) -> Bool {
        let bytes = member.key.bytes
        guard !bytes.isEmpty else {
            diagnostics.report(
                Diagnostic(
                    .forbiddenName, "a name has at least one character", at: member.key.label("empty name")))
            return false
        }
        let banned = bytes.first {
            $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: ".")
        }
        guard let banned else { return true }
        diagnostics.report(.bannedCharacter(Character(Unicode.Scalar(banned)), member))
        return false
    }
}

extension Diagnostic {
    fileprivate static func bannedCharacter(_ character: Character, _ member: SyntaxNode.Member) -> Diagnostic
    {
        let help =
            character == "."
            ? "nest groups instead of writing dots, or use a dash" : "choose a name without braces"
        return Diagnostic(
            .forbiddenName, "the name `\(member.name)` contains `\(character)`",
            at: member.key.label("`{`, `}` and `.` are for references"), help: [help])
    }
}
