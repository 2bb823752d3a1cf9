import AurumPlatform

/// A file system that notes all it is asked, and what it said.
///
/// Only what a run knows from here can be checked again later; a run that changes anything is not repeated at all.
final class ObservingFileSystem: FileSystem {
    private struct Notes: Sendable {
        var observations: [DiskObservation] = []
        var isRepeatable = true
        /// What the run itself wrote, made or removed.
        var changed: Set<Path> = []
    }

    private let disk: any FileSystem
    private let notes = Guarded(Notes())

    /// Observes what goes to another file system.
    init(_ disk: any FileSystem) {
        self.disk = disk
    }

    /// What was asked; nil when a later run may have to do something else, whatever it sees.
    var observations: [DiskObservation]? {
        notes.use { $0.isRepeatable ? $0.observations : nil }
    }

    /// What was asked, with the answers that the disk gives now about what the run itself changed.
    var observationsAfterChanges: [DiskObservation] {
        let notes = notes.use { $0 }
        let folders = Set(notes.changed.map(\.parent))
        return notes.observations.map { observation in
            let isOwn =
                notes.changed.contains(observation.path)
                || observation.question == .names && folders.contains(observation.path)
            return isOwn ? observation.refreshed(from: disk) : observation
        }
    }

    func read(_ path: Path) throws(FileFailure) -> [UInt8] {
        // What a pipe or a device gives is gone once it is read.
        if disk.kind(of: path) == .special { noteChange() }
        return try observed(.content, path) { () throws(FileFailure) in try disk.read(path) } ?? []
    }

    func readRegular(_ path: Path, atMost limit: Int) throws(FileFailure) -> [UInt8]? {
        try observed(.regularContent, path) { () throws(FileFailure) in
            try disk.readRegular(path, atMost: limit)
        }
    }

    func holds(_ path: Path, _ bytes: [UInt8]) -> Bool {
        let result = disk.holds(path, bytes)
        note(DiskObservation(question: .holds, path: path, given: bytes, answer: DiskAnswer(result)))
        return result
    }

    func realPath(_ path: Path) -> Path {
        let result = disk.realPath(path)
        note(DiskObservation(question: .realPath, path: path, answer: .bytes(Array(result.text.utf8))))
        return result
    }

    func kind(of path: Path) -> FileKind? {
        let result = disk.kind(of: path)
        note(DiskObservation(question: .kind, path: path, answer: DiskAnswer(result)))
        return result
    }

    func isLink(_ path: Path) -> Bool {
        let result = disk.isLink(path)
        note(DiskObservation(question: .link, path: path, answer: DiskAnswer(result)))
        return result
    }

    func mayWrite(_ path: Path) -> Bool {
        // Permissions are no part of what is compared again.
        noteChange()
        return disk.mayWrite(path)
    }

    func list(_ folder: Path) throws(FileFailure) -> [String] {
        let result = Swift.Result { () throws(FileFailure) in try disk.list(folder) }
        let answer = DiskAnswer(names: { () throws(FileFailure) in try result.get() })
        note(DiskObservation(question: .names, path: folder, answer: answer))
        let names = try result.get()
        // Whether it is left over depends on a process, not on the disk.
        if names.contains(where: { TemporaryName($0) != nil }) { noteChange() }
        return names
    }

    func write(_ bytes: [UInt8], to path: Path) throws(FileFailure) {
        noteChange(of: path)
        try disk.write(bytes, to: path)
    }

    func createFolder(_ path: Path, isPrivate: Bool) throws(FileFailure) {
        noteChange(of: path)
        try disk.createFolder(path, isPrivate: isPrivate)
    }

    func removeFile(_ path: Path) throws(FileFailure) {
        noteChange(of: path)
        try disk.removeFile(path)
    }

    @discardableResult
    func removeFolderIfEmpty(_ path: Path) throws(FileFailure) -> Bool {
        noteChange(of: path)
        return try disk.removeFolderIfEmpty(path)
    }

    private func observed(
        _ question: DiskObservation.Question, _ path: Path, _ content: () throws(FileFailure) -> [UInt8]?
    ) throws(FileFailure) -> [UInt8]? {
        let result = Swift.Result { () throws(FileFailure) in try content() }
        let answer = DiskAnswer { () throws(FileFailure) in try result.get() }
        note(DiskObservation(question: question, path: path, answer: answer))
        return try result.get()
    }

    private func note(_ observation: DiskObservation) {
        notes.use { $0.observations.append(observation) }
    }

    private func noteChange(of path: Path? = nil) {
        notes.use { notes in
            notes.isRepeatable = false
            // Making a folder may make those it is in.
            var path = path
            while let changed = path, notes.changed.insert(changed).inserted { path = changed.parent }
        }
    }
}
