/// A cursor on one node of a tree.
package struct SyntaxNode: Sendable {
    /// The tree that holds the node.
    package let tree: SyntaxTree
    /// The node's index in the tree.
    package let id: NodeID

    /// What the node is.
    package var kind: SyntaxKind { tree.kinds[Int(id)] }
    /// The node's bytes in the file, quotes included.
    package var range: TextRange { tree.ranges[Int(id)] }
    /// The node's address from anywhere.
    package var reference: NodeRef { NodeRef(source: tree.file.id, node: id, range: range) }
    /// The place to show in a diagnostic, with a few words on what is special there.
    package func label(_ text: String = "") -> Label { Label(source: tree.file.id, range: range, text: text) }

    /// The text of a string, or nil for any other kind.
    package var string: String? { kind == .string ? tree.text(of: id) : nil }
    /// The UTF-8 bytes of a scalar's text, exact to the byte where `String ==` would fold compositions.
    package var bytes: ArraySlice<UInt8> { tree.bytes(of: id) }
    /// The first and the last byte of a scalar's text, nil when it is empty.
    package var edges: (first: UInt8, last: UInt8)? { tree.edges(of: id) }
    /// Whether a scalar's text is this one, byte by byte.
    package func hasText(_ text: String) -> Bool { tree.hasText(id, text) }
    /// Whether it is a string with this text, byte by byte.
    package func isString(_ text: String) -> Bool { kind == .string && hasText(text) }
    /// A scalar's text: a string without quotes and escapes, a number as authored.
    package var text: String { tree.text(of: id) }
    /// The value of a number, or nil for any other kind.
    package var number: Double? { kind == .number ? tree.number(of: id) : nil }
    /// The value of a boolean, or nil for any other kind.
    package var boolean: Bool? { kind == .boolean ? tree.text(of: id) == "true" : nil }

    /// Whether two nodes have the same content, member by member in the same order.
    package func isSame(as other: SyntaxNode) -> Bool {
        let (own, others) = (id..<tree.ends[Int(id)], other.id..<other.tree.ends[Int(other.id)])
        guard own.count == others.count else { return false }
        return zip(own, others).allSatisfy { first, second in
            let (one, two) = (SyntaxNode(tree: tree, id: first), SyntaxNode(tree: other.tree, id: second))
            return one.kind == two.kind && (!one.kind.isScalar || one.bytes == two.bytes)
                && tree.ends[Int(first)] - id == other.tree.ends[Int(second)] - other.id
        }
    }

    /// Whether a part of an object or array could not be read, which has been reported; members it seems to lack
    /// may be in that part.
    package var isIncomplete: Bool { tree.isIncomplete(id) }

    /// The members of an object, in the order of the file; empty for any other kind.
    package var members: MemberSequence { MemberSequence(object: self) }
    /// The elements of an array; empty for any other kind.
    package var elements: ElementSequence { ElementSequence(parent: self, isArray: kind == .array) }

    /// The value of the first member with this name, compared byte by byte.
    package subscript(name: String) -> SyntaxNode? {
        tree.key(named: name, of: id).map { SyntaxNode(tree: tree, id: tree.ends[Int($0)]) }
    }

    /// The first member with this name, compared byte by byte.
    package func member(named name: String) -> Member? {
        tree.key(named: name, of: id).map { key in
            Member(
                key: SyntaxNode(tree: tree, id: key), value: SyntaxNode(tree: tree, id: tree.ends[Int(key)]))
        }
    }

    /// The member node around a value or key, its key and its value.
    package struct Member: Sendable {
        /// The key, a string node.
        package let key: SyntaxNode
        /// The value.
        package let value: SyntaxNode
        /// The key's text.
        package var name: String { key.text }
    }

    /// The members of an object.
    package struct MemberSequence: Sequence, IteratorProtocol {
        private let tree: SyntaxTree
        private var position: NodeID
        private let end: NodeID

        fileprivate init(object: SyntaxNode) {
            tree = object.tree
            position = object.id + 1
            end = object.kind == .object ? object.tree.ends[Int(object.id)] : 0
        }

        package mutating func next() -> Member? {
            guard position < end else { return nil }
            let key = position + 1
            position = tree.ends[Int(position)]
            return Member(
                key: SyntaxNode(tree: tree, id: key), value: SyntaxNode(tree: tree, id: tree.ends[Int(key)]))
        }
    }

    /// The direct children of an array.
    package struct ElementSequence: Sequence, IteratorProtocol {
        private let tree: SyntaxTree
        private var position: NodeID
        private let end: NodeID

        fileprivate init(parent: SyntaxNode, isArray: Bool) {
            tree = parent.tree
            position = parent.id + 1
            end = isArray ? parent.tree.ends[Int(parent.id)] : 0
        }

        package mutating func next() -> SyntaxNode? {
            guard position < end else { return nil }
            let id = position
            position = tree.ends[Int(id)]
            return SyntaxNode(tree: tree, id: id)
        }
    }
}

/// The address of a node from anywhere in a compilation.
package struct NodeRef: Hashable, Sendable {
    /// The file.
    package let source: SourceID
    /// The node in that file's tree.
    package let node: NodeID
    /// The node's bytes in the file, so that stages without the tree can point at it.
    package let range: TextRange

    /// Makes the address of a node in a file.
    package init(source: SourceID, node: NodeID, range: TextRange = TextRange(0, 0)) {
        self.source = source
        self.node = node
        self.range = range
    }

    /// The place to show in a diagnostic, with a few words on what is special there.
    package func label(_ text: String = "") -> Label { Label(source: source, range: range, text: text) }
}
