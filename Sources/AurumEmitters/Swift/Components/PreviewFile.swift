import AurumCompiler
import AurumSyntax

/// The file of a component's previews: every variant in a column.
struct PreviewFile {
    let component: Component
    let own: ComponentNames
    let names: SwiftNames

    /// The text of the file.
    var text: TextBuffer {
        var writer = CodeWriter()
        writer.line("#if canImport(SwiftUI)")
        writer.line("import SwiftUI")
        writer.line()
        writer.documentation("Every variant of \(code: own.view), for Xcode's canvas.")
        writer.block("struct \(own.previews): PreviewProvider") { writer in
            writer.block("static var previews: some View") { writer in
                writer.block("ScrollView") { writer in
                    writer.block("VStack(spacing: 16)") { writer in
                        loops(over: component.table.axes[...], &writer)
                    }
                    writer.line(".padding(16)")
                }
            }
        }
        writer.line("#endif")
        return writer.text
    }

    private func loops(over axes: ArraySlice<VariantAxis>, _ writer: inout CodeWriter) {
        guard let axis = axes.first else {
            writer.expression("", call)
            return
        }
        let name = SwiftIdentifiers.declared(ComponentNames.parameter(of: axis))
        writer.block("ForEach(\(own.type(of: axis)).allCases, id: \\.self)", parameter: name) { writer in
            loops(over: axes.dropFirst(), &writer)
        }
    }

    private var call: SwiftExpression {
        let parameters = ViewParameters(component: component, own: own, names: names)
        let standard = component.table.defaultVariant
        return .call(
            own.view,
            parameters.arguments { ViewParameters.sample(of: $0, in: standard) })
    }
}

extension CodeWriter {
    /// Adds a line that opens a closure of one parameter, its body one level further in, and the closing brace.
    fileprivate mutating func block(
        _ head: TextBuffer, parameter: String, _ body: (inout CodeWriter) -> Void
    ) {
        line("\(head) { \(parameter) in")
        indented(body)
        line("}")
    }
}
