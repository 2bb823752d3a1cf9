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
    /// The most that is read of a file, in bytes: positions in it are 32-bit offsets.
    package static let largest = Int(UInt32.max)

    /// The whole content of a file, pipe or device.
    package static func read(_ path: String) throws(FileFailure) -> [UInt8] {
        let system = try SystemCall(.read, path)
        let number = try system.run { open(path, O_RDONLY | O_CLOEXEC) }
        defer { close(number) }
        var status = stat()
        try system.run { fstat(number, &status) }
        if kind(status) == .folder { throw system.failure(.isFolder) }
        return try read(Descriptor(number: number), status, system)
    }

    /// The whole content of a regular file; nil when there is none at the path itself, but nothing, a folder, a symbolic
    /// link, a device, pipe or socket.
    ///
    /// More bytes than the limit are a failure.
    package static func readRegular(
        _ path: String, atMost limit: Int = largest
    ) throws(FileFailure) -> [UInt8]? {
        let system = try SystemCall(.read, path)
        // Without `O_NONBLOCK` a pipe that nobody writes to would be waited for.
        let opened = SystemCall.retrying { open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC) }
        guard let number = opened else {
            let failure = system.failure()
            var status = stat()
            if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG { throw failure }
            if failure.reason == .notPermitted, errno == EACCES { throw failure }
            return nil
        }
        defer { close(number) }
        var status = stat()
        try system.run { fstat(number, &status) }
        guard kind(status) == .file else { return nil }
        if status.st_size > limit { throw system.failure(.tooLarge(limit)) }
        return try read(Descriptor(number: number), status, system)
    }

    private static func read(
        _ descriptor: Descriptor, _ status: stat, _ system: SystemCall
    ) throws(FileFailure) -> [UInt8] {
        let size = Int(clamping: status.st_size)
        let isFile = kind(status) == .file
        if isFile, size > largest { throw system.failure(.tooLarge(largest)) }
        return try descriptor.readToEnd(
            system, expecting: max(0, min(size, 1 << 30)),
            atMost: isFile ? largest : Descriptor.longestStream,
            isFile: isFile)
    }

    /// The absolute path without symbolic links; nil when there is nothing at a path.
    package static func realPath(_ path: String) -> String? {
        guard !path.utf8.contains(0), let buffer = realpath(path, nil) else { return nil }
        defer { free(buffer) }
        return String(cString: buffer)
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
