import AurumSyntax

/// The members and elements of large values by name, so that each of many pointers into one does not walk along all the
/// siblings of what it is after.
struct PartIndex {
    /// Values with fewer nodes are searched faster than indexed.
    private static let fewest: NodeID = 64

    private var parts: [NodeRef: [ExactName: NodeID]] = [:]

    /// The member or element that a step of a JSON pointer names.
    mutating func child(_ step: String, of node: SyntaxNode) -> SyntaxNode? {
        guard node.tree.ends[Int(node.id)] - node.id >= Self.fewest else { return node.child(step) }
        let key = node.reference
        if parts[key] == nil { parts[key] = Self.parts(of: node) }
        return parts[key]?[ExactName(step)].map(node.tree.node)
    }

    private static func parts(of node: SyntaxNode) -> [ExactName: NodeID] {
        let members = node.members.map { (ExactName($0.name), $0.value.id) }
        let elements = node.elements.enumerated().map { (ExactName(String($0)), $1.id) }
        return Dictionary(members + elements, uniquingKeysWith: { first, _ in first })
    }
}
