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
        axes = table.axes(deciding: table.variants.map(value))
        representatives = table.variants(over: axes)
    }

    /// The names of the axes that matter.
    var axisNames: [String] { axes.map { table.axes[$0].name } }

    /// A variant's values of the axes that matter.
    package func names(of variant: VariantID) -> [String] {
        let values = table.values(of: variant)
        return axes.map { values[$0].name }
    }
}

extension VariantTable {
    /// The positions of the axes whose value alone changes something, in some row, of what is said row by row.
    func axes(deciding values: [some Equatable]) -> [Int] {
        var stride = values.count
        return axes.indices.filter { axis in
            let outer = stride
            stride /= axes[axis].values.count
            return values.indices.contains { row in
                values[row] != values[row - row % outer + row % stride]
            }
        }
    }

    /// The rows at which the axes at some positions take each combination of values, and the others their first
    /// one.
    func variants(over kept: [Int]) -> [VariantID] {
        var stride = 1
        var others: [(stride: Int, count: Int)] = []
        for (axis, count) in zip(axes.indices, axes.map(\.values.count)).reversed() {
            if !kept.contains(axis) { others.append((stride, count)) }
            stride *= count
        }
        return variants.filter { row in others.allSatisfy { row.index / $0.stride % $0.count == 0 } }
    }
}
