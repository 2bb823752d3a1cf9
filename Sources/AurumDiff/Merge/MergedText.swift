import AurumSyntax

/// Writes a merged document, with marks as git makes them where the sides disagree.
struct MergedText {
    /// What the sides are called behind the marks.
    let labels: (ours: String, theirs: String)
    /// How many characters a mark has.
    let markSize: Int
    private(set) var bytes: [UInt8] = []

    /// Makes a writer.
    init(labels: (ours: String, theirs: String), markSize: Int) {
        self.labels = labels
        self.markSize = markSize
    }

    /// Writes an object; the recursion goes no deeper than documents may nest.
    mutating func write(_ object: MergedObject) {
        bytes += object.open
        for (position, member) in object.members.enumerated() {
            let isLast = position + 1 == object.members.count
            let comma = object.isFlow && !isLast
            switch member {
            case .agreed(let piece, let value): write(piece, value, comma, in: object, isFirst: position == 0)
            case .conflict(let ours, let theirs): writeConflict(ours, theirs, comma)
            }
        }
        // Nothing at all would be no object in a mapping without braces.
        if object.members.isEmpty, !object.isFlow {
            bytes += Array(bytes.last == .lineFeed ? "{}".utf8 : " {}".utf8)
        }
        bytes += object.close
    }

    private mutating func write(
        _ piece: MemberPiece, _ value: MergedValue, _ comma: Bool, in object: MergedObject, isFirst: Bool
    ) {
        // What was first in the file has no line break before it.
        if !object.isFlow, !isFirst, !piece.lead.contains(.lineFeed), bytes.last != .lineFeed {
            bytes.append(.lineFeed)
        }
        // Nor does anything that is first now need one.
        let isAtStart = bytes.isEmpty && piece.lead.first == .lineFeed
        bytes += isAtStart ? piece.lead.dropFirst() : piece.lead
        bytes += piece.key
        switch value {
        case .whole(let value): bytes += value.text
        case .object(let object): write(object)
        }
        if comma { bytes.append(.comma) }
        bytes += piece.trail
    }

    private mutating func writeConflict(_ ours: MemberPiece?, _ theirs: MemberPiece?, _ comma: Bool) {
        writeMark("<", labels.ours)
        ours.map { writeLines(of: $0, comma) }
        writeMark("=", "")
        theirs.map { writeLines(of: $0, comma) }
        writeMark(">", labels.theirs)
    }

    private mutating func writeLines(of piece: MemberPiece, _ comma: Bool) {
        let lead = piece.lead.first == .lineFeed ? piece.lead.dropFirst() : piece.lead
        if bytes.last != .lineFeed { bytes.append(.lineFeed) }
        bytes += lead
        bytes += piece.key
        bytes += piece.value.text
        if comma { bytes.append(.comma) }
        bytes += piece.trail
    }

    private mutating func writeMark(_ mark: Character, _ label: String) {
        if !bytes.isEmpty, bytes.last != .lineFeed { bytes.append(.lineFeed) }
        bytes += Array(String(repeating: mark, count: markSize).utf8)
        if !label.isEmpty { bytes += Array(" \(label)".utf8) }
    }
}
