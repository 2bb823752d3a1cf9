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
        let count = merged.conflictCount
        // Whichever side is taken in the end, nothing else may have come to mean something else.
        let choices: [MergedText.Choice] = count == 0 ? [.ours] : [.ours, .theirs]
        let isSound = choices.allSatisfy { choice in
            read(text(of: merged, choice, marks, ours)).map { merged.isSame(as: $0.root, choice) } ?? false
        }
        guard isSound else { return contradiction(ours, theirs, marks) }
        return Outcome(text: text(of: merged, .marked, marks, ours), conflictCount: count)
    }

    private static func text(
        of merged: MergedObject, _ choice: MergedText.Choice, _ marks: Marks, _ ours: SyntaxTree
    ) -> [UInt8] {
        var writer = MergedText(marks, choice, as: ours.file.bytes)
        writer.write(merged)
        return writer.bytes
    }

    private static func object(_ tree: SyntaxTree) -> ObjectPiece? {
        if case .object(let object)? = PieceCutter.cut(tree) { object } else { nil }
    }

    /// Both texts whole, between marks.
    package static func contradiction(_ ours: SyntaxTree, _ theirs: SyntaxTree, _ marks: Marks = Marks())
        -> Outcome
    {
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
    /// Whether an object has just these members, in this order, where one side is taken in every conflict.
    fileprivate func isSame(as node: SyntaxNode, _ choice: MergedText.Choice) -> Bool {
        let members = node.members.map { $0 }
        let expected = self.members.compactMap { $0.chosen(choice) }
        guard node.kind == .object, members.count == expected.count else { return false }
        return zip(expected, members).allSatisfy { merged, member in
            guard merged.name == ExactName(member.name) else { return false }
            return switch merged.value {
            case .whole(let value): value.node.isSame(as: member.value)
            case .object(let object): object.isSame(as: member.value, choice)
            }
        }
    }
}

extension MergedMember {
    /// What is left of a member when one side is taken.
    fileprivate func chosen(_ choice: MergedText.Choice) -> (name: ExactName, value: MergedValue)? {
        switch self {
        case .agreed(let piece, let value): return (piece.name, value)
        case .conflict(let ours, let theirs):
            return (choice == .theirs ? theirs : ours).map { ($0.name, .whole($0.value)) }
        }
    }
}
