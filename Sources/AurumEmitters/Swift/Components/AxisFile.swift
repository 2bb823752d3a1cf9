import AurumCompiler
import AurumSyntax

/// The file of an axis: an enum with a case a value.
struct AxisFile {
    let component: Component
    /// The axis's position.
    let axis: Int
    let own: ComponentNames
    let names: SwiftNames
    let origins: ComponentOrigins

    /// The file.
    var code: CodeWriter {
        var writer = CodeWriter()
        writer.from(origins.whole, write)
        return writer
    }

    private func write(to writer: inout CodeWriter) {
        let axis = component.table.axes[axis]
        writer.documentation(
            "The variants of \(code: own.view) by \(ComponentNames.words(axis.name))."
        )
        let head: TextBuffer =
            "\(names.access)nonisolated enum \(own.type(of: axis)): String, CaseIterable, Hashable, Sendable"
        writer.block(head) { writer in
            for (index, value) in axis.values.enumerated() {
                writer.from(origins.value(axis: self.axis, index)) { writer in
                    writer.documentation("\(summary(of: value, isDefault: index == axis.defaultIndex))")
                    let name = ComponentNames.enumCase(of: value)
                    let rawValue =
                        name.utf8.elementsEqual(value.name.utf8)
                        ? "" : " = \(SwiftLiteral.string(value.name))"
                    writer.line("case \(SwiftIdentifiers.declared(name))\(rawValue)")
                }
            }
        }
    }

    private func summary(of value: AxisValue, isDefault: Bool) -> String {
        let attributes = value.attributes.map { "\($0.name) \(SwiftDocumentation.code($0.text))" }
        let text =
            attributes.isEmpty ? SwiftDocumentation.code(value.name) : attributes.joined(separator: ", ")
        return SwiftIdentifiers.capitalized(text) + (isDefault ? "; the default." : ".")
    }
}
