/// Makes sure that a file is UTF-8 text before a reader looks at it (F-003).
package enum EncodingCheck {
    /// The largest file whose offsets fit a `TextRange`, in bytes.
    package static let largestFile = Int(UInt32.max)

    /// The offset at which the text starts, after a byte-order mark, or nil when there is nothing to read.
    package static func startOfText(
        in file: SourceFile, _ reports: inout ReaderReports, largestFile: Int = largestFile
    ) -> Int? {
        guard file.bytes.count <= largestFile else {
            reports.report(.fileTooLarge(reports.label(0, 0), size: file.bytes.count, largest: largestFile))
            return nil
        }
        if let encoding = otherEncoding(of: file.bytes) {
            reports.report(.otherEncoding(reports.label(0, 0, "not UTF-8"), encoding))
            return nil
        }
        let isText = !reportIllFormed(in: file.bytes, &reports) || !file.bytes.contains(0)
        // Where a NUL and other bytes are no text, nothing else is: an image, say.
        guard isText else { return nil }
        let start = file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        guard file.bytes[start...].contains(where: { !isBlank($0) }) else {
            let end = endOfLastLine(in: file.bytes)
            reports.report(.emptyFile(reports.label(max(start, end), max(start, end))))
            return nil
        }
        return start
    }

    /// UTF-16 or UTF-32, recognized by its byte-order mark or by where the NULs of the first characters are.
    static func otherEncoding(of bytes: [UInt8]) -> String? {
        if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
            return "UTF-32"
        }
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
        switch bytes.prefix(4).map({ $0 == 0 }) {
        case [true, true, true, false], [false, true, true, true]: return "UTF-32"
        case [true, false, true, false], [false, true, false, true]: return "UTF-16"
        default: return nil
        }
    }

    /// The end of a text without its last line break.
    private static func endOfLastLine(in bytes: [UInt8]) -> Int {
        let end = bytes.last == 0x0A ? bytes.count - 1 : bytes.count
        return end > 0 && end <= bytes.count && bytes[end - 1] == 0x0D ? end - 1 : end
    }

    /// Reports the first bytes that are not UTF-8, and how many other such places there are; returns whether it did.
    private static func reportIllFormed(in bytes: [UInt8], _ reports: inout ReaderReports) -> Bool {
        var first: (offset: Int, length: Int)?
        var more = 0
        var offset = 0
        while let next = nextNonASCII(in: bytes, from: offset) {
            let step = UTF8Decoder.step(in: bytes, at: next)
            offset = next + step.length
            guard step.scalar == nil else { continue }
            if first == nil { first = (next, step.length) } else { more += 1 }
        }
        guard let first else { return false }
        let place = reports.label(first.offset, first.offset + first.length, "not UTF-8")
        reports.report(.illFormed(place, offset: first.offset, byte: bytes[first.offset], more: more))
        return true
    }

    /// The offset of the next byte with its high bit set, found eight bytes at a time.
    private static func nextNonASCII(in bytes: [UInt8], from start: Int) -> Int? {
        bytes.withUnsafeBytes { buffer in
            var offset = start
            while offset + 8 <= buffer.count {
                let word = buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                guard word & 0x8080_8080_8080_8080 == 0 else { break }
                offset += 8
            }
            while offset < buffer.count, buffer[offset] < 0x80 { offset += 1 }
            return offset < buffer.count ? offset : nil
        }
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
    }
}

extension Diagnostic {
    fileprivate static func fileTooLarge(_ place: Label, size: Int, largest: Int) -> Diagnostic {
        Diagnostic(
            .fileTooLarge, "file has \(size) bytes, at most \(largest) can be read", at: place,
            help: ["split the file into several"]
        )
    }

    fileprivate static func otherEncoding(_ place: Label, _ encoding: String) -> Diagnostic {
        Diagnostic(
            .otherEncoding, "file is encoded as \(encoding), expected UTF-8", at: place,
            help: ["save the file as UTF-8"]
        )
    }

    fileprivate static func illFormed(_ place: Label, offset: Int, byte: UInt8, more: Int) -> Diagnostic {
        let digits = String(byte, radix: 16, uppercase: true)
        let others = more == 1 ? "1 other place" : "\(more) other places"
        return Diagnostic(
            .illFormedUTF8, "byte 0x\(digits) at offset \(offset) is not part of UTF-8 text", at: place,
            notes: more > 0 ? ["\(others) in this file are not UTF-8 either"] : [],
            help: ["save the file as UTF-8"]
        )
    }

    fileprivate static func emptyFile(_ place: Label) -> Diagnostic {
        Diagnostic(
            .emptyFile, "file is empty", at: place,
            help: ["write at least `{}`"]
        )
    }
}
