package import AurumCompiler
import AurumSyntax

/// One of the two designs of a comparison, with what generated code calls its parts.
package struct DesignSide: Sendable {
    /// How much of a design system is known.
    package enum Extent: Sendable {
        /// All of it: what is not there does not exist.
        case project
        /// Tokens alone: nothing is said about components, about names in code, or about modes that are not there.
        case tokens
        /// There is nothing: the other side has made all that it has.
        case nothing
    }

    /// The design.
    package let design: ResolvedDesign
    /// The names in generated code.
    package let symbols: DesignSymbols
    /// How much is known.
    package let extent: Extent
    /// Whether all references were replaced before, so that nobody knows where a value comes from.
    package let isResolved: Bool

    /// Makes a side.
    package init(
        _ design: ResolvedDesign, symbols: DesignSymbols = DesignSymbols(), extent: Extent = .project,
        isResolved: Bool = false
    ) {
        self.design = design
        self.symbols = symbols
        self.extent = extent
        self.isResolved = isResolved
    }

    /// The side of somebody who has no design yet.
    package static let nothing = DesignSide(
        ResolvedDesign(
            name: "", tokens: TokenTable(), modes: [ResolvedTokens(mode: Mode(name: "default"), tokens: [])],
            components: [], contrast: [], naming: Naming(), glyphs: GlyphSet(), sources: SourceMap()),
        extent: .nothing)
}

/// What generated code calls the tokens and the parts of components of a design.
package struct DesignSymbols: Sendable {
    /// A name that a component brings along.
    package struct Entry: Sendable {
        /// What has the name, such as `axis tone`, the same in every design.
        package let role: String
        /// The name, such as `AurumBadgeTone`.
        package let name: String

        /// Makes an entry.
        package init(role: String, name: String) {
            self.role = role
            self.name = name
        }
    }

    /// The constant that holds each token.
    package let tokens: [TokenID: String]
    /// The names that each component brings along, in the design's order of components.
    package let components: [[Entry]]
    /// The names of everything else, such as glyphs.
    package let others: [String]

    /// Makes names; none unless told otherwise.
    package init(tokens: [TokenID: String] = [:], components: [[Entry]] = [], others: [String] = []) {
        self.tokens = tokens
        self.components = components
        self.others = others
    }
}
