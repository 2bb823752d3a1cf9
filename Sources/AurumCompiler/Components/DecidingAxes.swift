import AurumSyntax

/// The axes that decide what an expression gives: those it chooses by, and those with a name that a text in it uses.
struct DecidingAxes {
    /// What tells the positions of the other axes in the number of a variant.
    private var others: [(stride: Int, count: Int)] = []

    /// Finds those of a component's axes that decide.
    init(_ axes: [VariantAxis], in expression: SyntaxNode) {
        let names = Self.names(in: expression)
        var stride = 1
        for axis in axes.reversed() {
            if !names.contains(where: axis.hasName) { others.append((stride, axis.values.count)) }
            stride *= axis.values.count
        }
    }

    /// The first variant that differs from a variant in no axis that decides.
    func first(like variant: Int) -> Int {
        others.reduce(variant) { $0 - variant / $1.stride % $1.count * $1.stride }
    }

    /// What the choices in an expression go by, and what its texts use as `$name`.
    private static func names(in expression: SyntaxNode) -> [String] {
        var names: [String] = []
        var rest = [expression]
        while let node = rest.popLast() {
            if let axis = node["by"]?.string { names.append(axis) }
            if node.kind == .string { names += VariantAttributes.names(in: node.text) }
            rest += node.elements
            for member in node.members { rest.append(member.value) }
        }
        return names
    }
}

extension VariantAxis {
    /// Whether `$name` can stand for something of the axis.
    fileprivate func hasName(_ name: String) -> Bool {
        name == self.name || values.contains { $0.attribute(name) != nil }
    }
}
