package import AurumSyntax

/// Makes a token file of what `ResolvedJSON` writes.
package enum ResolvedTokensDocument {
    private static let names = [
        ("type", "$type"), ("value", "$value"), ("description", "$description"),
        ("deprecated", "$deprecated"),
        ("extensions", "$extensions"),
    ]

    /// The text of a token file with the tokens of an object that has them under `tokens`.
    package static func text(of root: SyntaxNode) -> String {
        var document = DocumentTree()
        for member in root["tokens"]?.members ?? root.members {
            let members = names.compactMap { name, written in
                member.value[name].map { JSONValue.Member(written, JSONValue($0)) }
            }
            let path = member.name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
            document.add(.object(members), at: path)
        }
        return JSONWriter.render(document.value)
    }
}
