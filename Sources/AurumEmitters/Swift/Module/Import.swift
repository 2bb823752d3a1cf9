/// An import of a generated file.
struct Import {
    /// How far an import can be seen.
    enum Access: Int, Comparable {
        case `internal`, package, `public`

        /// What stands before the import.
        var words: String {
            switch self {
            case .internal: ""
            case .package: "package "
            case .public: "public "
            }
        }

        static func < (left: Access, right: Access) -> Bool { left.rawValue < right.rawValue }
    }

    let access: Access
    /// Whether the line says how far it can be seen, which counts for `internal` only.
    let isExplicit: Bool
    let module: Substring
    /// All that has to hold, except that the code is not for one system.
    let conditions: [Substring]

    /// Reads a line; nil when it is no import.
    init?(_ line: String, under conditions: [String]) {
        var words = line.split(separator: " ")
        let access: Access =
            words.first == "public" ? .public : words.first == "package" ? .package : .internal
        isExplicit = access != .internal || words.first == "internal"
        if isExplicit { words.removeFirst() }
        guard words.count == 2, words[0] == "import" else { return nil }
        self.access = access
        module = words[1]
        // Where one system has no such code, an import too visible is less than one the compiler cannot make sense of.
        self.conditions = conditions.flatMap { $0.split(separator: " && ") }.filter { !$0.hasPrefix("!os(") }
    }

    /// Whether the same module is imported here wherever it is there.
    func isThere(whenever other: Import) -> Bool {
        module == other.module && conditions.allSatisfy(other.conditions.contains)
    }
}
