package import AurumSyntax

extension ResolvedDesign {
    /// The member of a file's root that a node is in; nil for one that is in none, or of a file that was not read.
    package func outermostMember(around address: NodeRef) -> SyntaxNode.Member? {
        node(at: address)?.tree.root.members.first { member in
            member.key.id <= address.node && address.node < member.value.tree.ends[Int(member.value.id)]
        }
    }
}
