#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

extension Files {
    /// Replaces a file so that at any moment it holds either all of the old bytes or all of the new ones.
    ///
    /// The bytes go to a new file in the same folder that is then renamed; it is removed when anything fails. An
    /// existing file keeps its permissions, a symbolic link is replaced by a file, and a device or pipe, which cannot be
    /// replaced, is written to directly. `durably` waits until the disk has the bytes.
    package static func write(_ bytes: [UInt8], to path: String, durably: Bool = false) throws(FileFailure) {
        let system = try SystemCall(.write, path)
        var status = stat()
        let exists = lstat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFLNK
        if exists {
            switch kind(status) {
            case .folder: throw system.failure(.isFolder)
            case .special: return try writeThrough(bytes, to: path, system)
            case .file: try system.run { access(path, W_OK) }
            }
        }
        let temporary = try TemporaryFile(beside: path, system)
        do {
            try temporary.fill(bytes, mode: exists ? status.st_mode & 0o7777 : nil, durably: durably)
            try system.run { rename(temporary.path, path) }
        } catch {
            unlink(temporary.path)
            throw error
        }
    }

    private static func writeThrough(
        _ bytes: [UInt8], to target: String, _ system: SystemCall
    ) throws(FileFailure) {
        // A pipe that nobody reads is a failure, nothing to wait for.
        let number = try system.run { open(target, O_WRONLY | O_NONBLOCK | O_CLOEXEC) }
        defer { close(number) }
        try Descriptor(number: number).writeAll(bytes, system)
    }
}

/// A new file beside the one it is to replace.
private struct TemporaryFile {
    let path: String
    private let number: CInt
    private let system: SystemCall

    init(beside target: String, _ system: SystemCall) throws(FileFailure) {
        self.system = system
        let folder = Path(target).parent
        for attempt in 0..<1_000 {
            let candidate = folder.appending(TemporaryName(attempt: attempt).text, normalizing: false).text
            let opened = SystemCall.retrying {
                open(candidate, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
            }
            if let opened {
                path = candidate
                number = opened
                return
            }
            guard errno == EEXIST else { throw system.failure() }
        }
        throw system.failure(.init(errorNumber: EEXIST))
    }

    /// Writes all bytes and closes the file, also when that fails.
    func fill(_ bytes: [UInt8], mode: mode_t?, durably: Bool) throws(FileFailure) {
        do {
            try Descriptor(number: number).writeAll(bytes, system)
            if let mode { try system.run { fchmod(number, mode) } }
            if durably { try system.run { fsync(number) } }
        } catch {
            close(number)
            throw error
        }
        // Some file systems report a full disk only here; an interrupted close has closed the file all the same.
        if close(number) != 0, errno != EINTR { throw system.failure() }
    }
}

extension Descriptor {
    fileprivate func writeAll(_ bytes: [UInt8], _ system: SystemCall) throws(FileFailure) {
        switch write(bytes) {
        case .written: return
        case .closed: throw system.failure(.init(errorNumber: EPIPE))
        case .failed(let reason): throw system.failure(reason)
        }
    }
}
