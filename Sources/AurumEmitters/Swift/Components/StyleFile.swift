import AurumCompiler
import AurumSyntax

/// The file of a component's style: a stored property a style property, and an initializer that knows the table.
struct StyleFile {
    let component: Component
    let design: ResolvedDesign
    let own: ComponentNames
    let names: SwiftNames
    let columns: StyleColumns
    let origins: ComponentOrigins

    /// The file.
    var code: CodeWriter {
        var writer = CodeWriter()
        writer.from(origins.whole, write)
        return writer
    }

    private func write(to writer: inout CodeWriter) {
        for line in imports { writer.line("\(line)") }
        if let lengthImports {
            writer.lines(names.fill(lengthImports))
        } else if !imports.isEmpty {
            writer.line()
        }
        writer.documentation("What \(code: own.view) looks like in each of its variants.")
        writer.block("\(names.access)nonisolated struct \(own.style): Hashable, Sendable") { writer in
            let values = StyleSummary(design: design, table: component.table)
            for column in columns.columns {
                writer.from(origins.property(column.index)) { writer in
                    writer.documentation(
                        ["\(summary(of: column.property))"] + values.paragraphs(of: column.index))
                    writer.line(
                        "\(names.access)let \(SwiftIdentifiers.declared(column.name)): \(column.type)")
                }
            }
            writer.line()
            writer.documentation("The style of a variant.")
            initializer(&writer)
        }
    }

    private var imports: [String] {
        let types = columns.columns.map(\.type)
        let isTokenType =
            columns.needMode || types.contains { $0.hasPrefix(names.prefix) && !isOfComponents($0) }
        let refersToTokens = columns.columns.contains {
            $0.values.contains { $0.flat.contains(names.prefix) }
        }
        var lines: [String] = []
        if !names.isOneModule && (isTokenType || refersToTokens) {
            lines.append((isTokenType ? names.access : "") + "import " + names.tokenModule)
        }
        if let module = names.supportModule, types.contains(names.type("Glyph")) {
            lines.append(names.access + "import " + module)
        }
        return names.imports(lines)
    }

    /// What the file imports for the lengths in it.
    private var lengthImports: String? {
        if columns.columns.contains(where: { $0.type.hasPrefix(LengthType.name) }) {
            return LengthType.imports
        }
        let hasLengths = columns.columns.contains { column in
            switch column.property.kind {
            case .extent: true
            case .token(let type): LengthType.isPart(of: type)
            case .background, .count, .glyph, .text, .edges, .flag: false
            }
        }
        return hasLengths ? LengthType.hiddenImports : nil
    }

    private func isOfComponents(_ type: String) -> Bool {
        ["Background", "Edges", "Extent", "Glyph"].contains { names.type($0) == type }
    }

    private func summary(of property: StyleProperty) -> String {
        let part = ComponentNames.words(property.part)
        if property.name == "gapAfter" { return "The gap after the \(part)." }
        // An inset is named by its direction, as in `horizontal padding`.
        let words = property.name.split(separator: ".").map { ComponentNames.words(String($0)) }
        let name = (words.first == "padding" ? words.reversed() : words).joined(separator: " ")
        return "The \(name) of the \(part)."
    }

    private func initializer(_ writer: inout CodeWriter) {
        let parameters =
            component.table.axes.map { axis in
                let value = ComponentNames.enumCase(of: axis.values[axis.defaultIndex])
                let name = SwiftIdentifiers.parameter(ComponentNames.parameter(of: axis))
                return "\(name): \(own.type(of: axis)) = .\(value)"
            } + modeParameter
        writer.declaration("\(names.access)init", parameters) { writer in
            var written: [[Int]] = []
            for column in columns.columns where !written.contains(column.axes) {
                written.append(column.axes)
            }
            let assigned = assigned
            for axes in written.sorted(by: { $0.count < $1.count }) {
                assignments(of: axes, assigned, &writer)
            }
        }
    }

    private var modeParameter: [String] {
        guard let modes = names.modes, columns.needMode else { return [] }
        return ["\(modes.parameter): \(names.type("Mode")) = \(modes.standard)"]
    }

    /// A column, and what stands before the value it is given.
    private typealias Assigned = (column: StyleColumn, head: TextBuffer)

    private var assigned: [Assigned] {
        let parameters = component.table.axes.map(ComponentNames.parameter)
        return columns.columns.map { column in
            let name = parameters.contains(column.name) ? "self." + column.name : column.name
            return (column, "\(SwiftIdentifiers.declared(name)) = ")
        }
    }

    /// Assigns the columns that depend on exactly the given axes.
    private func assignments(of axes: [Int], _ assigned: [Assigned], _ writer: inout CodeWriter) {
        let columns = assigned.filter { $0.column.axes == axes }
        guard !axes.isEmpty else { return assign(columns, VariantID(0), axes, &writer) }
        let subjects = axes.map { axis in
            SwiftIdentifiers.declared(ComponentNames.parameter(of: component.table.axes[axis]))
        }
        writer.line("switch \(tuple(subjects)) {")
        for (index, variant) in component.table.variants(over: axes).enumerated() {
            let values = component.table.values(of: variant)
            let head: TextBuffer =
                "case \(tuple(axes.map { "." + ComponentNames.enumCase(of: values[$0]) })):"
            // Over one axis, the variants are its values.
            let origin = axes.count == 1 ? origins.value(axis: axes[0], index) : origins.whole
            writer.from(origin) { $0.line(head) }
            writer.indented { assign(columns, variant, axes, &$0) }
        }
        writer.line("}")
    }

    private func assign(
        _ columns: [Assigned], _ variant: VariantID, _ axes: [Int], _ writer: inout CodeWriter
    ) {
        for (column, head) in columns {
            writer.from(origins.cell(column.index, variant, axes: axes)) {
                $0.expression(head, column.values[variant.index])
            }
        }
    }

    private func tuple(_ items: [String]) -> String {
        items.count == 1 ? items[0] : "(" + items.joined(separator: ", ") + ")"
    }
}

extension CodeWriter {
    /// Adds a function with its body; the parameters stand on lines of their own where they do not fit on one.
    mutating func declaration(
        _ head: TextBuffer, _ parameters: [String], _ tail: TextBuffer = "",
        _ body: (inout CodeWriter) -> Void
    ) {
        let fits = writeIfFitting { line in
            line += "\(head)(\(parameters.joined(separator: ", ")))\(tail) {"
            return true
        }
        if fits {
            indented(body)
            return line("}")
        }
        line("\(head)(")
        indented { writer in
            for (index, parameter) in parameters.enumerated() {
                writer.line("\(parameter)\(index == parameters.count - 1 ? "" : ",")")
            }
        }
        block(")\(tail)", body)
    }
}
