import AurumSyntax

/// Cuts the text of a document into the pieces of its objects, each byte into exactly one of them.
struct PieceCutter {
    private let bytes: [UInt8]

    /// The pieces of a whole document; nil when its tree does not lie in the text in order, as with aliases of YAML.
    static func cut(_ tree: SyntaxTree) -> ValuePiece? {
        let cutter = PieceCutter(bytes: tree.file.bytes)
        let root = tree.root
        guard root.kind == .object, !root.isIncomplete else { return nil }
        return cutter.object(root, from: 0, to: cutter.bytes.count, isWholeFile: true).map(ValuePiece.object)
    }

    /// The object between two offsets; what is around it there belongs to its ends.
    private func object(_ node: SyntaxNode, from start: Int, to end: Int, isWholeFile: Bool = false)
        -> ObjectPiece?
    {
        let range = Int(node.range.start)..<Int(node.range.end)
        let isFlow = range.first.map { bytes[$0] == UInt8(ascii: "{") } ?? true
        let members = node.members.map { $0 }
        guard start <= range.lowerBound, range.upperBound <= end, isInOrder(members, in: range) else {
            return nil
        }
        var edge = isFlow ? range.lowerBound + 1 : start
        if isWholeFile { edge = isFlow ? edge : headEnd(before: Int(members.first?.key.range.start ?? 0)) }
        let open = bytes[start..<edge]
        var pieces: [MemberPiece] = []
        for (position, member) in members.enumerated() {
            let isLast = position + 1 == members.count
            let limit =
                isLast ? (isFlow ? range.upperBound - 1 : end) : Int(members[position + 1].key.range.start)
            guard let piece = self.member(member, from: edge, to: limit, isFlow: isFlow, isLast: isLast)
            else {
                return nil
            }
            pieces.append(piece.piece)
            edge = piece.end
        }
        return ObjectPiece(
            node: node, isFlow: isFlow, open: open, members: pieces, close: bytes[edge..<end],
            text: bytes[start..<end])
    }

    private func member(
        _ member: SyntaxNode.Member, from start: Int, to limit: Int, isFlow: Bool, isLast: Bool
    ) -> (
        piece: MemberPiece, end: Int
    )? {
        let key = Int(member.key.range.start)
        guard start <= key, let value = value(member, to: limit) else { return nil }
        let after = value.text.endIndex
        guard after <= limit else { return nil }
        let rest = bytes[after..<limit]
        let cut =
            isFlow ? flowTrail(rest, isLast: isLast) : (trail: lineRest(rest), end: lineRest(rest).endIndex)
        guard let cut else { return nil }
        let piece = MemberPiece(
            name: ExactName(member.name), lead: bytes[start..<key], key: bytes[key..<value.text.startIndex],
            value: value, trail: cut.trail)
        return (piece, cut.end)
    }

    /// The value of a member; an object whose members have lines of their own begins right after the colon's line.
    private func value(_ member: SyntaxNode.Member, to limit: Int) -> ValuePiece? {
        let node = member.value
        let (start, end) = (Int(node.range.start), trimmed(Int(node.range.start), Int(node.range.end)))
        guard Int(member.key.range.end) <= start, end <= limit else { return nil }
        let isBlock = node.kind == .object && start < end && bytes[start] != UInt8(ascii: "{")
        if isBlock, let line = bytes[Int(member.key.range.end)..<start].firstIndex(of: .lineFeed) {
            let last = end + lineRest(bytes[end..<limit]).count
            if let object = object(node, from: line, to: last) { return .object(object) }
        }
        if node.kind == .object, !isBlock, let object = object(node, from: start, to: end) {
            return .object(object)
        }
        return .whole(bytes[start..<end], node)
    }

    /// The end of a value without the line breaks that a block scalar takes along.
    private func trimmed(_ start: Int, _ end: Int) -> Int {
        let kept = bytes[start..<end].lastIndex { !$0.isBlank }
        return kept.map { $0 + 1 } ?? end
    }

    /// What is left of a line, its comment included.
    private func lineRest(_ text: TextPiece) -> TextPiece {
        text.prefix { $0 != .lineFeed && $0 != 0x0D }
    }

    /// What follows a value on its line up to the comma and the comment behind it, and where the next member's lead
    /// begins.
    private func flowTrail(_ rest: TextPiece, isLast: Bool) -> (trail: TextPiece, end: Int)? {
        guard let comma = firstComma(in: rest) else {
            guard isLast else { return nil }
            let line = lineRest(rest)
            return line.count < rest.count ? (line, line.endIndex) : (rest.prefix(0), rest.startIndex)
        }
        let before = rest[..<comma]
        let line = lineRest(rest[(comma + 1)...])
        guard !line.isBlank || isLast else { return (before, comma + 1) }
        return line.endIndex < rest.endIndex ? (before + line, line.endIndex) : (before, comma + 1)
    }

    /// The first comma that is not in a comment.
    private func firstComma(in text: TextPiece) -> Int? {
        var isComment = false
        for (offset, byte) in zip(text.indices, text) {
            if byte == .lineFeed { isComment = false }
            if byte == UInt8(ascii: "#") { isComment = true }
            if byte == .comma, !isComment { return offset }
        }
        return nil
    }

    /// Where the head of a file ends, before a key at an offset: at the last empty line or mark of a document.
    private func headEnd(before key: Int) -> Int {
        let head = bytes[..<key]
        var end = 0
        var start = 0
        for line in head.split(separator: .lineFeed, omittingEmptySubsequences: false).dropLast() {
            start += line.count + 1
            if line.isBlank || line.starts(with: "---".utf8) { end = start }
        }
        return end
    }

    /// Whether the members lie one after the other inside a range.
    private func isInOrder(_ members: [SyntaxNode.Member], in range: Range<Int>) -> Bool {
        var edge = range.lowerBound
        for member in members {
            let (key, value) = (member.key.range, member.value.range)
            guard edge <= Int(key.start), key.end <= value.start, Int(value.end) <= range.upperBound else {
                return false
            }
            edge = Int(value.end)
        }
        return true
    }
}
