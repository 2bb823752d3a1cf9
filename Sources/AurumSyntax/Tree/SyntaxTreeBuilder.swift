/// Collects the nodes of a `SyntaxTree` in pre-order; readers open a node, add what is in it, and close it.
package struct SyntaxTreeBuilder {
    private var kinds: [SyntaxKind] = []
    private var ranges: [TextRange] = []
    private var ends: [NodeID] = []
    private var decoded: [NodeID: String] = [:]
    private var incomplete: Set<NodeID> = []
    /// Whether brackets are missing or too many, so that nobody knows what is in what.
    package var isShattered = false

    /// Makes a builder with no nodes.
    package init() {}

    /// How many nodes there are so far; the next one gets this index.
    package var count: Int { kinds.count }

    /// The offset of the first byte of a node.
    package func start(of id: NodeID) -> Int { Int(ranges[Int(id)].start) }

    /// The offset of the first byte of the first child of a node that has not been closed.
    package func firstChild(of id: NodeID) -> Int? {
        Int(id) + 1 < kinds.count ? start(of: id + 1) : nil
    }

    /// Starts a node with children and returns its index for `close`.
    package mutating func open(_ kind: SyntaxKind, at start: Int) -> NodeID {
        append(kind, TextRange(start, start))
    }

    /// Ends the node that `open` returned, at the offset one past its last byte.
    package mutating func close(_ id: NodeID, at end: Int) {
        ranges[Int(id)] = TextRange(ranges[Int(id)].start, UInt32(clamping: end))
        ends[Int(id)] = NodeID(clamping: kinds.count)
    }

    /// Adds a scalar.
    ///
    /// `text` is given when the bytes of the range, without quotes, are not the text itself.
    @discardableResult
    package mutating func scalar(_ kind: SyntaxKind, _ range: TextRange, text: String? = nil) -> NodeID {
        let id = append(kind, range)
        if let text { decoded[id] = text }
        return id
    }

    /// Adds a copy of the subtree that starts at `id`, with its ranges, for a YAML alias.
    package mutating func copy(_ id: NodeID) {
        let first = Int(id)
        let end = Int(ends[first])
        let shift = NodeID(clamping: kinds.count) - id
        for index in first..<end {
            let copied = append(kinds[index], ranges[index])
            ends[Int(copied)] = ends[index] + shift
            if let text = decoded[NodeID(clamping: index)] { decoded[copied] = text }
            if incomplete.contains(NodeID(clamping: index)) { incomplete.insert(copied) }
        }
    }

    /// Says that not everything in the object or array `id` could be read.
    package mutating func markIncomplete(_ id: NodeID) {
        incomplete.insert(id)
    }

    /// Makes a scalar a hole, because what was read is not what was meant.
    package mutating func makeHole(_ id: NodeID) {
        kinds[Int(id)] = .invalid
        decoded[id] = nil
    }

    /// Removes the last nodes, from `id` on, as if they had never been added.
    package mutating func abandon(from id: NodeID) {
        let remaining = min(Int(id), kinds.count)
        for removed in remaining..<kinds.count {
            decoded[NodeID(clamping: removed)] = nil
            incomplete.remove(NodeID(clamping: removed))
        }
        kinds.removeSubrange(remaining...)
        ranges.removeSubrange(remaining...)
        ends.removeSubrange(remaining...)
    }

    /// How many nodes the finished subtree at `id` has.
    package func size(of id: NodeID) -> Int { Int(ends[Int(id)]) - Int(id) }

    /// Finishes the tree; without any node its root is a hole.
    package consuming func finish(_ file: SourceFile) -> SyntaxTree {
        if kinds.isEmpty { _ = append(.invalid, TextRange(0, 0)) }
        return SyntaxTree(
            file: file, kinds: kinds, ranges: ranges, ends: ends, decoded: decoded, incomplete: incomplete,
            isShattered: isShattered)
    }

    private mutating func append(_ kind: SyntaxKind, _ range: TextRange) -> NodeID {
        let id = NodeID(clamping: kinds.count)
        kinds.append(kind)
        ranges.append(range)
        ends.append(id + 1)
        return id
    }
}
