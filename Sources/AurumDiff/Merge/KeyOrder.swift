import AurumSyntax

/// Merges the order of an object's members.
enum KeyOrder {
    /// All names of both sides, in our order unless only the other side changed the order.
    static func merge(base: [ExactName], ours: [ExactName], theirs: [ExactName]) -> [ExactName] {
        let (own, others) = (Set(ours), Set(theirs))
        let common = Set(base).intersection(own).intersection(others)
        let isKept = base.filter(common.contains) == ours.filter(common.contains)
        return isKept
            ? insert(ours, into: theirs, comesFirst: true) : insert(theirs, into: ours, comesFirst: false)
    }

    /// A list with the names that another one has more, each behind the name it follows there.
    ///
    /// `comesFirst` when they come before what else is new at the same place.
    private static func insert(_ more: [ExactName], into list: [ExactName], comesFirst: Bool) -> [ExactName] {
        let (known, others) = (Set(list), Set(more))
        var following: [ExactName: [ExactName]] = [:]
        var first: [ExactName] = []
        var last: ExactName?
        for name in more {
            if known.contains(name) {
                last = name
            } else if let last {
                following[last, default: []].append(name)
            } else {
                first.append(name)
            }
        }
        var result = comesFirst ? first : []
        var waiting = comesFirst ? [] : first
        for name in list {
            if others.contains(name) {
                result += waiting
                waiting = []
            }
            result.append(name)
            let added = following[name] ?? []
            if comesFirst { result += added } else { waiting += added }
        }
        return result + waiting
    }
}
