import AurumCompiler
import AurumSyntax

/// A part of a component as a SwiftUI view: what draws it, and the modifiers around that.
struct PartView {
    let component: Component
    let names: SwiftNames
    let columns: StyleColumns
    let part: Component.Part
    /// Whether other parts follow in the row.
    let hasSuccessor: Bool

    /// Whether anything is drawn; a text part needs a text, a glyph part a glyph.
    var isDrawn: Bool {
        switch part.kind {
        case .container: false
        case .text: text != nil
        case .glyph: columns[part.name, "glyph"] != nil || glyphOverride != nil
        case .button: columns[part.name, "glyph"] != nil
        }
    }

    /// Adds the view.
    func write(to writer: inout CodeWriter) {
        let conditions = self.conditions
        guard !conditions.isEmpty else { return view(&writer) }
        writer.block("if \(conditions.joined(separator: ", "))") { view(&$0) }
    }

    /// The property of a style that holds a property of the part, as the view refers to it.
    static func style(_ column: StyleColumn?) -> String? { column.map { "style." + $0.name } }

    private func style(_ name: String) -> String? { Self.style(columns[part.name, name]) }

    private var conditions: [String] {
        let flags = component.parameters.filter { parameter in
            if case .flag = parameter.kind { parameter.part == part.name } else { false }
        }
        let names =
            flags.map { SwiftIdentifiers.declared(ViewFile.property($0)) }
            + (style("visible").map { [$0] } ?? [])
        guard part.kind == .glyph, columns[part.name, "glyph"] == nil, let glyphOverride else { return names }
        return names + ["let \(glyphOverride)"]
    }

    private func view(_ writer: inout CodeWriter) {
        switch part.kind {
        case .container: return
        case .text: textView(&writer)
        case .glyph: call(glyphView, &writer)
        case .button: call(buttonView, &writer)
        }
    }

    private func call(_ view: SwiftExpression, _ writer: inout CodeWriter) {
        let isOnOneLine = writer.expression("", view)
        // A formatter indents modifiers only below a view of one line.
        isOnOneLine ? writer.indented { modifiers(&$0) } : modifiers(&writer)
    }

    private func modifiers(_ writer: inout CodeWriter) {
        BoxModifiers(names: names, columns: columns, part: part.name).write(to: &writer)
        if hasSuccessor, let gap = style("gapAfter") { writer.line(".padding(.trailing, \(gap))") }
        if part.kind == .glyph { writer.line(".accessibilityHidden(true)") }
    }

    private func textView(_ writer: inout CodeWriter) {
        writer.line("Text(verbatim: \(text ?? ""))")
        writer.indented { writer in
            if let typography = style("typography") {
                writer.line(".\(names.typographyModifier)(\(typography))")
            }
            if let color = style("color") { writer.line(".foregroundStyle(\(color))") }
            if let lines = style("lines") {
                writer.line(".lineLimit(\(lines))")
                writer.line(".truncationMode(.tail)")
            }
            writer.line(".multilineTextAlignment(.leading)")
            if let width = maximumWidth { writer.line(".frame(maxWidth: \(width), alignment: .leading)") }
            modifiers(&writer)
        }
    }

    /// How far a text may grow: it takes the room the others leave, unless the container hugs what is in it.
    private var maximumWidth: String? {
        guard let container = component.parts.first(where: { $0.kind == .container }),
            let width = columns[container.name, "width"]
        else { return ".infinity" }
        let hugs = width.values.map { $0 == .plain(".hug") }
        if hugs.allSatisfy({ $0 }) { return nil }
        return hugs.contains(true) ? "style.\(width.name) == .hug ? nil : .infinity" : ".infinity"
    }

    private var glyphView: SwiftExpression {
        let table = style("glyph")
        let glyph = [glyphOverride, table].compactMap { $0 }.joined(separator: " ?? ")
        return .call(names.type("GlyphView"), [.init(nil, .plain(glyph))] + appearance)
    }

    private var buttonView: SwiftExpression {
        let label = part.accessibilityLabel ?? SwiftIdentifiers.capitalized(ComponentNames.words(part.name))
        var arguments: [SwiftExpression.Argument] = [
            .init(nil, .plain(style("glyph") ?? "")),
            .init("label", .call("Text", [.init(nil, .string(label))])),
        ]
        arguments += appearance
        if let target = style("touchTarget") { arguments.append(.init("touchTarget", .plain(target))) }
        arguments.append(.init("action", .plain(action ?? "{}")))
        return .call(names.type("IconButton"), arguments)
    }

    /// The color and size of a glyph; the size keeps up with large type.
    private var appearance: [SwiftExpression.Argument] {
        let black = SwiftValues(names: names).expression(Color.black)
        let size = style("size") ?? NumberText.shortest(Glyph.side)
        return [
            .init("color", style("color").map { .plain($0) } ?? black),
            .init("size", .plain("\(size) * scale")),
        ]
    }

    private var text: String? {
        parameter { if case .text = $0 { true } else { false } }
    }

    private var glyphOverride: String? {
        parameter { if case .glyph = $0 { true } else { false } }
    }

    private var action: String? {
        parameter { if case .action = $0 { true } else { false } }
    }

    private func parameter(_ isMeant: (Component.Parameter.Kind) -> Bool) -> String? {
        component.parameters.first { $0.part == part.name && isMeant($0.kind) }.map {
            SwiftIdentifiers.declared(ViewFile.property($0))
        }
    }
}
