#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Calls the C library about a path so that interruptions are retried and errors are thrown.
struct SystemCall {
    private let action: FileFailure.Action
    private let path: String

    /// Refuses paths that C would read differently: a NUL byte ends a path early.
    init(_ action: FileFailure.Action, _ path: String) throws(FileFailure) {
        self.action = action
        self.path = path
        if path.utf8.contains(0) { throw failure(.other("the path holds a NUL byte")) }
    }

    /// Runs a call and throws what went wrong.
    @discardableResult
    func run<Result: SignedInteger>(_ call: () -> Result) throws(FileFailure) -> Result {
        guard let result = Self.retrying(call) else { throw failure() }
        return result
    }

    /// The failure to throw, by default the one that `errno` names.
    func failure(_ reason: FileFailure.Reason = .init()) -> FileFailure {
        FileFailure(action, path, reason)
    }

    /// Repeats a call that a signal interrupted; nil stands for an error that `errno` names.
    static func retrying<Result: SignedInteger>(_ call: () -> Result) -> Result? {
        while true {
            let result = call()
            if result != -1 { return result }
            if errno != EINTR { return nil }
        }
    }
}
