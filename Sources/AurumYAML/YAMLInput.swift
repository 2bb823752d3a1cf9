internal import AurumSyntax

/// The text that libyaml reads: the file without what libyaml would stop at, take for a line break or refuse.
///
/// Invariant: each replaced byte is replaced by one byte, so offsets are those of the file.
struct YAMLInput {
    /// A character that has been replaced by underscores.
    struct Replacement {
        enum Kind {
            /// A control character, which YAML has nowhere; it has been reported.
            case control
            /// A character that YAML has between quotes.
            case quotable
            /// A character that YAML takes for text everywhere, and libyaml for a line break.
            case text
            /// A backslash, which has no meaning between double quotes with what follows it.
            case escape
        }

        let kind: Kind
        /// The bytes of the file.
        let range: Range<Int>
    }

    /// The text after the byte-order mark.
    private(set) var bytes: [UInt8]
    /// What is replaced in it and has to be put right in values, in order.
    private(set) var replacements: [Replacement] = []
    /// The pairs of escapes that are replaced.
    let pairs: SurrogatePairs
    /// The offset in the file at which the text starts.
    let start: Int

    /// Takes a file's text and reports the control characters in it.
    init(_ file: SourceFile, from start: Int, _ reports: inout ReaderReports) {
        self.start = start
        bytes = Array(file.bytes[start...])
        var characters = Self.characters(in: bytes, from: start)
        for replacement in characters { Self.replace(replacement.range, in: &bytes, from: start) }
        let controls = characters.filter { $0.kind == .control }
        if let first = controls.first {
            reports.report(.controlCharacter(file, first.range, more: controls.count - 1))
        }
        pairs = SurrogatePairs(replacingIn: &bytes)
        let escapes = YAMLEscapes.unknown(in: bytes).map {
            Replacement(kind: .escape, range: start + $0..<start + $0 + 1)
        }
        guard !escapes.isEmpty || !characters.isEmpty else { return }
        for escape in escapes { Self.replace(escape.range, in: &bytes, from: start) }
        characters += escapes
        replacements =
            escapes.isEmpty ? characters : characters.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// What is replaced in a range of the file.
    func replacements(in range: TextRange) -> ArraySlice<Replacement> {
        guard !replacements.isEmpty else { return [] }
        let first = firstReplacement(from: Int(range.start))
        return replacements[first..<max(first, firstReplacement(from: Int(range.end)))]
    }

    private func firstReplacement(from offset: Int) -> Int {
        var (low, high) = (0, replacements.count)
        while low < high {
            let middle = (low + high) / 2
            if replacements[middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The value that libyaml gives for a range of the file, with the replaced characters put back.
    ///
    /// Underscores are neither made nor lost between the text and its value, except by escapes that stand for one.
    func restored(_ value: [UInt8], in range: TextRange, from file: SourceFile) -> [UInt8] {
        let text = Int(range.start)..<Int(range.end)
        let marks = text.filter { bytes[$0 - start] == UInt8(ascii: "_") }
        guard marks.count == value.count(where: { $0 == UInt8(ascii: "_") }) else { return value }
        var next = marks.makeIterator()
        return value.map { byte in
            byte == UInt8(ascii: "_") ? next.next().map { file.bytes[$0] } ?? byte : byte
        }
    }

    private static func replace(_ range: Range<Int>, in bytes: inout [UInt8], from start: Int) {
        for position in range { bytes[position - start] = UInt8(ascii: "_") }
    }

    /// The characters of a text that libyaml does not read as such.
    private static func characters(in bytes: [UInt8], from start: Int) -> [Replacement] {
        var found: [Replacement] = []
        var offset = 0
        while true {
            offset = endOfPlain(in: bytes, from: offset)
            guard offset < bytes.count else { return found }
            let step = UTF8Decoder.step(in: bytes, at: offset)
            let end = min(offset + step.length, bytes.count)
            if let kind = step.scalar.map(kind(of:)) ?? .text {
                found.append(Replacement(kind: kind, range: start + offset..<start + end))
            }
            offset = end
        }
    }

    /// Where the next byte is that is not plain; printable ASCII is looked at eight bytes at a time.
    private static func endOfPlain(in bytes: [UInt8], from start: Int) -> Int {
        bytes.withUnsafeBytes { bytes in
            var offset = start
            while offset < bytes.count {
                if offset + 8 <= bytes.count {
                    let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                    // A high bit says that a byte is beyond ASCII, below a space, or a delete character.
                    let doubts = word | (word &- 0x2020_2020_2020_2020) | (word &+ 0x0101_0101_0101_0101)
                    if doubts & 0x8080_8080_8080_8080 == 0 {
                        offset += 8
                        continue
                    }
                }
                guard isPlain(bytes[offset]) else { break }
                offset += 1
            }
            return offset
        }
    }

    /// Printable ASCII, tab and line breaks: nearly all of most files.
    private static func isPlain(_ byte: UInt8) -> Bool {
        (0x20...0x7E).contains(byte) || byte == 0x0A || byte == 0x0D || byte == 0x09
    }

    /// Why a character beyond printable ASCII is replaced; nil for one that libyaml reads as text.
    private static func kind(of scalar: Unicode.Scalar) -> Replacement.Kind? {
        switch scalar.value {
        case 0..<0x20: .control
        // Line breaks to libyaml, and text to YAML 1.2.
        case 0x85, 0x2028, 0x2029: .text
        case 0x7F..<0xA0, 0xFEFF, 0xFFFE, 0xFFFF: .quotable
        default: nil
        }
    }
}

extension Diagnostic {
    /// A character that cannot stand where it does as it is.
    static func controlCharacter(_ file: SourceFile, _ range: Range<Int>, more: Int = 0) -> Diagnostic {
        let scalar = UTF8Decoder.step(in: file.bytes, at: range.lowerBound).scalar ?? "\u{FFFD}"
        let digits = String(scalar.value, radix: 16)
        let escape = "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        let others = more == 1 ? "1 other such character" : "\(more) other such characters"
        return Diagnostic(
            .controlCharacter, "text contains the character \(VisibleText.codePoint(of: scalar))",
            at: Label(
                source: file.id, range: TextRange(range.lowerBound, range.upperBound), text: "must be escaped"
            ),
            notes: more > 0 ? ["\(others) in this file"] : [],
            help: ["remove it, or write `\(escape)` inside double quotes"]
        )
    }
}
