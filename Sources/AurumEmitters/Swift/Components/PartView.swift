import AurumCompiler
import AurumSyntax

/// A part of a component as a SwiftUI view: what draws it, and the modifiers around that.
struct PartView {
    let names: SwiftNames
    let anatomy: ViewAnatomy
    let part: Component.Part

    /// Adds the view.
    func write(to writer: inout CodeWriter) {
        let conditions = anatomy.conditions(of: part)
        guard !conditions.isEmpty else { return view(&writer) }
        writer.condition(conditions) { view(&$0) }
    }

    private func style(_ name: String) -> String? { anatomy.style(part.name, name) }

    private func view(_ writer: inout CodeWriter) {
        switch part.kind {
        case .container: return
        case .text: textView(&writer)
        case .glyph: call(glyphView, &writer)
        case .button: call(buttonView, &writer)
        case .textButton: textButtonView(&writer)
        }
    }

    private func call(_ view: SwiftExpression, _ writer: inout CodeWriter) {
        let isOnOneLine = writer.expression("", view)
        // A formatter indents modifiers only below a view of one line.
        isOnOneLine ? writer.indented { modifiers(&$0) } : modifiers(&writer)
    }

    private func modifiers(_ writer: inout CodeWriter) {
        BoxModifiers(names: names, anatomy: anatomy, part: part.name).write(to: &writer)
        gap(&writer)
        if part.kind == .glyph { spokenGlyph(&writer) }
    }

    /// A drawing without a name says nothing that the texts do not.
    private func spokenGlyph(_ writer: inout CodeWriter) {
        guard part.accessibilityLabel != nil else { return writer.line(".accessibilityHidden(true)") }
        writer.line(".accessibilityElement(children: .ignore)")
        writer.expression("", .call(".accessibilityLabel", [.init(nil, anatomy.spokenName(of: part))]))
    }

    /// Adds the gap to what follows, where something does.
    private func gap(_ writer: inout CodeWriter) {
        guard let gap = style("gapAfter") else { return }
        switch anatomy.successor(of: part) {
        case .never: return
        case .always: writer.line(".padding(.trailing, \(gap))")
        case .sometimes: writer.line(".padding(.trailing, \(ViewAnatomy.followed(part)) ? \(gap) : 0)")
        }
    }

    private func textView(_ writer: inout CodeWriter) {
        let text = anatomy.text(of: part) ?? ""
        writer.line("Text(verbatim: \(text))")
        writer.indented { writer in
            textModifiers(&writer)
            if let width = anatomy.maximumTextWidth {
                writer.line(".frame(maxWidth: \(width), alignment: .leading)")
            }
            modifiers(&writer)
            if part.name == anatomy.spokenPart?.name {
                AccessibilityModifiers(names, anatomy).write(onText: text, to: &writer)
            }
        }
    }

    private func textModifiers(_ writer: inout CodeWriter) {
        if let typography = style("typography") {
            writer.line(".\(names.typographyModifier)(\(typography))")
        }
        if let color = style("color") { writer.line(".foregroundStyle(\(color))") }
        if let lines = style("lines") {
            // The largest sizes need the room more than the design needs its line count.
            writer.line(".lineLimit(typeSize.isAccessibilitySize ? nil : \(lines))")
            writer.line(".truncationMode(.tail)")
        }
        writer.line(".multilineTextAlignment(.leading)")
    }

    private var glyphView: SwiftExpression {
        .call(names.type("GlyphView"), [.init(nil, .plain(anatomy.glyph(of: part)))] + appearance)
    }

    private var buttonView: SwiftExpression {
        var arguments: [SwiftExpression.Argument] = [
            .init(nil, .plain(anatomy.glyph(of: part))), .init("label", anatomy.spokenName(of: part)),
        ]
        arguments += appearance
        if let target = style("touchTarget") { arguments.append(.init("touchTarget", .plain(target))) }
        arguments.append(.init("action", .plain(anatomy.action(of: part) ?? "{}")))
        return .call(names.type("IconButton"), arguments)
    }

    /// A text to tap: its target reaches over the edges of the text, and takes no more height in the layout than that.
    private func textButtonView(_ writer: inout CodeWriter) {
        let target = style("touchTarget") ?? "44"
        writer.line("Button {")
        if let action = anatomy.action(of: part) { writer.indented { $0.line("\(action)()") } }
        writer.line("} label: {")
        writer.indented { writer in
            writer.line("Text(verbatim: \(anatomy.text(of: part) ?? ""))")
            writer.indented { writer in
                textModifiers(&writer)
                writer.line(".frame(minWidth: \(target), minHeight: \(target))")
                writer.line(".contentShape(Rectangle())")
            }
        }
        writer.line("}")
        writer.line(".buttonStyle(.plain)")
        if style("typography") != nil { writer.line(".padding(.vertical, -\(Self.overhang(of: part)))") }
        modifiers(&writer)
    }

    /// The property that says how far the target of a text to tap reaches over it.
    static func overhang(of part: Component.Part) -> String {
        SwiftIdentifiers.member(ComponentNames.camelCase(part.name) + "Overhang")
    }

    /// Adds the property.
    func writeOverhang(to writer: inout CodeWriter) {
        guard part.kind == .textButton, let typography = style("typography") else { return }
        writer.line()
        writer.documentation(
            "How far the target of \(SwiftDocumentation.code(part.name)) reaches over its text.")
        writer.block("private var \(Self.overhang(of: part)): CGFloat") { writer in
            writer.line("let height = \(typography).lineHeight * scale")
            writer.line("return max(0, (\(style("touchTarget") ?? "44") - height) / 2)")
        }
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
}
