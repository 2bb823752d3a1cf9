import AurumCompiler
import AurumSyntax

/// The file of a component's previews: every variant in a column.
struct PreviewFile {
    let component: Component
    let own: ComponentNames

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
        let texts = component.parameters.compactMap { parameter -> SwiftExpression.Argument? in
            guard case .text(let sample) = parameter.kind else { return nil }
            return .init(ComponentNames.parameter(parameter), .string(sample))
        }
        let axes = component.table.axes.map { axis in
            let name = ComponentNames.parameter(of: axis)
            return SwiftExpression.Argument(name, .plain(SwiftIdentifiers.declared(name)))
        }
        let actions = component.parameters.compactMap { parameter -> SwiftExpression.Argument? in
            guard case .action = parameter.kind else { return nil }
            return .init(ComponentNames.parameter(parameter), .plain("{}"))
        }
        return .call(own.view, texts + axes + actions)
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
