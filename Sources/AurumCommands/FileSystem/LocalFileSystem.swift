package import AurumPlatform

/// The disk of this machine.
package struct LocalFileSystem: FileSystem {
    /// Makes the file system.
    package init() {}

    package func read(_ path: Path) throws(FileFailure) -> [UInt8] { try Files.read(path.text) }
    package func readRegular(_ path: Path, atMost limit: Int) throws(FileFailure) -> [UInt8]? {
        try Files.readRegular(path.text, atMost: limit)
    }
    package func holds(_ path: Path, _ bytes: [UInt8]) -> Bool { FileComparison.holds(path.text, bytes) }
    package func realPath(_ path: Path) -> Path { Files.realPath(path.text).map { Path($0) } ?? path }
    package func write(_ bytes: [UInt8], to path: Path) throws(FileFailure) {
        try Files.write(bytes, to: path.text)
    }
    package func kind(of path: Path) -> FileKind? { Files.kind(of: path.text) }
    package func isLink(_ path: Path) -> Bool { Files.isLink(path.text) }
    package func mayWrite(_ path: Path) -> Bool { Files.mayWrite(path.text) }
    package func list(_ folder: Path) throws(FileFailure) -> [String] { try Folders.list(folder.text) }
    package func createFolder(_ path: Path, isPrivate: Bool) throws(FileFailure) {
        try Folders.create(path.text, isPrivate: isPrivate)
    }
    package func removeFile(_ path: Path) throws(FileFailure) { try Files.remove(path.text) }
    @discardableResult
    package func removeFolderIfEmpty(_ path: Path) throws(FileFailure) -> Bool {
        try Folders.removeIfEmpty(path.text)
    }
}
