import AurumPlatform

/// Files as they are, except some that are supposed to have another content; nothing is written.
struct OverlayFileSystem: FileSystem {
    private let base: any FileSystem
    private let contents: [Path: [UInt8]]

    /// Makes a file system over another one.
    init(_ base: any FileSystem, _ contents: [Path: [UInt8]]) {
        self.base = base
        self.contents = contents
    }

    func read(_ path: Path) throws(FileFailure) -> [UInt8] {
        if let content = contents[path] { return content }
        return try base.read(path)
    }

    func kind(of path: Path) -> FileKind? { contents[path] == nil ? base.kind(of: path) : .file }
    func isLink(_ path: Path) -> Bool { contents[path] == nil && base.isLink(path) }
    func list(_ folder: Path) throws(FileFailure) -> [String] { try base.list(folder) }
    func realPath(_ path: Path) -> Path { base.realPath(path) }
    func mayWrite(_ path: Path) -> Bool { false }

    func write(_ bytes: [UInt8], to path: Path) throws(FileFailure) {
        throw FileFailure(.write, path.text, .notPermitted)
    }

    func createFolder(_ path: Path, isPrivate: Bool) throws(FileFailure) {
        throw FileFailure(.create, path.text, .notPermitted)
    }

    func removeFile(_ path: Path) throws(FileFailure) { throw FileFailure(.remove, path.text, .notPermitted) }

    func removeFolderIfEmpty(_ path: Path) throws(FileFailure) -> Bool {
        throw FileFailure(.remove, path.text, .notPermitted)
    }
}
