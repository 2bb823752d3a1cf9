/// A merged value: a text of one side, or an object put together from both.
enum MergedValue {
    /// A value as one side has it.
    case whole(ValuePiece)
    /// An object with members of both sides.
    case object(MergedObject)
}

/// A merged object.
struct MergedObject {
    /// Whether it is written in braces, with commas.
    let isFlow: Bool
    /// What comes before the first member.
    let open: TextPiece
    /// The members in their merged order.
    let members: [MergedMember]
    /// What comes after the last member.
    let close: TextPiece
}

/// A merged member.
enum MergedMember {
    /// A member that both sides agree on in the end.
    case agreed(MemberPiece, MergedValue)
    /// A member that the sides made different things of; nil where one removed it.
    case conflict(ours: MemberPiece?, theirs: MemberPiece?)

    /// How often the sides disagree in it.
    var conflictCount: Int {
        switch self {
        case .agreed(_, .whole): 0
        case .agreed(_, .object(let object)): object.conflictCount
        case .conflict: 1
        }
    }
}

extension MergedObject {
    /// How often the sides disagree in it.
    var conflictCount: Int { members.reduce(0) { $0 + $1.conflictCount } }
}
