import AurumCompiler
import AurumSyntax

/// The file of a component's view: its parts in a row, in the container's box.
struct ViewFile {
    let component: Component
    let own: ComponentNames
    let names: SwiftNames
    let anatomy: ViewAnatomy

    /// Makes the file of a component.
    init(_ component: Component, _ own: ComponentNames, _ names: SwiftNames, _ columns: StyleColumns) {
        self.component = component
        self.own = own
        self.names = names
        anatomy = ViewAnatomy(component: component, columns: columns)
    }

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
            accessibility.writeSpoken(own.style, to: &writer)
            shapes(&writer)
            standIns(&writer)
            successors(&writer)
            for part in parts { part.writeOverhang(to: &writer) }
            scale(&writer)
            style(&writer)
        }
        writer.line("#endif")
        return writer.text
    }

    /// The stored property that keeps a parameter.
    static func property(_ parameter: Component.Parameter) -> String {
        let name = ComponentNames.parameter(parameter)
        return NeededNames.viewProperties.contains(name) ? name + "Value" : name
    }

    private var accessibility: AccessibilityModifiers { AccessibilityModifiers(names, anatomy) }

    private var imports: [String] {
        let tokens = names.isOneModule || !needsTokens ? [] : ["import " + names.tokenModule]
        let support = names.supportModule.map { [names.access + "import " + $0] } ?? []
        let foundation = anatomy.meaning == nil ? [] : ["import Foundation"]
        return names.imports(tokens + foundation + support + [names.access + "import SwiftUI"])
    }

    /// Whether the view uses members of the token types: text styles, shadows, or colors as styles.
    private var needsTokens: Bool {
        modes != nil || anatomy.columns.columns.contains { $0.type.hasPrefix(names.prefix) }
    }

    /// The modes, when the style depends on them.
    private var modes: SwiftModes? { anatomy.columns.needMode ? names.modes : nil }

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
        if anatomy.usesTypeSize { writer.line("@Environment(\\.dynamicTypeSize) private var typeSize") }
        if !anatomy.standIns.isEmpty {
            writer.line("@Environment(\\.colorSchemeContrast) private var contrast")
        }
    }

    private func type(of parameter: Component.Parameter) -> String {
        let mark = parameter.isOptional ? "?" : ""
        return switch parameter.kind {
        case .text: "String" + mark
        case .flag: "Bool"
        case .glyph: names.type("Glyph") + "?"
        case .action: parameter.isOptional ? "(@MainActor () -> Void)?" : "@MainActor () -> Void"
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
            let relative = anatomy.anchor.map {
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
            let gap = anatomy.container.flatMap { anatomy.style($0.name, "gap") } ?? "0"
            writer.block("HStack(spacing: \(gap))") { writer in
                for part in parts { part.write(to: &writer) }
            }
            if let container = anatomy.container {
                BoxModifiers(names: names, anatomy: anatomy, part: container.name).write(to: &writer)
            }
            accessibility.writeOnContainer(to: &writer)
        }
    }

    private var parts: [PartView] {
        anatomy.row.map { PartView(names: names, anatomy: anatomy, part: $0) }
    }

    private func shapes(_ writer: inout CodeWriter) {
        for part in component.parts {
            let box = BoxModifiers(names: names, anatomy: anatomy, part: part.name)
            guard box.hasShape else { continue }
            writer.line()
            box.writeShape(to: &writer)
        }
    }

    /// Adds what is drawn differently where people ask for more contrast.
    private func standIns(_ writer: inout CodeWriter) {
        for (usual, increased) in anatomy.standIns {
            writer.line()
            writer.block("private var \(SwiftIdentifiers.declared(usual.name)): \(usual.type)") { writer in
                writer.block("if contrast == .increased") { $0.line("return style.\(increased.name)") }
                writer.line("return style.\(usual.name)")
            }
        }
    }

    /// Adds whether something follows a part, where that depends on the caller.
    private func successors(_ writer: inout CodeWriter) {
        for part in anatomy.row where anatomy.columns[part.name, "gapAfter"] != nil {
            guard case .sometimes = anatomy.successor(of: part) else { continue }
            writer.line()
            writer.block("private var \(ViewAnatomy.followed(part)): Bool") { writer in
                writer.expression("", anatomy.isFollowed(part), ".contains(true)")
            }
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
