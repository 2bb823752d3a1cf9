import AurumCompiler
import AurumSyntax

/// Sees to it that no two things in the components' module have one name.
struct ComponentSymbols {
    private var owners: [String: (what: String, place: Label?)] = [:]

    /// Starts with the types that are generated for every design.
    init(_ names: SwiftNames) {
        let support =
            ["Background", "Edges", "Extent", "Glyph", "GlyphView", "IconButton"] + ValueType.all.map(\.name)
        for name in support { owners[names.type(name)] = ("a generated type", nil) }
        owners[names.tokenModule] = ("the module of the tokens", nil)
        owners[names.prefix] = ("the namespace of the tokens", nil)
    }

    /// Reports what of a component has a name that something else has already.
    mutating func check(
        _ component: Component, _ origins: ComponentOrigins, _ names: SwiftNames,
        _ diagnostics: inout DiagnosticSink
    ) {
        let own = ComponentNames(component, names)
        let place = origins.label(["component"], "this component")
        guard takeView(own.view, component, place, &diagnostics) else { return }
        let host = component.host == nil ? [] : [own.host, own.hostState, own.duration, own.dismissal]
        for type in [own.style, own.previews] + host {
            take(type, "`\(component.name)`", place, &diagnostics)
        }
        checkHost(of: component, origins, own, &diagnostics)
        for axis in component.table.axes {
            let place = origins.label(["axes", axis.name])
            take(own.type(of: axis), "axis `\(axis.name)`", place, &diagnostics)
            take(
                "\(own.view)(\(ComponentNames.parameter(of: axis)):)", "axis `\(axis.name)`", place,
                &diagnostics)
            for value in axis.values {
                let path = "\(own.type(of: axis)).\(ComponentNames.enumCase(of: value))"
                take(path, "value `\(value.name)`", value.node.label(), &diagnostics)
            }
        }
        for parameter in component.parameters {
            let place = origins.label(["parameters", parameter.name])
            let path = "\(own.view)(\(ComponentNames.parameter(parameter)):)"
            take(path, "parameter `\(parameter.name)`", place, &diagnostics)
            let property = "\(own.view).\(ViewFile.property(parameter))"
            take(property, "parameter `\(parameter.name)`", place, &diagnostics)
        }
        for part in component.parts {
            let place = origins.label(["parts", part.name])
            take(
                "\(own.view).\(BoxModifiers.shape(of: part.name))", "the shape of `\(part.name)`", place,
                &diagnostics)
            take(
                "\(own.view).\(ViewAnatomy.followed(part))", "what follows `\(part.name)`", place,
                &diagnostics)
            take(
                "\(own.view).\(PartView.overhang(of: part))", "the target of `\(part.name)`", place,
                &diagnostics)
        }
        for (index, property) in component.table.properties.enumerated() {
            let place = origins.property(index).node.label()
            let path = "\(own.style).\(ComponentNames.property(property))"
            take(path, "style property `\(property.path)`", place, &diagnostics)
            let usual = ComponentNames.replaced(property)
            if let usual { take("\(own.view).\(usual)", "`\(property.path)`", place, &diagnostics) }
        }
    }

    /// Reports what a host is told under a name that its own code uses, and choices of time that share a name.
    private mutating func checkHost(
        of component: Component, _ origins: ComponentOrigins, _ own: ComponentNames,
        _ diagnostics: inout DiagnosticSink
    ) {
        guard let host = component.host else { return }
        for field in HostField.all(of: component, own) where NeededNames.hostFields.contains(field.name) {
            let place = origins.label(field.path)
            diagnostics.report(.neededField(field.name, own.hostState, at: place))
        }
        for stay in host.stays {
            let path = "\(own.duration).\(ComponentNames.enumCase(of: stay))"
            take(path, "duration `\(stay.name)`", (stay.node ?? component.node).label(), &diagnostics)
        }
    }

    /// Takes the type of a view; of two components with one name nothing more is reported.
    private mutating func takeView(
        _ view: String, _ component: Component, _ place: Label, _ diagnostics: inout DiagnosticSink
    ) -> Bool {
        let isTaken = owners[view] != nil
        take(view, "`\(component.name)`", place, &diagnostics)
        return !isTaken
    }

    /// Reports glyphs that share a name.
    mutating func check(_ glyphs: GlyphSet, _ names: SwiftNames, _ diagnostics: inout DiagnosticSink) {
        for glyph in glyphs.glyphs {
            let path = "\(names.type("Glyph")).\(ComponentNames.glyph(glyph.name))"
            take(path, "glyph `\(glyph.name)`", nil, &diagnostics)
        }
    }

    private mutating func take(
        _ symbol: String, _ what: String, _ place: Label?, _ diagnostics: inout DiagnosticSink
    ) {
        if NeededNames.types.contains(symbol) {
            return diagnostics.report(.neededType(symbol, what, at: place))
        }
        guard let owner = owners[symbol] else {
            owners[symbol] = (what, place)
            return
        }
        diagnostics.report(.sharedName(symbol, owner.what, what, at: place, related: owner.place))
    }
}

extension Diagnostic {
    fileprivate static func neededType(_ symbol: String, _ what: String, at place: Label?) -> Diagnostic {
        Diagnostic(
            .hiddenType, "\(what) would hide the type `\(symbol)`, which generated Swift needs", at: place,
            help: ["choose another name under `component`, such as one that begins with the design's"])
    }

    fileprivate static func neededField(_ name: String, _ host: String, at place: Label?) -> Diagnostic {
        Diagnostic(
            .hiddenType, "`\(name)` is a name that `\(host)` needs itself", at: place,
            help: ["give the parameter or axis another name"])
    }

    fileprivate static func sharedName(
        _ symbol: String, _ first: String, _ second: String, at place: Label?, related: Label?
    ) -> Diagnostic {
        Diagnostic(
            .sharedSymbol, "\(first) and \(second) are both `\(symbol)` in Swift", at: place,
            related: related.map { [$0] } ?? [], help: ["rename one of them"])
    }
}
