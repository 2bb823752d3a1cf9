#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// An open file descriptor, such as standard output.
package struct Descriptor: Sendable {
    /// Standard input.
    package static let standardInput = Descriptor(number: 0)
    /// Standard output.
    package static let standardOutput = Descriptor(number: 1)
    /// Standard error.
    package static let standardError = Descriptor(number: 2)

    let number: CInt

    /// Makes the descriptor with a number, which somebody else opened and closes.
    package init(number: CInt) {
        self.number = number
    }

    /// What became of a write.
    package enum WriteResult: Hashable, Sendable {
        /// All bytes were written.
        case written
        /// Nobody reads the other end any more.
        case closed
        /// The system refused, in its words.
        case failed(FileFailure.Reason)
    }

    /// Writes all bytes, however many calls it takes.
    package func write(_ bytes: some Sequence<UInt8>) -> WriteResult {
        let written: WriteResult? = bytes.withContiguousStorageIfAvailable(write(buffer:))
        return written ?? Array(bytes).withUnsafeBufferPointer(write(buffer:))
    }

    private func write(buffer: UnsafeBufferPointer<UInt8>) -> WriteResult {
        var offset = 0
        while offset < buffer.count {
            let rest = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(buffer)[offset...])
            if let count = SystemCall.retrying({ systemWrite(number, rest) }) {
                offset += count
            } else if errno == EAGAIN {
                waitUntilWritable()
            } else {
                return errno == EPIPE ? .closed : .failed(.init())
            }
        }
        return .written
    }

    /// A terminal or pipe that another program made non-blocking takes no more for the moment.
    private func waitUntilWritable() {
        var request = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
        _ = poll(&request, 1, -1)
    }

    /// The most that is read where nobody knows the size beforehand, in bytes; some devices never end.
    package static let longestStream = 1 << 28

    /// Reads until the end; `name` stands for the path in a failure.
    package func readAll(as name: String) throws(FileFailure) -> [UInt8] {
        try readToEnd(try SystemCall(.read, name), expecting: 65_536, atMost: Self.longestStream)
    }

    /// Reads until the end; a file that has as many bytes as it says needs one call.
    ///
    /// More than `limit` bytes are a failure.
    func readToEnd(
        _ system: SystemCall, expecting size: Int, atMost limit: Int, isFile: Bool = false
    ) throws(FileFailure) -> [UInt8] {
        var bytes = try readOnce(system, upTo: size + 1)
        if isFile, size > 0, bytes.count == size { return bytes }
        while !bytes.isEmpty {
            let more = try readOnce(system, upTo: 65_536)
            if more.isEmpty { break }
            bytes += more
            if bytes.count > limit { throw system.failure(.tooLarge(limit)) }
        }
        return bytes
    }

    private func readOnce(_ system: SystemCall, upTo capacity: Int) throws(FileFailure) -> [UInt8] {
        var failure: FileFailure?
        let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
            if let read = SystemCall.retrying({ read(number, buffer.baseAddress, buffer.count) }) {
                count = read
            } else {
                failure = system.failure()
            }
        }
        if let failure { throw failure }
        return bytes
    }

    /// Whether a person is likely to look at it.
    package var isTerminal: Bool { isatty(number) == 1 }

    /// The width in columns, if it is a terminal that knows it.
    package var terminalWidth: Int? {
        var size = winsize()
        guard ioctl(number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }
}

private func systemWrite(_ number: CInt, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(number, bytes.baseAddress, bytes.count)
}
