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
    private var taken: Set<String> = [Self.listName]

    /// The file in an output folder that lists what was written there; no output can have its path.
    package static let listName = ".aurumc-files"

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
        guard Self.isPlain(file.path) else { return .outside }
        guard taken.insert(file.path.lowercased()).inserted else { return .taken }
        files.append(file)
        return nil
    }

    /// Whether a path leads to a place below the folder it is read in, on any system: no empty name, `.` or `..`, no
    /// backslash, no control character.
    package static func isPlain(_ path: String) -> Bool {
        let isVisible = path.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\\") }
        let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        return isVisible && parts.allSatisfy { $0.count > 2 || !$0.allSatisfy { $0 == UInt8(ascii: ".") } }
    }
}
