import AurumSyntax

/// A file of generated Swift.
struct SwiftFile {
    /// The name, without the ending.
    let name: String
    /// The whole text.
    let text: TextBuffer
    /// What its lines come from, the outer before the inner.
    let origins: [LineOrigin]

    /// Makes a file that is the same for every design.
    init(name: String, text: TextBuffer) {
        self.name = name
        self.text = text
        origins = []
    }

    /// Makes a file of what has been written.
    init(name: String, _ writer: CodeWriter) {
        self.name = name
        text = writer.text
        origins = writer.origins
    }

    /// Makes a file all of which comes from one thing.
    init(name: String, text: TextBuffer, from origin: Origin) {
        self.name = name
        self.text = text
        let count = text.bytes.count { $0 == UInt8(ascii: "\n") }
        origins = count == 0 ? [] : [LineOrigin(1...count, origin)]
    }
}
