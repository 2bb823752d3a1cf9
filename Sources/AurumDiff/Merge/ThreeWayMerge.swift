import AurumSyntax

/// Merges what two sides made of a document, member by member (of three ways, the third is what they began with).
///
/// A token's type and value go together: nobody wants the type of one side with the value of the other. The recursion
/// goes no deeper than documents may nest.
enum ThreeWayMerge {
    /// The merged object; nil where the sides disagree in a way that no marks around lines can show.
    static func merge(base: ObjectPiece?, ours: ObjectPiece, theirs: ObjectPiece) -> MergedObject? {
        guard ours.isFlow == theirs.isFlow, base.map({ $0.isFlow == ours.isFlow }) ?? true,
            let open = pick(base?.open, ours.open, theirs.open),
            let close = pick(base?.close, ours.close, theirs.close)
        else { return nil }
        let sides = (base: base?.index ?? [:], ours: ours.index, theirs: theirs.index)
        let order = KeyOrder.merge(
            base: base?.members.map(\.name) ?? [], ours: ours.members.map(\.name),
            theirs: theirs.members.map(\.name))
        let members = order.compactMap { name in
            member(base: sides.base[name], ours: sides.ours[name], theirs: sides.theirs[name])
        }
        let merged = MergedObject(isFlow: ours.isFlow, open: open, members: members, close: close)
        let isShown = merged.conflictCount == 0 || ours.isInLines && theirs.isInLines
        let isWhole = !splitsValue(base, ours, theirs) && !splitsType(base, ours, theirs)
        return isShown && isWhole && !mixesTokenAndGroup(order) ? merged : nil
    }

    /// A member of both sides; nil when it is gone.
    private static func member(base: MemberPiece?, ours: MemberPiece?, theirs: MemberPiece?) -> MergedMember?
    {
        switch (ours, theirs) {
        case (let ours?, let theirs?):
            return merge(base: base, ours: ours, theirs: theirs) ?? .conflict(ours: ours, theirs: theirs)
        case (let ours?, nil):
            guard let base else { return .agreed(ours, .whole(ours.value)) }
            return base.isSame(as: ours) ? nil : .conflict(ours: ours, theirs: nil)
        case (nil, let theirs?):
            guard let base else { return .agreed(theirs, .whole(theirs.value)) }
            return base.isSame(as: theirs) ? nil : .conflict(ours: nil, theirs: theirs)
        case (nil, nil): return nil
        }
    }

    private static func merge(base: MemberPiece?, ours: MemberPiece, theirs: MemberPiece) -> MergedMember? {
        guard let lead = pick(base?.lead, ours.lead, theirs.lead),
            let key = pick(base?.key, ours.key, theirs.key),
            let trail = pick(base?.trail, ours.trail, theirs.trail),
            let value = value(base?.value, ours.value, theirs.value, of: ours.name)
        else { return nil }
        var member = ours
        (member.lead, member.key, member.trail) = (lead, key, trail)
        return .agreed(member, value)
    }

    private static func value(
        _ base: ValuePiece?, _ ours: ValuePiece, _ theirs: ValuePiece, of name: ExactName
    ) -> MergedValue? {
        if ours.text == theirs.text || base?.text == theirs.text { return .whole(ours) }
        if base?.text == ours.text { return .whole(theirs) }
        if name.text != "$value", case .object(let own) = ours, case .object(let others) = theirs {
            let known: ObjectPiece? = if case .object(let object)? = base { object } else { nil }
            if base == nil || known != nil, let merged = merge(base: known, ours: own, theirs: others) {
                return .object(merged)
            }
            return nil
        }
        if ours.node.isSame(as: theirs.node) { return .whole(ours) }
        // What only looks different may have a comment that the other side's value lacks.
        guard let base else { return nil }
        if base.text.isSame(as: ours.text) { return .whole(theirs) }
        return base.text.isSame(as: theirs.text) ? .whole(ours) : nil
    }

    /// Whether one side changed the type that a group hands on and the other anything in it.
    private static func splitsType(_ base: ObjectPiece?, _ ours: ObjectPiece, _ theirs: ObjectPiece) -> Bool {
        guard let base, !ours.node.hasSame("$type", as: theirs.node) else { return false }
        let (own, others) = (
            base.node.hasSame("$type", as: ours.node), base.node.hasSame("$type", as: theirs.node)
        )
        return !own && !base.node.isSame(as: theirs.node) || !others && !base.node.isSame(as: ours.node)
    }

    /// Whether a token would have children, one side having made a token of what is a group for the other.
    private static func mixesTokenAndGroup(_ names: [ExactName]) -> Bool {
        names.contains { $0.text == "$value" } && names.contains { !$0.text.hasPrefix("$") }
    }

    /// Whether one side changed what a token's value is and the other how it is to be read.
    private static func splitsValue(_ base: ObjectPiece?, _ ours: ObjectPiece, _ theirs: ObjectPiece) -> Bool
    {
        let names = ["$value", "$type", "$ref"]
        guard names.contains(where: { $0 != "$type" && (ours.node[$0] != nil || theirs.node[$0] != nil) })
        else {
            return false
        }
        let (own, others) = (changes(in: names, base, ours), changes(in: names, base, theirs))
        return !own.isEmpty && !others.isEmpty && !names.allSatisfy { ours.node.hasSame($0, as: theirs.node) }
    }

    private static func changes(in names: [String], _ base: ObjectPiece?, _ side: ObjectPiece) -> [String] {
        names.filter { name in
            base.map { !$0.node.hasSame(name, as: side.node) } ?? (side.node[name] != nil)
        }
    }

    /// The text that changed, if only one side changed it; blanks are no reason to disagree.
    private static func pick(_ base: TextPiece?, _ ours: TextPiece, _ theirs: TextPiece) -> TextPiece? {
        if ours == theirs || base == theirs { return ours }
        if base == ours { return theirs }
        if ours.isSame(as: theirs) || base?.isSame(as: theirs) == true { return ours }
        return base?.isSame(as: ours) == true ? theirs : nil
    }
}

extension MemberPiece {
    /// Whether nothing about the member differs but blanks.
    fileprivate func isSame(as other: MemberPiece) -> Bool {
        lead.isSame(as: other.lead) && key.isSame(as: other.key) && trail.isSame(as: other.trail)
            && value.text.isSame(as: other.value.text)
    }
}

extension SyntaxNode {
    /// Whether another object has the same under a name, or lacks it too.
    fileprivate func hasSame(_ name: String, as other: SyntaxNode) -> Bool {
        switch (self[name], other[name]) {
        case (nil, nil): true
        case (let own?, let others?): own.isSame(as: others)
        default: false
        }
    }
}
