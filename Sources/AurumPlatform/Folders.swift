#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Folders of the local disk.
package enum Folders {
    /// The names in a folder, sorted by their bytes, so that the disk's own order never shows.
    package static func list(_ path: String) throws(FileFailure) -> [String] {
        let system = try SystemCall(.read, path)
        guard let stream = opendir(path) else { throw system.failure() }
        defer { closedir(stream) }
        var names: [String] = []
        errno = 0
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                String(cString: UnsafeRawPointer(pointer).assumingMemoryBound(to: CChar.self))
            }
            if name != ".", name != ".." { names.append(name) }
            errno = 0
        }
        if errno != 0 { throw system.failure() }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// Creates a folder and those it is in; one that exists is fine, and private ones let nobody else in.
    package static func create(_ path: String, isPrivate: Bool = false) throws(FileFailure) {
        let system = try SystemCall(.create, path)
        var missing: [Path] = []
        var folder = Path(path)
        while Files.kind(of: folder.text) == nil, folder != folder.parent {
            missing.append(folder)
            folder = folder.parent
        }
        if Files.kind(of: folder.text) != .folder { throw system.failure(.notFolder) }
        for folder in missing.reversed() where mkdir(folder.text, isPrivate ? 0o700 : 0o777) != 0 {
            // Another process may have been faster.
            guard errno == EEXIST, Files.kind(of: folder.text) == .folder else { throw system.failure() }
        }
    }

    /// Removes a folder if nothing is in it, and says whether it did.
    @discardableResult
    package static func removeIfEmpty(_ path: String) throws(FileFailure) -> Bool {
        let system = try SystemCall(.remove, path)
        if rmdir(path) == 0 { return true }
        if errno == ENOTEMPTY || errno == EEXIST { return false }
        throw system.failure()
    }

    /// The absolute path of the current folder.
    package static func current() throws(FileFailure) -> String {
        guard let buffer = getcwd(nil, 0) else { throw FileFailure(.read, ".", .init()) }
        defer { free(buffer) }
        guard let path = String(validatingCString: buffer) else {
            throw FileFailure(.read, ".", .other("its path is not UTF-8"))
        }
        return path
    }
}
