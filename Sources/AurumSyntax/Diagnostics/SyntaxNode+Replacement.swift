extension SyntaxNode {
    /// The edit that puts another text, in quotes, in the place of this one; YAML reads such quotes as JSON does.
    package func replaced(by text: String) -> TextEdit {
        TextEdit(source: tree.file.id, range: range, replacement: JSONText.quoted(text))
    }
}
