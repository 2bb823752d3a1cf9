import AurumPlatform

/// A question that a run asked the disk, and the answer it got.
struct DiskObservation: Sendable {
    /// The questions that `FileSystem` answers.
    enum Question: UInt8 {
        case content
        case regularContent
        case holds
        case realPath
        case kind
        case link
        case names
    }

    let question: Question
    let path: Path
    /// The bytes that a file was compared with.
    var given: [UInt8] = []
    let answer: DiskAnswer

    /// Whether the disk would say the same now.
    func isStillTrue(on disk: any FileSystem) -> Bool {
        now(on: disk) == answer
    }

    /// The same question with the answer of now.
    func refreshed(from disk: any FileSystem) -> DiskObservation {
        DiskObservation(question: question, path: path, given: given, answer: now(on: disk))
    }

    /// What the disk says now; a pipe is not asked, since what it gives is gone then.
    private func now(on disk: any FileSystem) -> DiskAnswer {
        switch question {
        case .content where disk.kind(of: path) == .special: .nothing
        case .content: DiskAnswer { () throws(FileFailure) in try disk.read(path) }
        case .regularContent: DiskAnswer { () throws(FileFailure) in try disk.readRegular(path) }
        case .holds: DiskAnswer(disk.holds(path, given))
        case .realPath: .bytes(Array(disk.realPath(path).text.utf8))
        case .kind: DiskAnswer(disk.kind(of: path))
        case .link: DiskAnswer(disk.isLink(path))
        case .names: DiskAnswer(names: { () throws(FileFailure) in try disk.list(path) })
        }
    }
}

extension DiskObservation {
    /// Reads what `add` wrote; nil when it is something else.
    init?(_ reader: inout RecordReader) {
        guard let question = reader.byte().flatMap(Question.init), let path = reader.bytes(),
            let given = reader.bytes(), let answer = DiskAnswer(&reader)
        else { return nil }
        let text = String(decoding: path, as: UTF8.self)
        self.init(question: question, path: Path(text), given: given, answer: answer)
    }

    /// Adds it to a record.
    func add(to writer: inout RecordWriter) {
        writer.add(byte: question.rawValue)
        writer.add(Array(path.text.utf8))
        writer.add(given)
        answer.add(to: &writer)
    }
}
