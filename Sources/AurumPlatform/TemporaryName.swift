#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The name of a file that is being written, until it takes the place of another: `.aurumc-PROCESS-ATTEMPT`.
package struct TemporaryName {
    /// What all of them begin with.
    package static let prefix = ".aurumc-"

    /// The process that writes the file.
    package let process: Int32
    /// Tells the files of a process apart.
    package let attempt: Int

    /// Makes the name of a file of this process.
    init(attempt: Int) {
        process = getpid()
        self.attempt = attempt
    }

    /// Reads a name; nil when it is not exactly of this form.
    package init?(_ name: String) {
        guard name.hasPrefix(Self.prefix) else { return nil }
        let parts = name.dropFirst(Self.prefix.count).split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, let process = Int32(parts[0]), let attempt = Int(parts[1]) else { return nil }
        (self.process, self.attempt) = (process, attempt)
        guard process > 0, attempt >= 0, text.utf8.elementsEqual(name.utf8) else { return nil }
    }

    /// The name.
    var text: String { "\(Self.prefix)\(process)-\(attempt)" }

    /// Whether the process that wrote the file is gone, so that nobody is going to rename it.
    package var isAbandoned: Bool { kill(process, 0) == -1 && errno == ESRCH }
}
