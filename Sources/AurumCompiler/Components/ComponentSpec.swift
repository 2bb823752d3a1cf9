import AurumSyntax

/// A component spec, read but not yet expanded into a table.
struct ComponentSpec {
    /// A part with the expressions of its style properties.
    struct Part {
        let part: Component.Part
        let properties: [Property]
        let member: SyntaxNode.Member
        /// Whether its kind is known; one that is misspelled has been reported.
        let hasKind: Bool
        /// Whether all that is said of it could be read.
        let isReadable: Bool
    }

    /// A style property and the expression that gives each variant its value.
    struct Property {
        let property: StyleProperty
        let key: SyntaxNode
        let expression: SyntaxNode
    }

    /// The rule that says which background goes with which content.
    struct Pairing {
        /// The group the tokens come from; may name attributes.
        let family: SyntaxNode
        /// The role; `$role` unless the spec says otherwise.
        let role: SyntaxNode?
        /// The emphasis of the background's tint.
        let background: SyntaxNode
        /// The emphasis of the content.
        let content: SyntaxNode
        /// The path of the background.
        let on: String
        /// The paths of the content's colors.
        let parts: [String]
        let node: SyntaxNode
    }

    var name = ""
    var id = ""
    var axes: [VariantAxis] = []
    var parts: [Part] = []
    var pairing: Pairing?
    var contrast: [ContrastPair] = []
    var parameters: [Component.Parameter] = []
    var documentation = ComponentDocumentation()
    var figma: FigmaReference?
    var host: SyntaxNode?
    let root: SyntaxNode

    /// The columns of the table.
    var properties: [Property] { parts.flatMap(\.properties) }

    /// A column by its path.
    func property(_ path: String) -> Property? { properties.first { $0.property.path == path } }
}
