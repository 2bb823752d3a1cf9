/// A file to be written below an output folder.
package struct OutputFile: Hashable, Sendable {
    /// The path below the output folder, `/`-separated.
    package let path: String
    /// The whole content.
    package let contents: [UInt8]

    /// Makes a file.
    package init(path: String, contents: [UInt8]) {
        self.path = path
        self.contents = contents
    }
}

/// The files of one output folder; a path is taken once, and never leads out of the folder.
package struct OutputSet: Sendable {
    /// The files in the order they were added.
    package private(set) var files: [OutputFile] = []
    private var taken: Set<String> = []

    /// Makes an empty set.
    package init() {}

    /// Why a path cannot be used.
    package enum Refusal: Hashable, Sendable {
        /// It leads out of the folder or is no plain path.
        case outside
        /// Another file has it, perhaps in other letter case.
        case taken
    }

    /// Adds a text file, or says why its path cannot be used.
    @discardableResult
    package mutating func add(_ path: String, _ text: String) -> Refusal? {
        add(OutputFile(path: path, contents: Array(text.utf8)))
    }

    /// Adds a file, or says why its path cannot be used.
    @discardableResult
    package mutating func add(_ file: OutputFile) -> Refusal? {
        let parts = file.path.split(separator: "/", omittingEmptySubsequences: false)
        let isPlain = parts.allSatisfy {
            !["", ".", ".."].contains($0) && !$0.contains("\\") && !$0.contains("\0")
        }
        guard isPlain else { return .outside }
        guard taken.insert(file.path.lowercased()).inserted else { return .taken }
        files.append(file)
        return nil
    }
}
