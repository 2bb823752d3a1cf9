package import AurumPlatform

/// Remembers runs, so that one that would see nothing new need not be worked out again.
///
/// Nothing is believed: every file, folder and missing file that a run saw is looked at again, and compared in full. A
/// record that cannot be read or written is no failure, only slower.
package struct RunCache: Sendable {
    /// There are never more records than this; a new one takes the place of an old one.
    private static let slots: UInt64 = 64

    /// A record with more bytes than this is not worth its room.
    private static let largest = 64 << 20

    /// The folder with the records.
    let folder: Path
    private let program: String

    /// Makes a cache in a folder, which need not be there, for a program that answers to a name no other build has.
    package init(folder: Path, program: String) {
        self.folder = folder
        self.program = program
    }

    /// What became of the same run before, if it would become the same now; else nil.
    func recall(_ words: [String], _ environment: Environment) -> RunRecord? {
        let disk = environment.fileSystem
        guard let contents = try? disk.readRegular(file(for: words, environment), atMost: Self.largest),
            let record = RunRecord(contents, for: key(of: words, environment)),
            record.observations.allSatisfy({ $0.isStillTrue(on: disk) })
        else { return nil }
        return record
    }

    /// Does a run and keeps its record, if the same could be said again.
    func remember(
        _ words: [String], _ environment: Environment, _ run: (Environment) -> ExitCode
    ) -> ExitCode {
        let observer = ObservingFileSystem(environment.fileSystem)
        environment.output.startTranscript()
        environment.errors.startTranscript()
        let code = run(environment.reaching(observer))
        guard let observations = observer.observations, code != .inputOutput else { return code }
        let record = RunRecord(
            key: key(of: words, environment), observations: observations,
            output: environment.output.transcript,
            errors: environment.errors.transcript, code: code)
        store(record.contents, as: file(for: words, environment), environment.fileSystem)
        return code
    }

    private func store(_ contents: [UInt8], as file: Path, _ disk: any FileSystem) {
        guard contents.count <= Self.largest else { return }
        try? disk.createFolder(folder, isPrivate: true)
        // What runs that were killed left half written.
        for name in (try? disk.list(folder)) ?? [] where TemporaryName(name)?.isAbandoned == true {
            try? disk.removeFile(folder.appending(name))
        }
        try? disk.write(contents, to: file)
    }

    /// Everything but the disk that a run depends on.
    private func key(of words: [String], _ environment: Environment) -> [UInt8] {
        var writer = RecordWriter()
        let variables = environment.variables.map { "\($0.key)=\($0.value)" }.sorted()
        let terminals = [environment.output.isTerminal, environment.errors.isTerminal]
        let looks = "\(terminals) \(environment.width)"
        for text in [Version.current, program, environment.workingFolder.text, looks] {
            writer.add(Array(text.utf8))
        }
        for list in [words, variables] {
            writer.add(count: list.count)
            for text in list { writer.add(Array(text.utf8)) }
        }
        return writer.contents
    }

    private func file(for words: [String], _ environment: Environment) -> Path {
        var hash = Fingerprint()
        for text in [environment.workingFolder.text] + words { hash.add(text.utf8) }
        // The upper bits are the better mixed ones.
        return folder.appending("aurumc-run-\((hash.value >> 32) % Self.slots)")
    }
}

extension RunCache {
    /// The cache of this process: in the folder that a variable names, else in the user's; nil when the variable says
    /// `off`, or when nobody can tell where to put it.
    init?(choice: String?) {
        guard choice != "off", let program = CurrentProcess.programIdentity else { return nil }
        let named = choice.flatMap { $0.hasPrefix("/") ? $0 : nil }
        guard let folder = named ?? CurrentProcess.cacheFolder.map({ $0 + "/aurumc" }) else { return nil }
        self.init(folder: Path(folder), program: program)
    }
}
