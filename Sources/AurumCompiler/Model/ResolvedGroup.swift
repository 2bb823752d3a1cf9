package import AurumSyntax

/// What a group of a mode says about itself and hands on to no token.
package struct ResolvedGroup: Sendable {
    /// The names from the outermost group to this one; none for the root.
    package let segments: [String]
    /// What the group is for (F-040).
    package let description: String?
    /// The `$extensions` object as authored (F-041).
    package let extensions: SyntaxNode?

    /// Makes a group of a mode.
    package init(segments: [String], description: String? = nil, extensions: SyntaxNode? = nil) {
        self.segments = segments
        self.description = description
        self.extensions = extensions
    }
}
