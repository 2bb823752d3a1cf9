import AurumSyntax

extension TextBuffer {
    /// Adds a text for content and for attributes in double quotes.
    mutating func appendInterpolation(xml text: String) {
        if !append(text, if: XMLText.isPlain) { append(XMLText.escaped(text)) }
    }
}
