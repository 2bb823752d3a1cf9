import AurumCompiler
import AurumSyntax

extension CodeConnection {
    /// The form that Figma's parser reads from Swift.
    ///
    /// The parser knows no types and reads words, so the file has one literal as URL, mappings of literals, and
    /// properties as whole arguments only.
    var swift: TextBuffer {
        var writer = CodeWriter()
        for module in Set(modules + ["Figma", "SwiftUI"]).sorted() { writer.line("import \(module)") }
        writer.line()
        writer.documentation("What Figma's Dev Mode shows for \(code: own.view).")
        writer.block("struct \(own.view)Connection: FigmaConnect") { writer in
            writer.line("let component = \(own.view).self")
            // On one line however long, because the parser would take a broken literal for another URL.
            writer.line("let figmaNodeUrl = \(SwiftExpression.string(figma.url))")
            for argument in arguments { property(argument, &writer) }
            writer.line()
            writer.block("var body: some View") { writer in
                writer.expression("", .call(own.view, arguments.map(Self.passed)))
            }
        }
        return writer.text
    }

    private func property(_ argument: Argument, _ writer: inout CodeWriter) {
        guard case .connected(let name, let type, let property, let source) = argument else { return }
        writer.line()
        let figma = SwiftExpression.string(property)
        let start: SwiftExpression
        switch source {
        case .values(let values, let code):
            mapping(figma, values, &writer)
            start = .plain(code)
        case .text(let sample):
            writer.line("@FigmaString(\(figma))")
            start = .string(sample)
        case .flag(let isOn):
            writer.line("@FigmaBoolean(\(figma))")
            start = .plain(String(isOn))
        case .instance:
            writer.line("@FigmaInstance(\(figma))")
            start = .plain("nil")
        }
        writer.expression("var \(SwiftIdentifiers.declared(Self.stored(name))): \(type) = ", start)
    }

    private func mapping(
        _ property: SwiftExpression, _ values: [(inFigma: String, code: String)], _ writer: inout CodeWriter
    ) {
        writer.line("@FigmaEnum(")
        writer.indented { writer in
            writer.line("\(property),")
            writer.line("mapping: [")
            writer.indented { writer in
                for value in values {
                    writer.line("\(SwiftExpression.string(value.inFigma)): \(value.code),")
                }
            }
            writer.line("])")
        }
    }

    private static func passed(_ argument: Argument) -> SwiftExpression.Argument {
        switch argument {
        case .fixed(let name, let value): .init(name, value)
        case .connected(let name, _, _, _): .init(name, .plain("self." + stored(name)))
        }
    }

    /// The stored property of an argument; the protocol has members of its own.
    private static func stored(_ name: String) -> String {
        ["body", "component", "figmaNodeUrl", "variant"].contains(name) ? name + "Value" : name
    }
}
