/// Writes a record: pieces of bytes, each with its length before it.
struct RecordWriter {
    private(set) var contents: [UInt8] = []

    /// Adds one byte.
    mutating func add(byte: UInt8) {
        contents.append(byte)
    }

    /// Adds bytes with their length.
    mutating func add(_ bytes: [UInt8]) {
        add(count: bytes.count)
        contents.append(contentsOf: bytes)
    }

    /// Adds a number of things that follow, as eight bytes, the lowest first.
    mutating func add(count: Int) {
        let number = UInt64(clamping: count)
        for shift in stride(from: 0, to: 64, by: 8) {
            contents.append(UInt8(truncatingIfNeeded: number >> UInt64(shift)))
        }
    }
}

/// Reads what `RecordWriter` wrote; whatever else a file holds, it gives nil instead.
struct RecordReader {
    private let contents: [UInt8]
    private var position = 0

    /// Starts at the first byte.
    init(_ contents: [UInt8]) {
        self.contents = contents
    }

    /// Whether everything is read.
    var isAtEnd: Bool { position == contents.count }

    /// The next byte.
    mutating func byte() -> UInt8? {
        guard position < contents.count else { return nil }
        defer { position += 1 }
        return contents[position]
    }

    /// The next bytes that stand with their length.
    mutating func bytes() -> [UInt8]? {
        guard let length = count(), length <= contents.count - position else { return nil }
        defer { position += length }
        return Array(contents[position..<position + length])
    }

    /// The next number.
    mutating func count() -> Int? {
        guard contents.count - position >= 8 else { return nil }
        let number = contents[position..<position + 8].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        position += 8
        return Int(exactly: number)
    }
}
