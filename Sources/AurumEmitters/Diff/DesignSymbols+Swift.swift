package import AurumCompiler
package import AurumDiff
import AurumSyntax

extension SwiftEmitter {
    /// Everything in generated Swift that other code can name, by what it stands for.
    package func names(of design: ResolvedDesign) -> DesignSymbols {
        let names = SwiftNames(design, options)
        let glyphs = design.components.isEmpty ? [] : design.glyphs.glyphs
        return DesignSymbols(
            tokens: symbols(of: design),
            components: design.components.map { ComponentEntries($0, names).all },
            others: glyphs.map { "\(names.type("Glyph")).\(ComponentNames.glyph($0.name))" })
    }
}

/// What a component brings along that other code can name.
private struct ComponentEntries {
    private let component: Component
    private let own: ComponentNames

    init(_ component: Component, _ names: SwiftNames) {
        self.component = component
        own = ComponentNames(component, names)
    }

    var all: [DesignSymbols.Entry] { [view] + axes + parameters + styles + host }

    private var view: DesignSymbols.Entry { .init(role: "view", name: own.view) }

    private var axes: [DesignSymbols.Entry] {
        component.table.axes.flatMap { axis in
            let type = own.type(of: axis)
            return [
                DesignSymbols.Entry(role: "axis \(axis.name)", name: type),
                argument("axis \(axis.name)", ComponentNames.parameter(of: axis)),
            ]
                + axis.values.map { value in
                    .init(
                        role: "value \(axis.name) \(value.name)",
                        name: "\(type).\(ComponentNames.enumCase(of: value))")
                }
        }
    }

    private var parameters: [DesignSymbols.Entry] {
        component.parameters.map { argument("parameter \($0.name)", ComponentNames.parameter($0)) }
    }

    private func argument(_ role: String, _ name: String) -> DesignSymbols.Entry {
        .init(role: "argument " + role, name: "\(own.view)(\(name):)")
    }

    private var styles: [DesignSymbols.Entry] {
        [.init(role: "style", name: own.style)]
            + component.table.properties.map { property in
                .init(
                    role: "property \(property.path)",
                    name: "\(own.style).\(ComponentNames.property(property))")
            }
    }

    private var host: [DesignSymbols.Entry] {
        guard let host = component.host else { return [] }
        return [
            .init(role: "host", name: own.host), .init(role: "host state", name: own.hostState),
            .init(role: "duration", name: own.duration), .init(role: "dismissal", name: own.dismissal),
        ]
            + host.stays.map { stay in
                .init(
                    role: "stay \(stay.name)",
                    name: "\(own.duration).\(ComponentNames.enumCase(of: stay))")
            }
    }
}
