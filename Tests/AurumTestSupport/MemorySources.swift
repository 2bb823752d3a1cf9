package import AurumSyntax

/// Files that exist only in a test.
package struct MemorySources: SourceProvider {
    private let files: [String: [UInt8]]

    /// Makes a provider of texts by their paths.
    package init(_ texts: [String: String]) {
        files = texts.mapValues { Array($0.utf8) }
    }

    /// Makes a provider of bytes by their paths.
    package init(bytes: [String: [UInt8]]) {
        files = bytes
    }

    package func bytes(at path: String) throws(SourceFailure) -> [UInt8] {
        guard let bytes = files[path] else { throw .missing }
        return bytes
    }
}
