import AurumPlatform
package import AurumSyntax

/// Reads the files of a compilation once each, through a `SourceProvider`, and remembers their trees.
package struct DocumentLoader {
    private let provider: any SourceProvider
    private let readers: [any DocumentReader]
    private var trees: [String: SyntaxTree?] = [:]
    /// Files that were read ahead, with what is wrong with them, until they are asked for.
    private var ahead: [String: ReadFile] = [:]
    /// The paths asked for, of a loader that only takes note of them.
    private(set) var noted: [String]?
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
        if noted != nil {
            noted?.append(path)
            return nil
        }
        let tree = read(path, from: origin, &diagnostics)
        trees[path] = .some(tree)
        return tree
    }

    /// The same loader, but one that reads nothing and takes note of what it is asked for.
    func takingNote() -> DocumentLoader {
        var loader = self
        loader.noted = []
        return loader
    }

    /// Reads files that will be asked for, several at a time; what is wrong with one is reported when it is.
    mutating func readAhead(_ paths: [String]) {
        var files: [SourceFile] = []
        var seen: Set<String> = []
        for path in paths where trees[path] == nil && seen.insert(path).inserted {
            // One that cannot be had is reported by whoever asks for it.
            if let bytes = try? provider.bytes(at: path) {
                files.append(sources.add(path: path, bytes: bytes))
            }
        }
        let jobs = files.map { (file: $0, reader: reader(for: $0.path, $0.bytes)) }
        let read = Parallel.map(jobs) { job in
            var found = DiagnosticSink()
            let tree = job.reader.read(job.file, &found)
            return ReadFile(tree: Self.sound(tree), diagnostics: found)
        }
        for (file, result) in zip(files, read) {
            loaded.append(result.tree)
            ahead[file.path] = result
        }
    }

    /// A file that has been read, with what is wrong with it.
    private struct ReadFile {
        let tree: SyntaxTree
        let diagnostics: DiagnosticSink
    }

    /// Reads bytes that come from elsewhere, such as the standard input, under a name for messages.
    package mutating func read(
        _ bytes: [UInt8], named path: String, _ diagnostics: inout DiagnosticSink
    ) -> SyntaxTree {
        let reader = reader(for: path, bytes)
        let tree = Self.sound(reader.read(sources.add(path: path, bytes: bytes), &diagnostics))
        loaded.append(tree)
        return tree
    }

    /// A tree to compile: of one with broken brackets nothing, since most that would be said of it follows from that.
    private static func sound(_ tree: SyntaxTree) -> SyntaxTree {
        tree.isShattered ? SyntaxTreeBuilder().finish(tree.file) : tree
    }

    private mutating func read(
        _ path: String, from origin: Label?, _ diagnostics: inout DiagnosticSink
    ) -> SyntaxTree? {
        if let file = ahead.removeValue(forKey: path) {
            diagnostics.merge(file.diagnostics)
            return file.tree
        }
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
        case .missing where path.contains("*") || path.contains("?"):
            Diagnostic(
                .missingFile, "no file fits `\(path)`", at: origin,
                help: ["`*` stands for characters of one name, and `**/` for any folders"])
        case .missing:
            Diagnostic(.missingFile, "no file at `\(path)`", at: origin, path: path, help: ["check the path"])
        case .isDirectory:
            // Where a document names it, the mistake is the document's, and no failure of the system.
            Diagnostic(
                origin == nil ? .unreadableFile : .missingFile, "`\(path)` is a folder, expected a file",
                at: origin, path: path,
                help: ["name the files in it"])
        case .tooLarge(let most):
            Diagnostic(
                .fileTooLarge, "`\(path)` has more than \(most) bytes, and no more can be read", at: origin,
                path: path, help: ["split the file into several"])
        case .unreadable(let reason):
            Diagnostic(.unreadableFile, "cannot read `\(path)`: \(reason)", at: origin, path: path)
        }
    }
}
