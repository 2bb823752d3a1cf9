package import AurumCompiler
import AurumSyntax

/// What an origin is called: the words for people, the names for programs.
package struct OriginText: Sendable {
    /// What kind of thing it is, such as `token`.
    package let kind: String
    /// The name: a token's path, or the component and what of it, joined with dots.
    package let name: String
    /// The values of the axes that a cell depends on, such as `tone=success`; nil for anything but a cell.
    package let variant: String?

    /// Names an origin of a design.
    package init(_ subject: Origin.Subject, in design: ResolvedDesign) {
        switch subject {
        case .token(let id): self.init("token", design.tokens[id].path)
        case .group(let name): self.init("group", name)
        case .component(let index): self.init("component", design.components[index].name)
        case .host(let index): self.init("host", design.components[index].name)
        case .value(let index, let axis, let value):
            let component = design.components[index]
            let axis = component.table.axes[axis]
            self.init("value", "\(component.name).\(axis.name).\(axis.values[value].name)")
        case .property(let index, let property):
            self.init("property", Self.path(of: property, in: design.components[index]))
        case .cell(let index, let property, let variant, let axes):
            let component = design.components[index]
            self.init(
                "cell", Self.path(of: property, in: component),
                variant: axes.isEmpty ? nil : Self.text(of: variant, axes, component.table))
        }
    }

    private init(_ kind: String, _ name: String, variant: String? = nil) {
        self.kind = kind
        self.name = name
        self.variant = variant
    }

    private static func path(of property: Int, in component: Component) -> String {
        component.name + "." + component.table.properties[property].path
    }

    private static func text(of variant: VariantID, _ axes: [Int], _ table: VariantTable) -> String {
        let values = table.values(of: variant)
        return axes.map { "\(table.axes[$0].name)=\(values[$0].name)" }.joined(separator: ", ")
    }
}
