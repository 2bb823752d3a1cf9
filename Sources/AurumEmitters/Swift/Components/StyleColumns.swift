import AurumCompiler
import AurumSyntax

/// A style property of a component as a stored property in Swift.
struct StyleColumn {
    /// The style property.
    let property: StyleProperty
    /// The style property's position in the table.
    let index: Int
    /// The stored property's name.
    let name: String
    /// The stored property's type.
    let type: String
    /// The value in each variant.
    let values: [SwiftExpression]
    /// The positions of the axes that the value depends on.
    let axes: [Int]
    /// Whether some variants have no value.
    var isOptional: Bool { type.utf8.last == UInt8(ascii: "?") }
}

/// The columns of a component's table that have a value in any variant.
struct StyleColumns {
    /// The columns in authored order.
    let columns: [StyleColumn]
    private let table: VariantTable

    /// Makes the columns of a component.
    init(_ component: Component, _ cells: StyleCells) {
        let table = component.table
        self.table = table
        columns = table.properties.indices.compactMap { index in
            let property = table.properties[index]
            let found = cells.expressions(of: index, in: table)
            guard let first = found.lazy.compactMap({ $0 }).first else { return nil }
            let absent = cells.absence(of: property.kind) ?? first
            let values = found.map { $0 ?? absent }
            let isOptional = values.contains(.plain("nil"))
            return StyleColumn(
                property: property, index: index, name: ComponentNames.property(property),
                type: cells.typeName(of: property.kind) + (isOptional ? "?" : ""), values: values,
                axes: Self.dependencies(of: values, on: table.axes))
        }
    }

    /// Whether a value depends on the mode, beyond colors that know their modes.
    var needMode: Bool { columns.contains { $0.values.contains(where: \.needsMode) } }

    /// The column of a part's property, if it has one.
    subscript(part: String, name: String) -> StyleColumn? {
        columns.first { $0.property.part == part && $0.property.name == name }
    }

    /// The rows of the table at which the axes at some positions take each combination of values, and the others
    /// their first one.
    func variants(over axes: [Int]) -> [VariantID] {
        table.variants.filter { variant in
            zip(table.axes.indices, indices(of: variant)).allSatisfy { axes.contains($0) || $1 == 0 }
        }
    }

    /// The position of each axis's value in a row.
    private func indices(of variant: VariantID) -> [Int] {
        var rest = variant.index
        let reversed = table.axes.reversed().map { axis in
            defer { rest /= axis.values.count }
            return rest % axis.values.count
        }
        return reversed.reversed()
    }

    /// The axes whose value alone changes something, in some row.
    private static func dependencies(of values: [SwiftExpression], on axes: [VariantAxis]) -> [Int] {
        var stride = values.count
        return axes.indices.filter { axis in
            let count = axes[axis].values.count
            let outer = stride
            stride /= count
            return values.indices.contains { row in
                let first = row - (row % outer) + row % stride
                return values[row] != values[first]
            }
        }
    }
}
