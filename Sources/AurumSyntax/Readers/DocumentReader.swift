/// Turns the bytes of one file into a tree.
package protocol DocumentReader: Sendable {
    /// The endings of the files this reader is for, without a dot, lower case.
    static var fileExtensions: [String] { get }

    /// Reads a file. It never fails: what cannot be read is reported and becomes a hole.
    func read(_ file: SourceFile, _ diagnostics: inout DiagnosticSink) -> SyntaxTree

    /// Whether a file that begins like this, and whose ending says nothing, may be one for this reader.
    func accepts(_ bytes: [UInt8]) -> Bool
}

extension DocumentReader {
    package func accepts(_ bytes: [UInt8]) -> Bool { true }
}
