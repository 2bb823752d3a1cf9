import AurumSyntax

/// Which paths of tokens and groups have become which.
package struct PathRenames: Sendable {
    /// A path that has become another one, with everything below it.
    package struct Rename: Sendable {
        /// The names of the old path.
        package let old: [String]
        /// The names of the new path.
        package let new: [String]

        /// Makes a rename of two paths with dots.
        package init(_ old: String, _ new: String) {
            self.old = old.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
            self.new = new.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        }
    }

    /// What a path comes to.
    enum Outcome {
        /// It stays.
        case same
        /// It is another one now.
        case renamed([String])
        /// It has a placeholder that may stand for what was renamed.
        case unclear(Rename)
    }

    private let renames: [ExactNames: Rename]
    private let all: [Rename]

    /// Makes renames; of two for the same path the first counts.
    package init(_ renames: [Rename]) {
        all = renames
        self.renames = Dictionary(renames.map { (ExactNames($0.old), $0) }) { first, _ in first }
    }

    /// What becomes of a path: its longest part from the root that was renamed is replaced.
    func outcome(of path: [String]) -> Outcome {
        let plain = path.prefix { !Self.isPlaceholder($0) }
        for count in stride(from: plain.count, to: 0, by: -1) {
            guard let rename = renames[ExactNames(Array(path.prefix(count)))] else { continue }
            return .renamed(rename.new + path.dropFirst(count))
        }
        guard plain.count < path.count, let rename = all.first(where: { Self.mayMean($0.old, path) }) else {
            return .same
        }
        return .unclear(rename)
    }

    /// Whether a path with placeholders may lead to another one, or into it.
    private static func mayMean(_ old: [String], _ path: [String]) -> Bool {
        old.count <= path.count
            && zip(old, path).allSatisfy { isPlaceholder($1) || ExactName($0) == ExactName($1) }
    }

    /// Whether a name of a path in a spec stands for others, as in `{text.$role}`.
    private static func isPlaceholder(_ name: String) -> Bool {
        name.utf8.contains(UInt8(ascii: "$")) && name != "$root"
    }
}

/// The names of a path, told apart byte by byte.
private struct ExactNames: Hashable {
    let names: [ExactName]

    init(_ names: [String]) { self.names = names.map { ExactName($0) } }
}
