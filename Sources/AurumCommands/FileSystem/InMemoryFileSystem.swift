package import AurumPlatform

/// Files that live in memory, so that a test can run any command.
///
/// Invariant: while something changes them, nothing else reads or changes them.
package final class InMemoryFileSystem: FileSystem, @unchecked Sendable {
    private var contents: [Path: [UInt8]] = [:]
    private var folders: Set<Path> = [Path("/")]

    /// Makes a file system with only a root.
    package init() {}

    /// Makes a file system with some text files and the folders they need.
    package init(_ texts: [String: String]) {
        for (path, text) in texts { add(path, text) }
    }

    /// Puts a text file there, with the folders it needs.
    package func add(_ path: String, _ text: String) {
        add(Path(path), Array(text.utf8))
    }

    /// Puts a file there, with the folders it needs.
    package func add(_ path: Path, _ bytes: [UInt8]) {
        addFolders(to: path.parent)
        contents[path] = bytes
    }

    /// All files, sorted by path.
    package var files: [(path: Path, bytes: [UInt8])] {
        contents.sorted { $0.key < $1.key }.map { (path: $0.key, bytes: $0.value) }
    }

    package func read(_ path: Path) throws(FileFailure) -> [UInt8] {
        if let bytes = contents[path] { return bytes }
        if kind(of: path) == .folder { throw FileFailure(.read, path.text, .isFolder) }
        throw FileFailure(.read, path.text, kind(of: path.parent) == .file ? .notFolder : .missing)
    }

    package func write(_ bytes: [UInt8], to path: Path) throws(FileFailure) {
        if kind(of: path) == .folder { throw FileFailure(.write, path.text, .isFolder) }
        switch kind(of: path.parent) {
        case .folder: contents[path] = bytes
        case nil: throw FileFailure(.write, path.text, .missing)
        default: throw FileFailure(.write, path.text, .notFolder)
        }
    }

    package func kind(of path: Path) -> FileKind? {
        folders.contains(path) ? .folder : contents[path] == nil ? nil : .file
    }

    package func isLink(_ path: Path) -> Bool { false }

    package func list(_ folder: Path) throws(FileFailure) -> [String] {
        guard let kind = kind(of: folder) else { throw FileFailure(.read, folder.text, .missing) }
        guard kind == .folder else { throw FileFailure(.read, folder.text, .notFolder) }
        return children(of: folder).map(\.name)
    }

    package func createFolder(_ path: Path, isPrivate: Bool) throws(FileFailure) {
        var folder = path
        while folder != folder.parent {
            if contents[folder] != nil { throw FileFailure(.create, path.text, .notFolder) }
            folder = folder.parent
        }
        addFolders(to: path)
    }

    package func removeFile(_ path: Path) throws(FileFailure) {
        guard contents.removeValue(forKey: path) != nil else {
            throw FileFailure(.remove, path.text, kind(of: path) == .folder ? .isFolder : .missing)
        }
    }

    @discardableResult
    package func removeFolderIfEmpty(_ path: Path) throws(FileFailure) -> Bool {
        guard kind(of: path) == .folder else { throw FileFailure(.remove, path.text, .missing) }
        guard children(of: path).isEmpty else { return false }
        return folders.remove(path) != nil
    }

    private func children(of folder: Path) -> [Path] {
        (Array(contents.keys) + folders).filter { $0.parent == folder && $0 != folder }.sorted()
    }

    private func addFolders(to path: Path) {
        var folder = path
        while folders.insert(folder).inserted { folder = folder.parent }
    }
}
