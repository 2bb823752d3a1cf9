import AurumSyntax

/// Some bytes of a file.
typealias TextPiece = ArraySlice<UInt8>

/// A value of a document together with all the text it is written in, cut into pieces that can be exchanged.
enum ValuePiece {
    /// A value that is taken or left as a whole.
    case whole(TextPiece, SyntaxNode)
    /// An object, member by member.
    case object(ObjectPiece)

    /// The node the text stands for.
    var node: SyntaxNode {
        switch self {
        case .whole(_, let node): node
        case .object(let object): object.node
        }
    }

    /// The text as it stands in the file.
    var text: TextPiece {
        switch self {
        case .whole(let text, _): text
        case .object(let object): object.text
        }
    }
}

/// An object cut at its members; what is between them belongs to one of them.
struct ObjectPiece {
    /// The object.
    let node: SyntaxNode
    /// Whether it is written in braces, with commas.
    let isFlow: Bool
    /// What comes before the first member: a brace, or the head of the file.
    let open: TextPiece
    /// The members in the order of the file.
    let members: [MemberPiece]
    /// What comes after the last member.
    let close: TextPiece
    /// The whole text.
    let text: TextPiece

    /// The members by their names.
    var index: [ExactName: MemberPiece] {
        Dictionary(members.map { ($0.name, $0) }) { first, _ in first }
    }

    /// Whether every member begins on a line of its own, so that marks of a conflict can stand around it.
    var isInLines: Bool {
        !isFlow || members.allSatisfy { $0.lead.contains(.lineFeed) } && close.contains(.lineFeed)
    }
}

/// A member with the comments and blanks that go where it goes.
struct MemberPiece {
    /// Its name.
    let name: ExactName
    /// The line break, comments and indentation before it.
    var lead: TextPiece
    /// Its name as written, and what is between that and the value.
    var key: TextPiece
    /// Its value.
    var value: ValuePiece
    /// What follows on its last line, without the comma.
    var trail: TextPiece
}

extension UInt8 {
    static let lineFeed = UInt8(ascii: "\n")
    static let comma = UInt8(ascii: ",")

    /// Whether it is a blank, a tab or an end of line.
    var isBlank: Bool { [0x20, 0x09, 0x0A, 0x0D].contains(self) }
}

extension TextPiece {
    /// Whether it differs from another one in nothing but blanks.
    func isSame(as other: TextPiece) -> Bool {
        self == other || filter { !$0.isBlank } == other.filter { !$0.isBlank }
    }

    /// Whether it begins with the end of a line.
    var beginsLine: Bool { first == .lineFeed || starts(with: [0x0D, .lineFeed]) }

    /// Whether there is nothing to read in it.
    var isBlank: Bool { allSatisfy(\.isBlank) }
}
