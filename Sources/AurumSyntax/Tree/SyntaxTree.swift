/// The index of a node in its tree.
package typealias NodeID = UInt32

/// One file, read: its nodes in pre-order, as parallel arrays.
///
/// Invariant: children follow their parent, and `ends[n]` is one past the last descendant of `n`, so the next
/// sibling of `n` is `ends[n]`. A tree has at least one node, its root.
package final class SyntaxTree: Sendable {
    /// The file that was read.
    package let file: SourceFile
    /// What each node is.
    package let kinds: [SyntaxKind]
    /// The bytes of each node, quotes included.
    package let ranges: [TextRange]
    /// One past each node's last descendant.
    package let ends: [NodeID]
    /// The text of strings and numbers whose bytes in the file, without quotes, are not their text.
    private let decoded: [NodeID: String]
    /// The objects and arrays of which a part could not be read, which has been reported.
    private let incomplete: Set<NodeID>

    /// Takes over what a `SyntaxTreeBuilder` collected.
    init(
        file: SourceFile, kinds: [SyntaxKind], ranges: [TextRange], ends: [NodeID], decoded: [NodeID: String],
        incomplete: Set<NodeID>
    ) {
        precondition(!kinds.isEmpty, "a tree has a root")
        self.file = file
        self.kinds = kinds
        self.ranges = ranges
        self.ends = ends
        self.decoded = decoded
        self.incomplete = incomplete
    }

    /// The whole document.
    package var root: SyntaxNode { SyntaxNode(tree: self, id: 0) }

    /// The node at `id`, or the root for an index that is not in the tree.
    package func node(_ id: NodeID) -> SyntaxNode {
        SyntaxNode(tree: self, id: Int(id) < kinds.count ? id : 0)
    }

    /// Whether a part of the object or array `id` could not be read, which has been reported.
    func isIncomplete(_ id: NodeID) -> Bool { incomplete.contains(id) }

    /// The text of a scalar: a string without quotes and with its escapes replaced, a number as authored.
    func text(of id: NodeID) -> String {
        decodedText(of: id) ?? file.text(in: contentRange(of: id))
    }

    /// The UTF-8 bytes of a scalar's text.
    func bytes(of id: NodeID) -> ArraySlice<UInt8> {
        if let text = decodedText(of: id) { return Array(text.utf8)[...] }
        let range = contentRange(of: id)
        let end = min(Int(range.end), file.bytes.count)
        return file.bytes[min(Int(range.start), end)..<end]
    }

    /// Whether a scalar's text is this one, byte by byte; different lengths are told apart without a look at the bytes.
    func hasText(_ id: NodeID, _ wanted: UnsafeBufferPointer<UInt8>) -> Bool {
        guard decoded.isEmpty else { return bytes(of: id).elementsEqual(wanted) }
        let range = contentRange(of: id)
        guard range.count == wanted.count, Int(range.end) <= file.bytes.count else { return false }
        return file.bytes.withUnsafeBufferPointer { own in
            wanted.indices.allSatisfy { own[Int(range.start) + $0] == wanted[$0] }
        }
    }

    /// Whether two scalars have the same text, byte by byte.
    func haveSameText(_ first: NodeID, _ second: NodeID) -> Bool {
        if decoded.isEmpty && contentRange(of: first).count != contentRange(of: second).count { return false }
        return bytes(of: first).elementsEqual(bytes(of: second))
    }

    /// Most files have no text that is not verbatim in the file, and need no look-up.
    private func decodedText(of id: NodeID) -> String? {
        decoded.isEmpty ? nil : decoded[id]
    }

    /// The bytes between the quotes, or all of them where there are none.
    private func contentRange(of id: NodeID) -> TextRange {
        let range = ranges[Int(id)]
        guard kinds[Int(id)] == .string, range.count >= 2, Int(range.end) <= file.bytes.count else {
            return range
        }
        let first = file.bytes[Int(range.start)]
        let isQuoted = first == UInt8(ascii: "\"") || first == UInt8(ascii: "'")
        return isQuoted ? TextRange(range.start + 1, range.end - 1) : range
    }
}
