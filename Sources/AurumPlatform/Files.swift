#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// What stands at a path.
package enum FileKind: Hashable, Sendable {
    /// A regular file.
    case file
    /// A folder.
    case folder
    /// A device, pipe or socket.
    case special
}

/// Reading and removing files of the local disk.
package enum Files {
    /// The whole content of a file, pipe or device.
    package static func read(_ path: String) throws(FileFailure) -> [UInt8] {
        let system = try SystemCall(.read, path)
        let number = try system.run { open(path, O_RDONLY | O_CLOEXEC) }
        defer { close(number) }
        var status = stat()
        try system.run { fstat(number, &status) }
        if kind(status) == .folder { throw system.failure(.isFolder) }
        let size = Int(clamping: status.st_size)
        return try Descriptor(number: number).readToEnd(
            system, expecting: max(0, min(size, 1 << 30)), isFile: kind(status) == .file)
    }

    /// What stands at a path, symbolic links followed; nil when there is nothing that can be seen.
    package static func kind(of path: String) -> FileKind? {
        var status = stat()
        guard !path.utf8.contains(0), stat(path, &status) == 0 else { return nil }
        return kind(status)
    }

    /// Whether a symbolic link stands at a path.
    package static func isLink(_ path: String) -> Bool {
        var status = stat()
        guard !path.utf8.contains(0), lstat(path, &status) == 0 else { return false }
        return status.st_mode & S_IFMT == S_IFLNK
    }

    /// Removes a file; a symbolic link is removed itself, not its target.
    package static func remove(_ path: String) throws(FileFailure) {
        try SystemCall(.remove, path).run { unlink(path) }
    }

    static func kind(_ status: stat) -> FileKind {
        switch status.st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        default: .special
        }
    }
}
