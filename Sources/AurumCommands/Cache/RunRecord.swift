/// A finished run: what it was asked, what it saw of the disk, and what came of it.
///
/// A run is a function of these things alone, so the same question on a disk that looks the same has the same answer.
struct RunRecord {
    /// What begins every file, with the number of its form.
    private static let mark = Array("aurumc run 1\n".utf8)

    /// What was asked, and by whom.
    let key: [UInt8]
    let observations: [DiskObservation]
    /// What went to standard output and standard error.
    let output: [UInt8]
    let errors: [UInt8]
    let code: ExitCode
}

extension RunRecord {
    /// Reads a record that belongs to a key; nil when it belongs to another, or is none.
    init?(_ contents: [UInt8], for key: [UInt8]) {
        var reader = RecordReader(contents)
        guard reader.bytes() == Self.mark, reader.bytes() == key,
            let output = reader.bytes(), let errors = reader.bytes(), let number = reader.byte(),
            let code = ExitCode(rawValue: number), let checksum = reader.count(),
            checksum == Self.checksum(key, output, errors, number), let count = reader.count()
        else { return nil }
        var observations: [DiskObservation] = []
        while observations.count < count {
            guard let observation = DiskObservation(&reader) else { return nil }
            observations.append(observation)
        }
        guard reader.isAtEnd else { return nil }
        self.init(key: key, observations: observations, output: output, errors: errors, code: code)
    }

    /// The bytes of its file.
    var contents: [UInt8] {
        var writer = RecordWriter()
        for part in [Self.mark, key, output, errors] { writer.add(part) }
        writer.add(byte: code.rawValue)
        writer.add(count: Self.checksum(key, output, errors, code.rawValue))
        writer.add(count: observations.count)
        for observation in observations { observation.add(to: &writer) }
        return writer.contents
    }

    /// Tells of damage to what would be believed; observations are compared with the disk anyway.
    private static func checksum(_ key: [UInt8], _ output: [UInt8], _ errors: [UInt8], _ code: UInt8) -> Int {
        var hash = Fingerprint()
        for part in [key, output, errors, [code]] { hash.add(part) }
        return Int(hash.value >> 1)
    }
}
