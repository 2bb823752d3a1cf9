import AurumSyntax

/// Measures what can be tapped against the smallest target that people hit without trying twice.
struct TargetAudit {
    /// Points each way, as Apple's guidelines ask for.
    private let smallest = 44.0

    /// Reports each target that is smaller in some variant and mode as a warning.
    func audit(_ design: ResolvedDesign, _ diagnostics: inout DiagnosticSink) {
        for component in design.components {
            let table = component.table
            for property in table.properties.indices where table.properties[property].name == "touchTarget" {
                for variant in table.variants {
                    check(table[variant, property], table.properties[property], design, &diagnostics)
                }
            }
        }
    }

    private func check(
        _ cell: Cell, _ property: StyleProperty, _ design: ResolvedDesign,
        _ diagnostics: inout DiagnosticSink
    ) {
        let sizes = design.modes.indices.compactMap { mode -> Double? in
            guard case .dimension(let size)? = design.value(of: cell, inMode: mode) else { return nil }
            return size.points
        }
        guard let size = sizes.min(), size < smallest else { return }
        diagnostics.report(.smallTarget(property.path, size, cell.node))
    }
}

extension Diagnostic {
    fileprivate static func smallTarget(_ path: String, _ size: Double, _ node: NodeRef) -> Diagnostic {
        let size = NumberText.shortest(size)
        return Diagnostic(
            .smallTarget, "`\(path)` is \(size) points, needs 44",
            at: node.label("hard to hit with a finger"),
            severity: .warning,
            help: ["the target takes no room in the layout; only `size` changes how large the part is drawn"])
    }
}
