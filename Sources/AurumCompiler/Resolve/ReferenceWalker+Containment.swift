import AurumSyntax

extension ReferenceWalker {
    /// The circle that a reference is part of, when the place it leads to contains it, perhaps through further
    /// references (F-120, F-122).
    func circle(of reference: NodeRef, leadingTo part: SyntaxNode) -> Set<NodeRef>? {
        guard !searched.contains(reference) else { return nil }
        var search = ContainmentSearch()
        search.enter(reference, references(in: part))
        while let step = search.next() {
            switch step {
            case .reference(let next):
                let key = next.node.reference
                if searched.contains(key) || search.closesCircle(key) { continue }
                search.enter(key, references(behind: next))
            case .finished(let members, let isCircle):
                searched.formUnion(members)
                guard isCircle else { continue }
                for member in members { circles[member] = members }
            }
        }
        return circles[reference]
    }

    private func references(behind reference: Reference) -> [Reference] {
        guard case .part(let node, _) = end(of: reference) else { return [] }
        return references(in: node)
    }

    private func references(in value: SyntaxNode) -> [Reference] {
        let tree = value.tree
        return (value.id..<tree.ends[Int(value.id)]).compactMap { id in
            tree.kinds[Int(id)] == .string ? Self.reference(at: id, in: tree) : nil
        }
    }
}

/// A walk from references to those in the places they lead to, which finds the ones that contain each other: Gabow's
/// search for strongly connected components, without recursion.
private struct ContainmentSearch {
    enum Step {
        /// A reference in the place that the latest one leads to.
        case reference(ReferenceWalker.Reference)
        /// References from which only finished ones are left to reach.
        case finished(Set<NodeRef>, isCircle: Bool)
    }

    private struct Visit {
        let reference: NodeRef
        var inner: [ReferenceWalker.Reference]
        var containsItself = false
    }

    private var path: [Visit] = []
    /// The references that are not finished, in the order they were entered, and their positions in it.
    private var open: [NodeRef] = []
    private var positions: [NodeRef: Int] = [:]
    /// Where in `open` those begin that are not known to contain each other.
    private var starts: [Int] = []

    mutating func enter(_ reference: NodeRef, _ inner: [ReferenceWalker.Reference]) {
        positions[reference] = open.count
        starts.append(open.count)
        open.append(reference)
        path.append(Visit(reference: reference, inner: inner.reversed()))
    }

    /// Notes that the latest reference leads to one that is not finished; false when it is a new one.
    mutating func closesCircle(_ reference: NodeRef) -> Bool {
        guard let position = positions[reference] else { return false }
        while let start = starts.last, start > position { starts.removeLast() }
        if path.last?.reference == reference { path[path.count - 1].containsItself = true }
        return true
    }

    mutating func next() -> Step? {
        while var visit = path.popLast() {
            if let inner = visit.inner.popLast() {
                path.append(visit)
                return .reference(inner)
            }
            guard let position = positions[visit.reference], starts.last == position else { continue }
            starts.removeLast()
            let members = Set(open[position...])
            open.removeSubrange(position...)
            return .finished(members, isCircle: members.count > 1 || visit.containsItself)
        }
        return nil
    }
}
