package import AurumPlatform

/// What commands may do with files; the only way they reach a disk.
///
/// Several threads may read at the same time.
package protocol FileSystem: Sendable {
    /// The whole content of a file.
    func read(_ path: Path) throws(FileFailure) -> [UInt8]
    /// The whole content of a regular file; nil when none is at the path itself, links not followed. More bytes than
    /// the limit are a failure.
    func readRegular(_ path: Path, atMost limit: Int) throws(FileFailure) -> [UInt8]?
    /// Whether a file is at the path itself, links not followed, that holds exactly these bytes.
    func holds(_ path: Path, _ bytes: [UInt8]) -> Bool
    /// The absolute path without symbolic links, of something that is there.
    func realPath(_ path: Path) -> Path
    /// Replaces or makes a file in an existing folder, all of it or nothing; a symbolic link is replaced itself.
    func write(_ bytes: [UInt8], to path: Path) throws(FileFailure)
    /// What stands at a path, links followed; nil when there is nothing.
    func kind(of path: Path) -> FileKind?
    /// Whether a symbolic link stands at a path.
    func isLink(_ path: Path) -> Bool
    /// Whether the user may write to something that is there.
    func mayWrite(_ path: Path) -> Bool
    /// The names in a folder, sorted by their bytes.
    func list(_ folder: Path) throws(FileFailure) -> [String]
    /// Creates a folder and those it is in; one that exists is fine, and private ones let no other user in.
    func createFolder(_ path: Path, isPrivate: Bool) throws(FileFailure)
    /// Removes a file.
    func removeFile(_ path: Path) throws(FileFailure)
    /// Removes a folder unless something is in it, and says whether it did.
    @discardableResult
    func removeFolderIfEmpty(_ path: Path) throws(FileFailure) -> Bool
}

extension FileSystem {
    /// The content where no links are, as in memory.
    package func readRegular(_ path: Path, atMost limit: Int) throws(FileFailure) -> [UInt8]? {
        guard kind(of: path) == .file else { return nil }
        let bytes = try read(path)
        if bytes.count > limit { throw FileFailure(.read, path.text, .tooLarge(limit)) }
        return bytes
    }

    /// The whole content of a regular file, however large.
    package func readRegular(_ path: Path) throws(FileFailure) -> [UInt8]? {
        try readRegular(path, atMost: Files.largest)
    }

    /// Creates a folder that anybody may look into.
    package func createFolder(_ path: Path) throws(FileFailure) {
        try createFolder(path, isPrivate: false)
    }

    /// Whether the content is the same, where reading it costs nothing, as in memory.
    package func holds(_ path: Path, _ bytes: [UInt8]) -> Bool {
        (try? readRegular(path)).map { Memory.isEqual($0, bytes) } ?? false
    }

    /// Everything may be written, as in memory.
    package func mayWrite(_ path: Path) -> Bool { true }

    /// The path itself where no links are, as in memory.
    package func realPath(_ path: Path) -> Path { path }
}
