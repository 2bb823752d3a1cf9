package import AurumSyntax

/// A file to be written below an output folder.
package struct OutputFile: Hashable, Sendable {
    /// The path below the output folder, `/`-separated.
    package let path: String
    /// The whole content.
    package let contents: [UInt8]
    /// What its lines come from, as far as that is known: by first line, the outer before the inner.
    package let origins: [LineOrigin]

    /// Makes a file.
    package init(path: String, contents: [UInt8], origins: [LineOrigin] = []) {
        self.path = path
        self.contents = contents
        self.origins = origins
    }
}

/// The files of one output folder; a path is taken once, and never leads out of the folder.
package struct OutputSet: Sendable {
    /// The files in the order they were added.
    package private(set) var files: [OutputFile] = []
    /// The path from the output folder to a file of the input.
    package let pathToSource: @Sendable (String) -> String
    private var taken: Set<String> = [Self.listName]

    /// The file in an output folder that lists what was written there; no output can have its path.
    package static let listName = ".aurumc-files"

    /// Makes an empty set; without saying where the output folder is, files of the input are named as they were given.
    package init(pathToSource: @escaping @Sendable (String) -> String = { $0 }) {
        self.pathToSource = pathToSource
    }

    /// Adds a text file; a path that cannot be used is reported.
    package mutating func add(_ path: String, _ text: String, _ diagnostics: inout DiagnosticSink) {
        add(OutputFile(path: path, contents: Array(text.utf8)), &diagnostics)
    }

    /// Adds a text file; a path that cannot be used is reported.
    mutating func add(
        _ path: String, _ text: TextBuffer, origins: [LineOrigin] = [], _ diagnostics: inout DiagnosticSink
    ) {
        add(OutputFile(path: path, contents: text.bytes, origins: origins), &diagnostics)
    }

    /// Adds a file; a path that leads out of the folder, or that another file has in any letter case, is reported.
    package mutating func add(_ file: OutputFile, _ diagnostics: inout DiagnosticSink) {
        guard Self.isPlain(file.path) else {
            return diagnostics.report(.refusedFile(file.path, "leads out of its folder"))
        }
        guard taken.insert(file.path.lowercased()).inserted else {
            return diagnostics.report(.refusedFile(file.path, "is the path of another file too"))
        }
        files.append(file)
    }

    /// Whether a path leads to a place below the folder it is read in, on any system: no empty name, `.` or `..`, no
    /// backslash, no control character.
    package static func isPlain(_ path: String) -> Bool {
        var dots = 0
        var isName = false
        for byte in path.utf8 {
            switch byte {
            case 0..<0x20, 0x7F, UInt8(ascii: "\\"): return false
            case UInt8(ascii: "/"):
                guard isName else { return false }
                dots = 0
                isName = false
            case UInt8(ascii: ".") where dots < 2: dots += 1
            default: isName = true
            }
        }
        return isName
    }
}

extension Diagnostic {
    fileprivate static func refusedFile(_ path: String, _ reason: String) -> Diagnostic {
        Diagnostic(
            .refusedFile, "the output `\(path)` \(reason)", at: nil, path: path,
            help: ["rename what the file is named after"])
    }
}
