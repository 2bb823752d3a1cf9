package import AurumSyntax

/// Reads the files of a compilation once each, through a `SourceProvider`, and remembers their trees.
package struct DocumentLoader {
    private let provider: any SourceProvider
    private let readers: [any DocumentReader]
    private var trees: [String: SyntaxTree?] = [:]
    /// The files read so far, in load order.
    package private(set) var sources = SourceMap()
    /// The trees of the files read so far, indexed by `SourceID`.
    package private(set) var loaded: [SyntaxTree] = []

    /// Makes a loader that picks a reader by a file's ending, else the first that takes how the file begins.
    package init(provider: any SourceProvider, readers: [any DocumentReader]) {
        precondition(!readers.isEmpty, "a loader has a reader")
        self.provider = provider
        self.readers = readers
    }

    /// The tree of the file at a path, or nil when it cannot be had, which is reported at `origin`.
    package mutating func load(
        _ path: String, from origin: Label?, _ diagnostics: inout DiagnosticSink
    ) -> SyntaxTree? {
        if let known = trees[path] { return known }
        let tree = read(path, from: origin, &diagnostics)
        trees[path] = .some(tree)
        return tree
    }

    /// Reads bytes that come from elsewhere, such as the standard input, under a name for messages.
    package mutating func read(
        _ bytes: [UInt8], named path: String, _ diagnostics: inout DiagnosticSink
    ) -> SyntaxTree {
        let tree = reader(for: path, bytes).read(sources.add(path: path, bytes: bytes), &diagnostics)
        loaded.append(tree)
        return tree
    }

    private mutating func read(
        _ path: String, from origin: Label?, _ diagnostics: inout DiagnosticSink
    ) -> SyntaxTree? {
        do {
            return read(try provider.bytes(at: path), named: path, &diagnostics)
        } catch {
            diagnostics.report(.unavailable(path, error, from: origin))
            return nil
        }
    }

    private func reader(for path: String, _ bytes: [UInt8]) -> any DocumentReader {
        let ending = RelativePath.fileExtension(of: path)
        return readers.first { type(of: $0).fileExtensions.contains(ending) }
            ?? readers.first { $0.accepts(bytes) } ?? readers[0]
    }
}

extension Diagnostic {
    /// A file that is named somewhere, or on the command line, cannot be read.
    package static func unavailable(_ path: String, _ failure: SourceFailure, from origin: Label?)
        -> Diagnostic
    {
        switch failure {
        case .missing:
            Diagnostic(.missingFile, "no file at `\(path)`", at: origin, help: ["check the path"])
        case .isDirectory:
            Diagnostic(
                .missingFile, "`\(path)` is a folder, expected a file", at: origin,
                help: ["name the files in it"])
        case .unreadable(let reason):
            Diagnostic(.unreadableFile, "cannot read `\(path)`: \(reason)", at: origin)
        }
    }
}
