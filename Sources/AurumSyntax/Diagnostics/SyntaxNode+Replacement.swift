extension SyntaxNode {
    /// The edit that puts another text, in quotes, in the place of this one; YAML reads such quotes as JSON does.
    ///
    /// There is none where quotes would be part of the text, in a block scalar of YAML.
    package func replaced(by text: String) -> [TextEdit] {
        if isInBlockScalar { return [] }
        return [TextEdit(source: tree.file.id, range: range, replacement: JSONText.quoted(text))]
    }

    /// The edit that gives a key another name, unless the object has a member of that name already.
    package func renamed(_ name: String, in object: SyntaxNode) -> [TextEdit] {
        object[name] == nil ? replaced(by: name) : []
    }

    /// Whether the line before ends in a header such as `|-` or `>2`, which begins a block scalar.
    private var isInBlockScalar: Bool {
        let before = tree.file.bytes[..<min(Int(range.start), tree.file.bytes.count)]
        let blanks = before.reversed().prefix { " \t\r\n".utf8.contains($0) }
        guard blanks.contains(UInt8(ascii: "\n")) || blanks.contains(UInt8(ascii: "\r")) else { return false }
        let header = before.dropLast(blanks.count).reversed().drop { "+-0123456789".utf8.contains($0) }
        return header.first == UInt8(ascii: "|") || header.first == UInt8(ascii: ">")
    }
}
