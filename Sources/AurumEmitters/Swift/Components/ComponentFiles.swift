import AurumCompiler
import AurumSyntax

/// The files of the components' module.
struct ComponentFiles {
    let design: ResolvedDesign
    let names: SwiftNames
    let symbols: TokenSymbols

    /// All files with their names, component by component, then the types that they share.
    func files(_ diagnostics: inout DiagnosticSink) -> [SwiftFile] {
        var taken = ComponentSymbols(names)
        var files: [SwiftFile] = []
        var undrawn: Set<ExactName> = []
        for (index, component) in design.components.enumerated() {
            let origins = ComponentOrigins(design, index)
            taken.check(component, origins, names, &diagnostics)
            files += self.files(of: component, origins, &diagnostics)
            reportUndrawable(component, &diagnostics)
            reportUndefinedGlyphs(of: component, &undrawn, &diagnostics)
        }
        taken.check(design.glyphs, names, &diagnostics)
        return files + sharedFiles
    }

    private var cells: StyleCells { StyleCells(design: design, names: names, symbols: symbols) }

    private func files(
        of component: Component, _ origins: ComponentOrigins, _ diagnostics: inout DiagnosticSink
    ) -> [SwiftFile] {
        let own = ComponentNames(component, names)
        let columns = StyleColumns(component, cells)
        let axes = component.table.axes.indices.map { axis in
            SwiftFile(
                name: own.type(of: component.table.axes[axis]),
                AxisFile(component: component, axis: axis, own: own, names: names, origins: origins).code)
        }
        let style = StyleFile(
            component: component, design: design, own: own, names: names, columns: columns, origins: origins)
        let view = ViewFile(component, own, names, columns)
        AnchorLosses(design: design, component: component).report(view.anatomy.anchor, &diagnostics)
        let previews = PreviewFile(component: component, own: own, names: names).text
        return axes
            + [
                SwiftFile(name: own.style, style.code),
                SwiftFile(name: own.view, text: view.text, from: origins.whole),
                SwiftFile(name: own.view + "+Previews", text: previews, from: origins.whole),
            ] + hostFiles(of: component, own).map { SwiftFile(name: $0, text: $1, from: origins.host) }
    }

    private func hostFiles(of component: Component, _ own: ComponentNames) -> [(
        name: String, text: TextBuffer
    )] {
        guard let host = component.host else { return [] }
        let words = HostWordFiles(own: own, names: names, host: host)
        let state = HostStateFile(component: component, own: own, names: names, host: host).text
        let view = HostFile(component: component, own: own, names: names, host: host, cells: cells).text
        return [
            (own.duration, words.duration), (own.dismissal, words.dismissal), (own.hostState, state),
            (own.host, view),
        ]
    }

    private var sharedFiles: [SwiftFile] {
        guard !design.components.isEmpty else { return [] }
        let files =
            [
                ("Background", StyleTypes.background), ("Extent", StyleTypes.extent),
                ("Extent+SwiftUI", StyleTypes.extentInSwiftUI),
            ] + edgeFiles + actionFiles
        let support = [
            ("Glyph", SupportTypes.glyph), ("GlyphView", SupportTypes.glyphView),
            ("IconButton", SupportTypes.iconButton),
        ]
        let templates = names.supportModule == nil ? files + support : files
        let glyphs = names.supportModule == nil && !design.glyphs.glyphs.isEmpty
        let glyphFile = SwiftFile(
            name: names.type("Glyph+Glyphs"), text: glyphs ? GlyphFile.text(of: design.glyphs, names) : "")
        return templates.map { SwiftFile(name: names.type($0.0), text: names.fill($0.1)) }
            + (glyphs ? [glyphFile] : [])
    }

    /// The type of edges, when a border is along some of them.
    private var edgeFiles: [(String, String)] {
        let properties = design.components.lazy.flatMap(\.table.properties)
        guard properties.contains(where: { $0.kind == .edges }) else { return [] }
        return [("Edges", StyleTypes.edges), ("Edges+SwiftUI", StyleTypes.edgesInSwiftUI)]
    }

    /// The modifier of actions for assistive technology, when a component can do without one.
    private var actionFiles: [(String, String)] {
        let isUsed = design.components.contains { component in
            component.parameters.contains { parameter in
                parameter.isOptional
                    && component.parts.contains { $0.name == parameter.part && $0.dismisses }
            }
        }
        return isUsed ? [("AccessibilityAction+SwiftUI", SupportTypes.accessibilityAction)] : []
    }

    /// Reports each glyph once that no file draws, unless another module has the glyphs.
    private func reportUndefinedGlyphs(
        of component: Component, _ known: inout Set<ExactName>, _ diagnostics: inout DiagnosticSink
    ) {
        guard names.supportModule == nil else { return }
        let table = component.table
        for property in table.properties.indices where table.properties[property].kind == .glyph {
            for variant in table.variants {
                let cell = table[variant, property]
                guard case .glyph(let name) = cell.value, design.glyphs[name] == nil,
                    known.insert(ExactName(name)).inserted
                else { continue }
                diagnostics.report(.undefinedGlyph(name, at: cell.node.label("has no drawing")))
            }
        }
    }

    /// Reports values written in the spec that views cannot draw; a token's own are reported where that is.
    private func reportUndrawable(_ component: Component, _ diagnostics: inout DiagnosticSink) {
        let table = component.table
        for property in table.properties.indices {
            guard case .token = table.properties[property].kind else { continue }
            for variant in table.variants {
                let cell = table[variant, property]
                guard case .single(.literal) = cell.value else { continue }
                let losses = design.modes.indices.lazy.compactMap { mode in
                    design.value(of: cell, inMode: mode).flatMap(SwiftLosses.loss)
                }
                guard let loss = losses.first else { continue }
                diagnostics.report(.undrawable(table.properties[property].path, loss, at: cell.node.label()))
            }
        }
    }
}

extension Diagnostic {
    fileprivate static func undefinedGlyph(_ name: String, at label: Label) -> Diagnostic {
        Diagnostic(
            .undefinedGlyph, "generated Swift has no glyph `\(name)`", at: label,
            help: [
                "name the file that draws it under `glyphs` in the config, or set `supportModule` of the output"
            ])
    }
}
