import AurumSyntax

/// A file of another format, such as a `package.json`, whose every member would be a mistake in a token file.
struct ForeignFile {
    /// The first member that is neither a token nor a group.
    let stray: SyntaxNode
    /// A member `value`, as in the formats of tokens before the standard.
    let former: SyntaxNode?

    /// Takes a root for that of a foreign file when nothing in it has a `$` member, `$schema` apart, and at least two
    /// texts stand where only tokens and groups can; one slip in a token file is reported for itself.
    init?(_ root: SyntaxNode) {
        guard root.kind == .object, root.id == 0 else { return nil }
        var stray: SyntaxNode?
        var former: SyntaxNode?
        var texts = 0
        var pending = [root]
        while let object = pending.popLast() {
            if object.isIncomplete { return nil }
            for member in object.members {
                if member.key.bytes.first == UInt8(ascii: "$") {
                    if object.id == 0, member.name == "$schema" { continue }
                    return nil
                }
                switch member.value.kind {
                case .object: pending.append(member.value)
                case .invalid: return nil
                default:
                    if stray.map({ member.value.id < $0.id }) ?? true { stray = member.value }
                    if member.value.kind == .string { texts += 1 }
                    if member.name == "value" { former = member.key }
                }
            }
        }
        guard texts >= 2, let stray else { return nil }
        self.stray = stray
        self.former = former
    }
}

extension Diagnostic {
    /// A file that was hardly meant as a token file.
    static func noTokenFile(_ file: ForeignFile) -> Diagnostic {
        let name = RelativePath.name(of: file.stray.tree.file.path)
        return Diagnostic(
            .noTokenFile, "`\(name)` is no token file: nothing in it has a `$value`",
            at: file.stray.label("expected a token or a group"),
            help: [
                file.former == nil
                    ? "leave the file out"
                    : "the members of tokens begin with `$`: write `$value` and `$type`"
            ])
    }
}
