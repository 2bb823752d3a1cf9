import AurumCompiler
import AurumSyntax

/// The component and the mode that words of the command line choose.
struct TableChoice {
    /// The component, nil when none was named and there is not exactly one, or when there is no such one.
    private(set) var component: Component?
    /// The mode's position in the design.
    private(set) var mode = 0

    /// Finds both in a design; what is not there is reported, unless the design has errors that may be the reason.
    init(_ design: ResolvedDesign, component: String?, mode: String?, _ diagnostics: inout DiagnosticSink) {
        let hadErrors = diagnostics.hasErrors
        if let component {
            self.component = Self.component(component, in: design.components)
            if self.component == nil, !hadErrors {
                diagnostics.report(.noComponent(component, design.components))
            }
        } else if design.components.count == 1 {
            self.component = design.components[0]
        }
        guard let mode else { return }
        if let position = design.modes.firstIndex(where: { $0.mode.name == mode }) {
            self.mode = position
        } else if !hadErrors {
            diagnostics.report(.noMode(mode, among: design.modes.map(\.mode.name)))
        }
    }

    /// The component with exactly this name, else the only one that has it in other letter case.
    private static func component(_ word: String, in components: [Component]) -> Component? {
        if let exact = components.first(where: { $0.name == word || $0.id == word }) { return exact }
        let wanted = word.lowercased()
        let similar = components.filter { $0.name.lowercased() == wanted || $0.id.lowercased() == wanted }
        return similar.count == 1 ? similar[0] : nil
    }
}

extension Component {
    /// How many variants there are, such as `12 variants: 6 × tone, 2 × size`.
    var sizeText: String {
        let count = table.variants.count
        let axes = table.axes.map { "\($0.values.count) × \($0.name)" }.joined(separator: ", ")
        return "\(count) \(count == 1 ? "variant" : "variants")" + (axes.isEmpty ? "" : ": " + axes)
    }
}

extension Diagnostic {
    fileprivate static func noComponent(_ word: String, _ components: [Component]) -> Diagnostic {
        let names = components.map(\.name) + components.map(\.id)
        let nearest = Suggestions.nearest(to: word, among: names)
        let list = components.map { "`\($0.id)`" }.joined(separator: ", ")
        let all = components.isEmpty ? "the project has no components" : "the components are \(list)"
        return Diagnostic(
            .unknownName, "no component named `\(word)`", at: nil,
            help: [nearest.map { "did you mean `\($0)`?" } ?? all])
    }
}
