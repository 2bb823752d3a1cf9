package import AurumSyntax

/// A variant property of a component set, such as tone or size.
package struct VariantAxis: Sendable {
    /// The axis's name.
    package let name: String
    /// Its values in authored order; never empty.
    package let values: [AxisValue]
    /// The value used when a caller names none.
    package let defaultIndex: Int

    /// Makes an axis.
    package init(name: String, values: [AxisValue], defaultIndex: Int) {
        self.name = name
        self.values = values
        self.defaultIndex = defaultIndex
    }
}

/// One value of an axis and the attributes that bindings use as `$name`.
package struct AxisValue: Sendable {
    /// What `$name` stands for in the variants of a value.
    package struct Attribute: Sendable {
        /// The attribute's name.
        package let name: String
        /// The text.
        package let text: String
        /// Where the text is written.
        package let node: NodeRef

        /// Makes an attribute.
        package init(name: String, text: String, node: NodeRef) {
            self.name = name
            self.text = text
            self.node = node
        }
    }

    /// The value's name.
    package let name: String
    /// The attributes, in authored order.
    package let attributes: [Attribute]
    /// Where the value is named.
    package let node: NodeRef

    /// Makes a value.
    package init(name: String, attributes: [Attribute], node: NodeRef) {
        self.name = name
        self.attributes = attributes
        self.node = node
    }

    /// An attribute by name.
    package func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }
}

/// Says which variant is meant: mixed radix over the axes, the last axis varies fastest.
package struct VariantID: Hashable, Sendable {
    /// The row of the table.
    package let index: Int

    /// Makes the identity of a row.
    package init(_ index: Int) {
        self.index = index
    }
}

/// Something a part of a component can have, a column of the table, such as `container.border.color`.
package struct StyleProperty: Hashable, Sendable {
    /// The part's name.
    package let part: String
    /// The property within the part, dotted when nested.
    package let name: String
    /// What a cell of the column may hold.
    package let kind: PropertyKind
    /// The part and the property joined by a dot.
    package let path: String

    /// Makes a column.
    package init(part: String, name: String, kind: PropertyKind) {
        self.part = part
        self.name = name
        self.kind = kind
        path = part + "." + name
    }
}

/// A value per mode, nil where it could not be resolved and has been reported.
package struct ModeValues: Hashable, Sendable {
    /// Indexed like `ResolvedDesign.modes`.
    package let values: [TokenValue?]

    /// Makes a value per mode.
    package init(_ values: [TokenValue?]) {
        self.values = values
    }

    /// The value in the mode at `index`.
    package subscript(index: Int) -> TokenValue? { values.indices.contains(index) ? values[index] : nil }
}

/// Where a style property gets a value from.
package enum Binding: Hashable, Sendable {
    /// A token.
    case token(TokenID)
    /// A value written in the spec; `references` are the tokens in it.
    case literal(ModeValues, references: [TokenID])
}

/// What a cell holds.
package enum CellValue: Hashable, Sendable {
    /// One value.
    case single(Binding)
    /// Paints, bottom first, and their composite per mode over the opaque first one.
    case stack([Binding], composites: [Color?])
    /// A size that follows the content.
    case hug
    /// A size that takes the room there is.
    case fill
    /// A count, such as a number of lines.
    case count(Int)
    /// The name of a glyph.
    case glyph(String)
    /// Words.
    case text(String)
    /// Some of a box's edges, never none.
    case edges(EdgeSet)
    /// A truth value.
    case flag(Bool)
    /// The part has no such property in this variant.
    case none
    /// A hole: has been reported.
    case unbound
}

/// A cell of the table and the expression it comes from.
package struct Cell: Sendable {
    /// What the cell holds.
    package let value: CellValue
    /// The innermost expression in the spec that decided it.
    package let node: NodeRef

    /// Makes a cell.
    package init(value: CellValue, node: NodeRef) {
        self.value = value
        self.node = node
    }
}

/// All variants of a component by all style properties.
///
/// Invariant: `cells.count` is the product of the axes' value counts times `properties.count`.
package struct VariantTable: Sendable {
    /// The axes, in authored order.
    package let axes: [VariantAxis]
    /// The columns, in authored order.
    package let properties: [StyleProperty]
    private let cells: [Cell]

    /// Makes a table from its cells, row by row.
    package init(axes: [VariantAxis], properties: [StyleProperty], cells: [Cell]) {
        precondition(
            cells.count == axes.reduce(1) { $0 * $1.values.count } * properties.count, "a full table")
        self.axes = axes
        self.properties = properties
        self.cells = cells
    }

    /// The rows, the last axis varying fastest.
    package var variants: [VariantID] {
        (0..<axes.reduce(1) { $0 * $1.values.count }).map { VariantID($0) }
    }

    /// The row of the default of every axis.
    package var defaultVariant: VariantID {
        VariantID(axes.reduce(0) { $0 * $1.values.count + $1.defaultIndex })
    }

    /// The value of each axis in a row, in the axes' order.
    package func values(of variant: VariantID) -> [AxisValue] {
        var rest = variant.index
        var values: [AxisValue] = []
        for axis in axes.reversed() {
            values.append(axis.values[rest % axis.values.count])
            rest /= axis.values.count
        }
        return values.reversed()
    }

    /// The cell at a row and a column's position in `properties`.
    package subscript(variant: VariantID, property: Int) -> Cell {
        cells[variant.index * properties.count + property]
    }

    /// The cell of a property by its dotted path, such as `label.color`.
    package subscript(variant: VariantID, path: String) -> Cell? {
        properties.firstIndex { $0.path == path }.map { self[variant, $0] }
    }
}
