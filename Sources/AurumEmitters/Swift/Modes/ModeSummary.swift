import AurumCompiler
import AurumSyntax

/// Texts that may differ between modes, as one text that says where they hold.
struct ModeSummary {
    /// The different texts in the order of the modes, each with the names of its modes.
    private var entries: [(text: String, modes: [String])] = []

    /// Collects what a closure says about each mode that it says something about.
    init(_ design: ResolvedDesign, _ text: (Int) -> String?) {
        for mode in design.modes.indices {
            guard let text = text(mode) else { continue }
            let name = SwiftDocumentation.code(design.modes[mode].mode.name)
            if let index = entries.firstIndex(where: { $0.text == text }) {
                entries[index].modes.append(name)
            } else {
                entries.append((text, [name]))
            }
        }
    }

    /// The one text, or the texts with their modes.
    var text: String {
        guard entries.count > 1 else { return entries.first?.text ?? "" }
        return entries.filter { !$0.text.isEmpty }
            .map { "\($0.text) in \($0.modes.joined(separator: ", "))" }.joined(separator: "; ")
    }
}
