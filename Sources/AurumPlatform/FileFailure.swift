#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Why the operating system refused something about a file or folder.
package struct FileFailure: Error, Hashable, Sendable {
    /// What was wrong.
    package enum Reason: Hashable, Sendable {
        /// There is nothing at the path.
        case missing
        /// There is a folder where a file was expected.
        case isFolder
        /// A file stands where the path needs a folder.
        case notFolder
        /// The user may not do this.
        case notPermitted
        /// It has more bytes than this many, which is all that can be read.
        case tooLarge(Int)
        /// Anything else, in the system's words.
        case other(String)
    }

    /// What was to be done.
    package enum Action: String, Hashable, Sendable {
        /// Reading a file, or the names in a folder.
        case read
        /// Writing a file.
        case write
        /// Creating a folder.
        case create
        /// Removing a file or folder.
        case remove
    }

    /// What was to be done.
    package let action: Action
    /// The path as it was asked for.
    package let path: String
    /// What was wrong with it.
    package let reason: Reason

    /// Makes a failure.
    package init(_ action: Action, _ path: String, _ reason: Reason) {
        self.action = action
        self.path = path
        self.reason = reason
    }

    /// The reason in a few words, lower case.
    package var words: String {
        switch reason {
        case .missing: "no such file or folder"
        case .isFolder: "it is a folder"
        case .notFolder: "part of the path is not a folder"
        case .notPermitted: "permission denied"
        case .tooLarge(let most): "it has more than \(most) bytes"
        case .other(let text): text
        }
    }

}

extension FileFailure.Reason {
    /// Reads the error number that the last system call left.
    init(errorNumber: CInt = errno) {
        self =
            switch errorNumber {
            case ENOENT: .missing
            case EISDIR: .isFolder
            case ENOTDIR: .notFolder
            case EACCES, EPERM, EROFS: .notPermitted
            default: .other(Self.text(of: errorNumber))
            }
    }

    private static func text(of errorNumber: CInt) -> String {
        guard let message = strerror(errorNumber) else { return "error \(errorNumber)" }
        let text = String(cString: message)
        return text.prefix(1).lowercased() + text.dropFirst()
    }
}
