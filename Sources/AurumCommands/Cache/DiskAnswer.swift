import AurumPlatform

/// What the disk said to a question, in a form that can be kept.
enum DiskAnswer: Sendable {
    /// Yes, with what there is.
    case bytes([UInt8])
    /// No, or nothing there.
    case nothing
    /// The disk refused.
    case failure(String)

    /// A content, if it is there.
    init(_ content: () throws(FileFailure) -> [UInt8]?) {
        do {
            self = try content().map(Self.bytes) ?? .nothing
        } catch {
            self = .failure(error.words)
        }
    }

    /// Yes or no.
    init(_ isSo: Bool) {
        self = isSo ? .bytes([]) : .nothing
    }

    /// What stands at a path.
    init(_ kind: FileKind?) {
        switch kind {
        case nil: self = .nothing
        case .file: self = .bytes([1])
        case .folder: self = .bytes([2])
        case .special: self = .bytes([3])
        }
    }

    /// The names in a folder; none of them holds a NUL.
    init(names: () throws(FileFailure) -> [String]) {
        self.init { () throws(FileFailure) in try Array(names().map { $0 + "\0" }.joined().utf8) }
    }
}

extension DiskAnswer: Equatable {
    static func == (left: DiskAnswer, right: DiskAnswer) -> Bool {
        switch (left, right) {
        case (.bytes(let left), .bytes(let right)): Memory.isEqual(left, right)
        case (.nothing, .nothing): true
        case (.failure(let left), .failure(let right)): left == right
        default: false
        }
    }
}

extension DiskAnswer {
    /// Reads what `add` wrote; nil when it is something else.
    init?(_ reader: inout RecordReader) {
        guard let tag = reader.byte(), let bytes = reader.bytes() else { return nil }
        switch tag {
        case 0: self = .nothing
        case 1: self = .bytes(bytes)
        case 2: self = .failure(String(decoding: bytes, as: UTF8.self))
        default: return nil
        }
    }

    /// Adds it to a record.
    func add(to writer: inout RecordWriter) {
        switch self {
        case .nothing: writer.add(byte: 0); writer.add([])
        case .bytes(let bytes): writer.add(byte: 1); writer.add(bytes)
        case .failure(let words): writer.add(byte: 2); writer.add(Array(words.utf8))
        }
    }
}
