import AurumCompiler
import AurumSyntax

/// Tells where the measures of a view would have to grow with another text style in another mode.
///
/// A view makes its `ScaledMetric` before it knows its mode, so the text style is that of the first mode.
struct AnchorLosses {
    let design: ResolvedDesign
    let component: Component

    /// Reports the first variant whose typography has other text styles in other modes.
    func report(_ anchor: StyleColumn?, _ diagnostics: inout DiagnosticSink) {
        guard let anchor else { return }
        let cells = component.table.variants.lazy.map { component.table[$0, anchor.index] }
        for cell in cells {
            let styles = design.modes.indices.compactMap { textStyle(of: cell, inMode: $0) }
            guard let first = styles.first, styles.contains(where: { $0 != first }) else { continue }
            let loss = SwiftLosses.Loss(
                fact: "change the text style between modes of",
                instead:
                    "the measures of the view grow with `\(first)` in all modes; state one style with `aurum.textStyle`"
            )
            return diagnostics.report(.undrawable(anchor.property.path, loss, at: cell.node.label()))
        }
    }

    private func textStyle(of cell: Cell, inMode mode: Int) -> TextStyle? {
        guard let typography = design.value(of: cell, inMode: mode)?.typography else { return nil }
        return typography.textStyle ?? TextStyle(points: typography.fontSize.points)
    }
}
