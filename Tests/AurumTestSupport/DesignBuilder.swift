package import AurumCompiler
package import AurumSyntax

/// Makes finished designs by hand, for tests of what comes after the compiler.
package struct DesignBuilder {
    private var name: String
    private var modes: [Mode]
    private var naming: Naming
    private var glyphs = GlyphSet()
    private var table = TokenTable()
    private var tokens: [[ResolvedToken?]]
    private var components: [Component] = []
    private var facts: [[ContrastFact]] = []
    /// Where everything hand-made is said to be.
    package static let nowhere = NodeRef(source: SourceID(0), node: 0)

    /// Starts a design with the names of its modes.
    package init(
        _ name: String = "Sample", modes: [String] = ["light"], naming: Naming = Naming()
    ) {
        self.init(name, inModes: modes.map { Mode(name: $0) }, naming: naming)
    }

    /// Starts a design with modes that have choices.
    package init(_ name: String = "Sample", inModes modes: [Mode], naming: Naming = Naming()) {
        self.name = name
        self.modes = modes
        self.naming = naming
        tokens = modes.map { _ in [] }
    }

    /// Adds a token, in all modes with one value or with a value for each mode.
    @discardableResult
    package mutating func token(
        _ path: String, _ values: TokenValue..., aliasOf target: TokenID? = nil, references: [TokenID] = [],
        description: String? = nil, deprecation: Deprecation? = nil, successor: TokenID? = nil,
        extensions: SyntaxNode? = nil
    ) -> TokenID {
        add(
            path.split(separator: ".").map(String.init), values, target, references, description, deprecation,
            successor, extensions)
    }

    /// Adds a token whose names hold what dotted paths cannot.
    @discardableResult
    package mutating func token(
        segments: [String], _ value: TokenValue, description: String? = nil
    ) -> TokenID {
        add(segments, [value], nil, [], description, nil, nil, nil)
    }

    /// Adds a token that is an alias of another.
    @discardableResult
    package mutating func alias(_ path: String, of target: TokenID) -> TokenID {
        let values = modes.indices.compactMap { tokens[$0][Int(target.index)]?.value }
        return add(path.split(separator: ".").map(String.init), values, target, [target], nil, nil, nil, nil)
    }

    private mutating func add(
        _ segments: [String], _ values: [TokenValue], _ target: TokenID?, _ references: [TokenID],
        _ description: String?, _ deprecation: Deprecation?, _ successor: TokenID?, _ extensions: SyntaxNode?
    ) -> TokenID {
        let id = table.add(TokenName(segments))
        for mode in modes.indices {
            let value = values.indices.contains(mode) ? values[mode] : values[0]
            tokens[mode].append(
                ResolvedToken(
                    id: id, value: value, aliasTarget: target, references: references,
                    description: description,
                    deprecation: deprecation, successor: successor, extensions: extensions,
                    node: Self.nowhere, key: Self.nowhere))
        }
        return id
    }

    /// Sets the glyphs.
    package mutating func glyphs(_ glyphs: [Glyph]) { self.glyphs = GlyphSet(glyphs) }

    /// The value of a token in a mode.
    package func value(_ id: TokenID, inMode mode: Int = 0) -> TokenValue? {
        tokens.indices.contains(mode) ? tokens[mode][Int(id.index)]?.value : nil
    }

    /// A stack of tokens, bottom first, with its composites.
    package func stack(_ paints: TokenID...) -> CellValue {
        let composites = modes.indices.map { mode in
            Color.composited(stack: paints.compactMap { value($0, inMode: mode)?.color })
        }
        return .stack(paints.map { .token($0) }, composites: composites)
    }

    /// Adds a component with a table whose cells a closure gives by the values of the axes.
    package mutating func component(
        _ name: String, axes: [(name: String, values: [String])], parts: [Component.Part],
        parameters: [Component.Parameter] = [], contrast: [ContrastPair] = [], host: Host? = nil,
        documentation: ComponentDocumentation = ComponentDocumentation(), figma: FigmaReference? = nil,
        properties: [String], cells: ([String], String) -> CellValue
    ) {
        let columns = properties.compactMap(Self.property)
        let axes = axes.map { axis in
            VariantAxis(
                name: axis.name,
                values: axis.values.map { AxisValue(name: $0, attributes: [], node: Self.nowhere) },
                defaultIndex: 0)
        }
        let empty = Cell(value: .none, node: Self.nowhere)
        let count = axes.reduce(1) { $0 * $1.values.count } * columns.count
        let shape = VariantTable(
            axes: axes, properties: columns, cells: Array(repeating: empty, count: count))
        let filled = shape.variants.flatMap { variant in
            let values = shape.values(of: variant).map(\.name)
            return columns.map { Cell(value: cells(values, $0.path), node: Self.nowhere) }
        }
        let table = VariantTable(axes: axes, properties: columns, cells: filled)
        components.append(
            Component(
                name: name, id: name.lowercased(), table: table, parts: parts, parameters: parameters,
                contrastPairs: contrast, host: host, documentation: documentation, figma: figma,
                node: Self.nowhere))
        facts.append([])
        facts[facts.count - 1] = measured(components[components.count - 1])
    }

    private func measured(_ component: Component) -> [ContrastFact] {
        let design = build()
        return component.table.variants.flatMap { variant in
            component.contrastPairs.flatMap { pair in
                modes.indices.compactMap { mode in
                    guard
                        let front = component.table[variant, pair.part].flatMap({
                            design.value(of: $0, inMode: mode)
                        })?.color,
                        let back = component.table[variant, pair.on].flatMap({
                            design.composite(of: $0, inMode: mode)
                        })
                    else { return nil }
                    return ContrastFact(
                        variant: variant, mode: mode, part: pair.part, on: pair.on,
                        wcag: Contrast.wcag(front, on: back),
                        apca: Contrast.apca(text: front, background: back),
                        required: pair.required ?? 4.5, suggestion: nil)
                }
            }
        }
    }

    private static func property(_ path: String) -> StyleProperty? {
        guard let dot = path.firstIndex(of: ".") else { return nil }
        let name = String(path[path.index(after: dot)...])
        return PropertyKind.named(name).map {
            StyleProperty(part: String(path[..<dot]), name: name, kind: $0)
        }
    }

    /// The finished design.
    package func build() -> ResolvedDesign {
        let resolved = zip(modes, tokens).map { ResolvedTokens(mode: $0, tokens: $1) }
        return ResolvedDesign(
            name: name, tokens: table, modes: resolved, components: components, contrast: facts,
            naming: naming,
            glyphs: glyphs, sources: SourceMap())
    }
}
