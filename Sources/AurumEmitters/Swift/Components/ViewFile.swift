import AurumCompiler
import AurumSyntax

/// The file of a component's view: its parts in a row, in the container's box.
struct ViewFile {
    let component: Component
    let own: ComponentNames
    let names: SwiftNames
    let columns: StyleColumns

    /// The text of the file.
    var text: TextBuffer {
        var writer = CodeWriter()
        writer.line("#if canImport(SwiftUI)")
        for line in imports { writer.line("\(line)") }
        writer.line()
        writer.documentation(documentation.map { "\($0)" })
        writer.block("\(names.access)struct \(own.view): View") { writer in
            properties(&writer)
            writer.line()
            initializer(&writer)
            writer.line()
            body(&writer)
            shapes(&writer)
            scale(&writer)
            style(&writer)
        }
        writer.line("#endif")
        return writer.text
    }

    /// The stored property that keeps a parameter.
    static func property(_ parameter: Component.Parameter) -> String {
        let name = ComponentNames.parameter(parameter)
        return ["body", "style", "styles", "scale", "typeScale"].contains(name)
            ? name + "Value" : name
    }

    private var imports: [String] {
        let tokens = names.isOneModule || !needsTokens ? [] : ["import " + names.tokenModule]
        let support = names.supportModule.map { [names.access + "import " + $0] } ?? []
        return (tokens + support + [names.access + "import SwiftUI"])
    }

    /// Whether the view uses members of the token types: text styles, shadows, or colors as styles.
    private var needsTokens: Bool {
        modes != nil || columns.columns.contains { $0.type.hasPrefix(names.prefix) }
    }

    /// The modes, when the style depends on them.
    private var modes: SwiftModes? { columns.needMode ? names.modes : nil }

    private var documentation: [String] {
        let texts = component.documentation
        let paragraphs = SwiftDocumentation.summaryFirst(
            texts.summary.isEmpty ? SwiftIdentifiers.capitalized(own.phrase) : texts.summary)
        return paragraphs + (texts.description + [texts.intendedUse]).map(SwiftDocumentation.sentence)
    }

    private func properties(_ writer: inout CodeWriter) {
        for parameter in component.parameters {
            writer.line(
                "private let \(SwiftIdentifiers.declared(Self.property(parameter))): \(type(of: parameter))")
        }
        if let modes {
            writer.line("private let styles: \(names.type("ByMode"))<\(own.style)>")
            writer.line("\(modes.property(names))")
        } else {
            writer.line("private let style: \(own.style)")
        }
        writer.line("@ScaledMetric private var typeScale: CGFloat")
    }

    private func type(of parameter: Component.Parameter) -> String {
        switch parameter.kind {
        case .text: "String"
        case .flag: "Bool"
        case .glyph: names.type("Glyph") + "?"
        case .action: "@MainActor () -> Void"
        }
    }

    private func initializer(_ writer: inout CodeWriter) {
        let parameters = ViewParameters(component: component, own: own, names: names)
        writer.documentation("Makes \(own.phrase).")
        for line in parameters.documentation(room: writer.room) { writer.line("\(line)") }
        writer.declaration("\(names.access)init", parameters.declarations) { writer in
            for parameter in component.parameters {
                let name = SwiftIdentifiers.declared(ComponentNames.parameter(parameter))
                writer.line("self.\(Self.property(parameter)) = \(name)")
            }
            let style = assignStyle(parameters.axisArguments, &writer)
            let anchor = component.parts.lazy.compactMap { columns[$0.name, "typography"] }.first
            let relative = anchor.map {
                SwiftExpression.Argument("relativeTo", .plain("\(style).\($0.name).textStyle"))
            }
            let arguments = [.init("wrappedValue", .plain("1"))] + (relative.map { [$0] } ?? [])
            writer.expression("_typeScale = ", .call("ScaledMetric", arguments))
        }
    }

    /// Assigns the style, or a style for each mode, and gives back what stands for it in the initializer.
    private func assignStyle(
        _ axes: [SwiftExpression.Argument], _ writer: inout CodeWriter
    ) -> String {
        guard let modes else {
            writer.expression("self.style = ", .call(own.style, axes))
            return "self.style"
        }
        writer.block("self.styles = \(names.type("ByMode"))") { writer in
            writer.expression("", .call(own.style, axes + [.init(modes.parameter, .plain("$0"))]))
        }
        return "self.styles.value(in: \(modes.standard))"
    }

    private func body(_ writer: inout CodeWriter) {
        writer.documentation("The parts in a row.")
        writer.block("\(names.access)var body: some View") { writer in
            writer.block("HStack(spacing: 0)") { writer in
                for part in row { part.write(to: &writer) }
            }
            if let container { container.write(to: &writer) }
            let children = component.parts.contains { $0.kind == .button } ? "contain" : "combine"
            writer.line(".accessibilityElement(children: .\(children))")
        }
    }

    private var row: [PartView] {
        let parts = component.parts.filter { $0.kind != .container }
        return parts.enumerated().map { index, part in
            PartView(
                component: component, names: names, columns: columns, part: part,
                hasSuccessor: index < parts.count - 1)
        }.filter(\.isDrawn)
    }

    private var container: BoxModifiers? {
        component.parts.first { $0.kind == .container }.map {
            BoxModifiers(names: names, columns: columns, part: $0.name)
        }
    }

    private func shapes(_ writer: inout CodeWriter) {
        for part in component.parts {
            let box = BoxModifiers(names: names, columns: columns, part: part.name)
            guard box.hasShape else { continue }
            writer.line()
            box.writeShape(to: &writer)
        }
    }

    private func scale(_ writer: inout CodeWriter) {
        writer.line()
        writer.documentation(
            "How much larger than designed everything beside the text is drawn, so that it keeps up with large type."
        )
        writer.line("private var scale: CGFloat { max(1, typeScale) }")
    }

    private func style(_ writer: inout CodeWriter) {
        guard let modes else { return }
        writer.line()
        writer.line("private var style: \(own.style) { styles.value(in: \(modes.parameter)) }")
    }
}
