import AurumCompiler
import AurumSyntax

/// The file of an axis: an enum with a case a value.
enum AxisFile {
    /// The text of the file.
    static func text(of axis: VariantAxis, _ component: ComponentNames, _ names: SwiftNames) -> String {
        var writer = CodeWriter()
        writer.documentation(
            "The variants of \(SwiftDocumentation.code(component.view)) by \(ComponentNames.words(axis.name))."
        )
        let head = "\(names.access)enum \(component.type(of: axis)): String, CaseIterable, Hashable, Sendable"
        writer.block(head) { writer in
            for (index, value) in axis.values.enumerated() {
                writer.documentation(summary(of: value, isDefault: index == axis.defaultIndex))
                let name = ComponentNames.enumCase(of: value)
                let rawValue =
                    name.utf8.elementsEqual(value.name.utf8) ? "" : " = \(SwiftLiteral.string(value.name))"
                writer.line("case \(SwiftIdentifiers.declared(name))\(rawValue)")
            }
        }
        return writer.text
    }

    private static func summary(of value: AxisValue, isDefault: Bool) -> String {
        let attributes = value.attributes.map { "\($0.name) \(SwiftDocumentation.code($0.text))" }
        let text =
            attributes.isEmpty ? SwiftDocumentation.code(value.name) : attributes.joined(separator: ", ")
        return SwiftIdentifiers.capitalized(text) + (isDefault ? "; the default." : ".")
    }
}
