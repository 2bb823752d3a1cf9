/// What became of the names in generated Swift.
package struct SymbolChanges: Sendable {
    /// A name that became another.
    package struct Rename: Sendable {
        /// The name in the old design.
        package let old: String
        /// The name in the new design.
        package let new: String
        /// Whether it rests on a guess.
        package let isLikely: Bool
    }

    /// A name that is gone, and the one to use instead if that is known.
    package struct Removal: Sendable {
        /// The name.
        package let name: String
        /// The name of the successor that the removed token declared.
        package let replacement: String?
    }

    /// The names that only the new design has, for something that the old one has not.
    package internal(set) var added: [String] = []
    /// The names that only the old design has.
    package internal(set) var removed: [Removal] = []
    /// The names that became others; nothing has the old one.
    package internal(set) var renamed: [Rename] = []
    /// The names that became others; the old ones are deprecated and forward to them.
    package internal(set) var forwarded: [Rename] = []
    /// The names that stand for another token than before.
    package internal(set) var reused: [String] = []

    /// Whether nothing changed.
    package var isEmpty: Bool {
        added.isEmpty && removed.isEmpty && renamed.isEmpty && forwarded.isEmpty && reused.isEmpty
    }
}
