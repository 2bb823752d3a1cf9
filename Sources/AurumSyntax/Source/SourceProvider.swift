/// Why a file could not be had.
package enum SourceFailure: Error, Hashable, Sendable {
    /// There is nothing at the path.
    case missing
    /// The path is a folder.
    case isDirectory
    /// It has more bytes than this many, which is all that can be read.
    case tooLarge(Int)
    /// The system refused, for this reason.
    case unreadable(String)
}

/// Gives the bytes of files to the stages that need further files, so that stages never touch a disk.
package protocol SourceProvider {
    /// The bytes of the file at a path, relative to the working folder or absolute.
    func bytes(at path: String) throws(SourceFailure) -> [UInt8]
}
