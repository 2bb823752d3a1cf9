#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Compares files with bytes in memory, without taking a file into memory.
package enum FileComparison {
    private static let bufferSize = 64 << 10

    /// Whether a regular file is at the path itself, links not followed, that holds exactly these bytes.
    ///
    /// Without `O_NONBLOCK` a pipe that nobody writes to would be waited for; nothing is read from one.
    package static func holds(_ path: String, _ bytes: [UInt8]) -> Bool {
        let number = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard number >= 0 else { return false }
        defer { close(number) }
        var status = stat()
        guard fstat(number, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size == bytes.count
        else {
            return false
        }
        return withUnsafeTemporaryAllocation(byteCount: bufferSize, alignment: 16) { buffer in
            bytes.withUnsafeBytes { matches(number, $0, buffer) }
        }
    }

    private static func matches(
        _ number: Int32, _ bytes: UnsafeRawBufferPointer, _ buffer: UnsafeMutableRawBufferPointer
    ) -> Bool {
        guard let target = buffer.baseAddress else { return false }
        var offset = 0
        while true {
            // One byte more than there should be tells a longer file.
            let wanted = min(buffer.count, bytes.count - offset + 1)
            let count = read(number, target, wanted)
            if count < 0 && errno == EINTR { continue }
            guard count >= 0, offset + count <= bytes.count else { return false }
            if count > 0, let expected = bytes.baseAddress, memcmp(target, expected + offset, count) != 0 {
                return false
            }
            offset += count
            // A file gives less than it is asked for only at its end.
            if count < wanted { return offset == bytes.count }
        }
    }
}
