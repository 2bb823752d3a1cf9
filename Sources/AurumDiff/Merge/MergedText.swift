import AurumSyntax

/// Writes a merged document, with marks as git makes them where the sides disagree.
struct MergedText {
    /// What stands where the sides disagree.
    enum Choice {
        /// Both, between marks.
        case marked
        /// What is left when the marks and the lines of the other side are removed.
        case ours, theirs
    }

    private let marks: DocumentMerge.Marks
    private let choice: Choice
    private let lineEnd: [UInt8]
    private(set) var bytes: [UInt8] = []

    /// Makes a writer; lines end as they do in a text.
    init(_ marks: DocumentMerge.Marks, _ choice: Choice, as text: [UInt8]) {
        self.marks = marks
        self.choice = choice
        let isCRLF = text.firstIndex(of: .lineFeed).map { $0 > 0 && text[$0 - 1] == 0x0D } ?? false
        lineEnd = isCRLF ? [0x0D, .lineFeed] : [.lineFeed]
    }

    /// Writes an object; the recursion goes no deeper than documents may nest.
    mutating func write(_ object: MergedObject) {
        bytes += object.open
        var follows = false
        for (position, member) in object.members.enumerated() {
            let comma = object.isFlow && position + 1 < object.members.count
            switch member {
            case .agreed(let piece, let value):
                if follows, !piece.lead.beginsLine { endLine() }
                write(piece, value, comma, in: object, isFirst: position == 0)
                follows = false
            case .conflict(let ours, let theirs):
                writeConflict(ours, theirs, comma)
                follows = true
            }
        }
        // Nothing at all would be no object in a mapping without braces.
        if object.members.isEmpty, !object.isFlow {
            bytes += Array(bytes.isEmpty || bytes.last == .lineFeed ? "{}".utf8 : " {}".utf8)
        }
        if follows, !object.close.isEmpty, !object.close.beginsLine { endLine() }
        bytes += object.close
    }

    private mutating func write(
        _ piece: MemberPiece, _ value: MergedValue, _ comma: Bool, in object: MergedObject, isFirst: Bool
    ) {
        // What was first in the file has no line break before it, and what is first now needs none.
        if !object.isFlow, !isFirst, !piece.lead.beginsLine { endLine() }
        bytes += bytes.isEmpty ? piece.lead.drop { $0 == .lineFeed || $0 == 0x0D } : piece.lead
        bytes += piece.key
        switch value {
        case .whole(let value): bytes += value.text
        case .object(let object): write(object)
        }
        if comma { bytes.append(.comma) }
        bytes += piece.trail
    }

    private mutating func writeConflict(_ ours: MemberPiece?, _ theirs: MemberPiece?, _ comma: Bool) {
        writeMark("<", " " + marks.ours)
        if choice != .theirs { ours.map { writeLines(of: $0, comma) } }
        writeMark("=", "")
        if choice != .ours { theirs.map { writeLines(of: $0, comma) } }
        writeMark(">", " " + marks.theirs)
    }

    private mutating func writeLines(of piece: MemberPiece, _ comma: Bool) {
        endLine()
        bytes += piece.lead.drop { $0 == .lineFeed || $0 == 0x0D }
        bytes += piece.key
        bytes += piece.value.text
        if comma { bytes.append(.comma) }
        bytes += piece.trail
    }

    private mutating func writeMark(_ mark: Character, _ label: String) {
        guard choice == .marked else { return }
        endLine()
        bytes += Array((String(repeating: mark, count: marks.size) + label).utf8)
    }

    /// Goes to the next line, unless nothing is on this one.
    private mutating func endLine() {
        if !bytes.isEmpty, bytes.last != .lineFeed { bytes += lineEnd }
    }
}
