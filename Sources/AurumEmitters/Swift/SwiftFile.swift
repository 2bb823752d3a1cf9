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

    private init(name: String, text: TextBuffer, origins: [LineOrigin]) {
        self.name = name
        self.text = text
        self.origins = origins
    }

    /// The same under another name.
    func renamed(_ name: String) -> SwiftFile { SwiftFile(name: name, text: text, origins: origins) }

    /// The file, which asks formatters to pass it over where a name is too long for any line.
    var laidOut: SwiftFile {
        guard isTooWide else { return self }
        var text: TextBuffer = "// swift-format-ignore-file\n\n"
        text += self.text
        return SwiftFile(
            name: name, text: text,
            origins: origins.map { origin in
                LineOrigin(origin.lines.lowerBound + 2...origin.lines.upperBound + 2, origin.origin)
            })
    }

    /// The file with `internal` before each import that says nothing of its access.
    ///
    /// In Swift 5 mode an import without a word is public, and a module that imports the same as `package` elsewhere would
    /// not compile.
    var withInternalImports: SwiftFile {
        var text = TextBuffer(capacity: self.text.count + 64)
        for line in self.text.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            if line.starts(with: "import ".utf8) { text.append("internal ") }
            text.append(bytes: line)
            text.append(byte: UInt8(ascii: "\n"))
        }
        text.truncate(to: text.count - 1)
        return SwiftFile(name: name, text: text, origins: origins)
    }

    /// Whether a line is longer than a formatter leaves alone; comments are never too long.
    private var isTooWide: Bool {
        var start = 0
        for (end, byte) in text.bytes.enumerated() where byte == UInt8(ascii: "\n") {
            if end - start > CodeWriter.width {
                let line = text.bytes[start..<end]
                let isComment = line.drop { $0 == UInt8(ascii: " ") }.starts(with: "//".utf8)
                if !isComment, !CodeWriter.fits(line) { return true }
            }
            start = end + 1
        }
        return false
    }
}
