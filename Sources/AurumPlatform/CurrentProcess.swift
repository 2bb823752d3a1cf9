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
    package static var words: [String] {
        let known = CommandLine.arguments
        return Array((known.isEmpty ? InitialWords.all : known).dropFirst())
    }

    /// The value of an environment variable.
    package static func variable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }

    /// The folder for what programs can do without, of the user who runs this one; nil when there is none.
    package static var cacheFolder: String? {
        if let folder = variable("XDG_CACHE_HOME"), folder.hasPrefix("/") { return folder }
        guard let home = variable("HOME"), home.hasPrefix("/") else { return nil }
        #if canImport(Darwin)
        return home + "/Library/Caches"
        #else
        return home + "/.cache"
        #endif
    }

    /// A text that no other build of the program has; nil when the system does not tell where the program is.
    package static var programIdentity: String? {
        guard let path = programPath else { return nil }
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        #if canImport(Darwin)
        let (changed, modified) = (status.st_ctimespec, status.st_mtimespec)
        #else
        let (changed, modified) = (status.st_ctim, status.st_mtim)
        #endif
        let times = [changed.tv_sec, changed.tv_nsec, modified.tv_sec, modified.tv_nsec]
        return "\(status.st_dev) \(status.st_ino) \(status.st_size) \(times)"
    }

    private static var programPath: String? {
        #if canImport(Darwin)
        var length: UInt32 = 0
        _NSGetExecutablePath(nil, &length)
        let path = [CChar](unsafeUninitializedCapacity: Int(length)) { buffer, count in
            count = _NSGetExecutablePath(buffer.baseAddress, &length) == 0 ? buffer.count : 0
        }
        return path.isEmpty
            ? nil : String(decoding: path.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        #else
        return "/proc/self/exe"
        #endif
    }

    /// Nanoseconds on a clock that only moves forward.
    package static func nanoseconds() -> UInt64 {
        var now = timespec()
        guard clock_gettime(CLOCK_MONOTONIC, &now) == 0 else { return 0 }
        return UInt64(clamping: now.tv_sec) &* 1_000_000_000 &+ UInt64(clamping: now.tv_nsec)
    }

    /// Makes a write to a closed pipe, or beyond the size that a file may have, an error of that write instead of the
    /// end of the process.
    package static func surviveFailedWrites() {
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
    }

    /// Ends the process.
    package static func exit(_ code: UInt8) -> Never {
        systemExit(CInt(code))
    }
}

private func systemExit(_ code: CInt) -> Never {
    exit(code)
}
