import AurumCompiler
import AurumSyntax

/// What the lines of a component's files come from.
struct ComponentOrigins {
    private let component: Component
    private let index: Int
    private let spec: SyntaxNode?

    /// Makes the origins of the component at a position of a design.
    init(_ design: ResolvedDesign, _ index: Int) {
        component = design.components[index]
        self.index = index
        spec = design.node(at: component.node)
    }

    /// The component as a whole, at its name in the spec.
    var whole: Origin { Origin(.component(index), place(["component"])) }

    /// What shows the component for a while.
    var host: Origin { Origin(.host(index), place(["host"])) }

    /// The place of something in the spec, to show in a diagnostic.
    func label(_ path: [String], _ text: String = "") -> Label { place(path).label(text) }

    /// A value of an axis.
    func value(axis: Int, _ value: Int) -> Origin {
        Origin(
            .value(component: index, axis: axis, value: value),
            component.table.axes[axis].values[value].node)
    }

    /// A column of the table.
    func property(_ property: Int) -> Origin {
        let column = component.table.properties[property]
        let path = ["parts", column.part] + column.name.split(separator: ".").map(String.init)
        return Origin(.property(component: index, property: property), place(path))
    }

    /// A cell, for all variants that share its variant's values of some axes.
    func cell(_ property: Int, _ variant: VariantID, axes: [Int]) -> Origin {
        Origin(
            .cell(component: index, property: property, variant: variant, axes: axes),
            component.table[variant, property].node)
    }

    /// Where the last member on a way through the spec is named; as far as the way goes.
    private func place(_ path: [String]) -> NodeRef {
        var place = component.node
        var node = spec
        for name in path {
            guard let member = node?.member(named: name) else { break }
            place = member.key.reference
            node = member.value
        }
        return place
    }
}
