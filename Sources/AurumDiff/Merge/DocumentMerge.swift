package import AurumSyntax

/// Three-way merges of token files, resolver documents, configs and specs.
package enum DocumentMerge {
    /// What came of a merge.
    package struct Outcome: Sendable {
        /// The merged text.
        package let text: [UInt8]
        /// How many places the sides disagree at; they stand between marks in the text.
        package let conflictCount: Int

        /// Makes an outcome.
        package init(text: [UInt8], conflictCount: Int) {
            self.text = text
            self.conflictCount = conflictCount
        }
    }

    /// What the sides are called, and how long the marks of a conflict are.
    package struct Marks: Sendable {
        let ours: String
        let theirs: String
        let size: Int

        /// Makes marks.
        package init(ours: String = "ours", theirs: String = "theirs", size: Int = 7) {
            self.ours = ours
            self.theirs = theirs
            self.size = size
        }
    }

    /// Merges what two sides made of `base`; nil when one of the documents cannot be cut into members.
    ///
    /// `read` makes a tree of the merged text, so that nothing is given away that does not hold what it should.
    package static func merge(
        base: SyntaxTree, ours: SyntaxTree, theirs: SyntaxTree, marks: Marks = Marks(),
        read: ([UInt8]) -> SyntaxTree?
    ) -> Outcome? {
        let pieces = [base, ours, theirs].compactMap(object)
        guard pieces.count == 3 else { return nil }
        guard let merged = ThreeWayMerge.merge(base: pieces[0], ours: pieces[1], theirs: pieces[2]) else {
            return contradiction(ours, theirs, marks)
        }
        var writer = MergedText(labels: (marks.ours, marks.theirs), markSize: marks.size)
        writer.write(merged)
        let count = merged.conflictCount
        if count == 0, let tree = read(writer.bytes), merged.isSame(as: tree.root) {
            return Outcome(text: writer.bytes, conflictCount: 0)
        }
        return count == 0
            ? contradiction(ours, theirs, marks) : Outcome(text: writer.bytes, conflictCount: count)
    }

    private static func object(_ tree: SyntaxTree) -> ObjectPiece? {
        if case .object(let object)? = PieceCutter.cut(tree) { object } else { nil }
    }

    /// Both texts whole, between marks.
    private static func contradiction(_ ours: SyntaxTree, _ theirs: SyntaxTree, _ marks: Marks) -> Outcome {
        func mark(_ sign: Character, _ label: String) -> [UInt8] {
            Array((String(repeating: sign, count: marks.size) + label + "\n").utf8)
        }
        func lines(_ bytes: [UInt8]) -> [UInt8] { bytes.last == .lineFeed ? bytes : bytes + [.lineFeed] }
        let text =
            mark("<", " \(marks.ours)") + lines(ours.file.bytes) + mark("=", "") + lines(theirs.file.bytes)
            + mark(">", " \(marks.theirs)")
        return Outcome(text: text, conflictCount: 1)
    }
}

extension MergedObject {
    /// Whether an object has just these members, in this order.
    fileprivate func isSame(as node: SyntaxNode) -> Bool {
        let members = node.members.map { $0 }
        guard node.kind == .object, members.count == self.members.count else { return false }
        return zip(self.members, members).allSatisfy { merged, member in
            guard case .agreed(let piece, let value) = merged, piece.name == ExactName(member.name) else {
                return false
            }
            return switch value {
            case .whole(let value): value.node.isSame(as: member.value)
            case .object(let object): object.isSame(as: member.value)
            }
        }
    }
}
