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
    /// Whether brackets are missing or too many, which has been reported, so that nobody knows what is in what.
    package let isShattered: Bool

    /// Takes over what a `SyntaxTreeBuilder` collected.
    init(
        file: SourceFile, kinds: [SyntaxKind], ranges: [TextRange], ends: [NodeID], decoded: [NodeID: String],
        incomplete: Set<NodeID>, isShattered: Bool
    ) {
        precondition(!kinds.isEmpty, "a tree has a root")
        self.file = file
        self.kinds = kinds
        self.ranges = ranges
        self.ends = ends
        self.decoded = decoded
        self.incomplete = incomplete
        self.isShattered = isShattered
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

    /// The first and the last byte of a scalar's text, nil when it is empty.
    func edges(of id: NodeID) -> (first: UInt8, last: UInt8)? {
        withBytes(of: id) { $0.isEmpty ? nil : ($0[0], $0[$0.count - 1]) }
    }

    /// Whether a scalar's text is this one, byte by byte.
    func hasText(_ id: NodeID, _ wanted: String) -> Bool {
        var wanted = wanted
        return wanted.withUTF8 { wanted in withBytes(of: id) { $0.hasSameBytes(as: wanted) } }
    }

    /// Whether two scalars have the same text, byte by byte.
    func haveSameText(_ first: NodeID, _ second: NodeID) -> Bool {
        withBytes(of: first) { first in withBytes(of: second) { $0.hasSameBytes(as: first) } }
    }

    /// The key of the first member of an object that has this name, byte by byte; nil for what is no object.
    func key(named name: String, of object: NodeID) -> NodeID? {
        guard kinds[Int(object)] == .object else { return nil }
        var name = name
        return name.withUTF8 { wanted in
            var member = object + 1
            while member < ends[Int(object)] {
                if mayHaveLength(wanted.count, member + 1),
                    withBytes(of: member + 1, { $0.hasSameBytes(as: wanted) })
                {
                    return member + 1
                }
                member = ends[Int(member)]
            }
            return nil
        }
    }

    /// The value of a number.
    func number(of id: NodeID) -> Double? {
        withBytes(of: id) { NumberParser.plainDecimal($0) } ?? NumberParser.double(text(of: id))
    }

    /// False when the text of a scalar cannot have this length: quotes are all that is around one that is verbatim.
    private func mayHaveLength(_ length: Int, _ id: NodeID) -> Bool {
        let count = ranges[Int(id)].count
        return count == length || count == length + 2 || !decoded.isEmpty
    }

    /// Looks at the UTF-8 bytes of a scalar's text where they are.
    private func withBytes<Result>(of id: NodeID, _ look: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        if var text = decodedText(of: id) { return text.withUTF8(look) }
        let range = contentRange(of: id)
        return file.bytes.withUnsafeBufferPointer { all in
            let end = min(Int(range.end), all.count)
            return look(UnsafeBufferPointer(rebasing: all[min(Int(range.start), end)..<end]))
        }
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
