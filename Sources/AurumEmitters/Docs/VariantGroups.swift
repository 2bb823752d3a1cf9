package import AurumCompiler

/// Variants that agree in something, told apart by only those axes that it depends on.
package struct VariantGroups {
    /// The first variant of every group.
    package let representatives: [VariantID]
    private let table: VariantTable
    private let axes: [Int]

    /// Groups the variants of a table by what a closure says of each.
    package init<Value: Equatable>(_ table: VariantTable, _ value: (VariantID) -> Value) {
        self.table = table
        let values = table.variants.map(value)
        axes = table.axes.indices.filter { Self.matters($0, in: table, values) }
        let kept = axes
        representatives = table.variants.filter { variant in
            table.axes.indices.allSatisfy { kept.contains($0) || Self.position(of: variant, $0, table) == 0 }
        }
    }

    /// The names of the axes that matter.
    var axisNames: [String] { axes.map { table.axes[$0].name } }

    /// A variant's values of the axes that matter.
    package func names(of variant: VariantID) -> [String] {
        let values = table.values(of: variant)
        return axes.map { values[$0].name }
    }

    /// Whether two variants that differ in nothing but an axis have different values.
    private static func matters<Value: Equatable>(_ axis: Int, in table: VariantTable, _ values: [Value])
        -> Bool
    {
        let stride = stride(of: axis, table)
        return table.variants.contains { variant in
            let first = variant.index - position(of: variant, axis, table) * stride
            return values[first] != values[variant.index]
        }
    }

    private static func position(of variant: VariantID, _ axis: Int, _ table: VariantTable) -> Int {
        variant.index / stride(of: axis, table) % table.axes[axis].values.count
    }

    private static func stride(of axis: Int, _ table: VariantTable) -> Int {
        table.axes[(axis + 1)...].reduce(1) { $0 * $1.values.count }
    }
}
