#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The process that runs the program.
package enum CurrentProcess {
    /// The words after the program's name.
    package static var words: [String] { Array(CommandLine.arguments.dropFirst()) }

    /// The value of an environment variable.
    package static func variable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }

    /// Nanoseconds on a clock that only moves forward.
    package static func nanoseconds() -> UInt64 {
        var now = timespec()
        guard clock_gettime(CLOCK_MONOTONIC, &now) == 0 else { return 0 }
        return UInt64(clamping: now.tv_sec) &* 1_000_000_000 &+ UInt64(clamping: now.tv_nsec)
    }

    /// Makes a write to a closed pipe an error of that write instead of the end of the process.
    package static func ignoreBrokenPipes() {
        signal(SIGPIPE, SIG_IGN)
    }

    /// Ends the process.
    package static func exit(_ code: UInt8) -> Never {
        systemExit(CInt(code))
    }
}

private func systemExit(_ code: CInt) -> Never {
    exit(code)
}
