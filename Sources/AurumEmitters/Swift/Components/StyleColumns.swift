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
    /// Whether a value depends on the mode, beyond colors that know their modes.
    let needMode: Bool

    /// Makes the columns of a component.
    init(_ component: Component, _ cells: StyleCells) {
        let table = component.table
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
                axes: table.axes(deciding: values))
        }
        needMode = columns.contains { $0.values.contains(where: \.needsMode) }
    }

    /// The column of a part's property, if it has one.
    subscript(part: String, name: String) -> StyleColumn? {
        columns.first { $0.property.part == part && $0.property.name == name }
    }
}
