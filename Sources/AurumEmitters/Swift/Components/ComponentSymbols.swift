import AurumCompiler
import AurumSyntax

/// Sees to it that no two things in the components' module have one name.
struct ComponentSymbols {
    private var owners: [String: (what: String, place: Label?)] = [:]

    /// Starts with the types that are generated for every design.
    init(_ names: SwiftNames) {
        let support =
            ["Background", "Extent", "Glyph", "GlyphView", "IconButton"] + ValueType.all.map(\.name)
        for name in support { owners[names.type(name)] = ("a generated type", nil) }
        owners[names.prefix] = ("the namespace of the tokens", nil)
    }

    /// Reports what of a component has a name that something else has already.
    mutating func check(_ component: Component, _ names: SwiftNames, _ diagnostics: inout DiagnosticSink) {
        let own = ComponentNames(component, names)
        let place = component.node.label("this component")
        let host = component.host == nil ? [] : [own.host, own.hostState, own.duration, own.dismissal]
        for type in [own.view, own.style, own.previews] + host {
            take(type, "`\(component.name)`", place, &diagnostics)
        }
        for axis in component.table.axes {
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
            let path = "\(own.view)(\(ComponentNames.parameter(parameter)):)"
            take(path, "parameter `\(parameter.name)`", place, &diagnostics)
        }
        for property in component.table.properties {
            let path = "\(own.style).\(ComponentNames.property(property))"
            take(path, "style property `\(property.path)`", place, &diagnostics)
        }
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
        guard let owner = owners[symbol] else {
            owners[symbol] = (what, place)
            return
        }
        diagnostics.report(.sharedName(symbol, owner.what, what, at: place, related: owner.place))
    }
}

extension Diagnostic {
    fileprivate static func sharedName(
        _ symbol: String, _ first: String, _ second: String, at place: Label?, related: Label?
    ) -> Diagnostic {
        Diagnostic(
            .sharedSymbol, "\(first) and \(second) are both `\(symbol)` in Swift", at: place,
            related: related.map { [$0] } ?? [], help: ["rename one of them"])
    }
}
