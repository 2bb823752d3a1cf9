import AurumCompiler

/// The modifiers that give a part its insets, size, background and border.
struct BoxModifiers {
    let names: SwiftNames
    let anatomy: ViewAnatomy
    let part: String

    /// Whether the part has a background or a border, which need a shape.
    var hasShape: Bool { style("background") != nil || style("border.color") != nil }

    /// The property that holds the shape.
    var shape: String { Self.shape(of: part) }

    /// The property that holds the shape of a part.
    static func shape(of part: String) -> String {
        SwiftIdentifiers.member(ComponentNames.camelCase(part) + "Shape")
    }

    /// Adds the modifiers, from the inside out.
    func write(to writer: inout CodeWriter) {
        if let padding = style("padding.horizontal") { writer.line(".padding(.horizontal, \(padding))") }
        if let padding = style("padding.vertical") { writer.line(".padding(.vertical, \(padding))") }
        if let height = style("minHeight") { writer.line(".frame(minHeight: \(height) * scale)") }
        frame(&writer)
        background(&writer)
        border(&writer)
        if let opacity = style("opacity") { writer.line(".opacity(\(opacity))") }
    }

    /// Adds the property that holds the shape.
    func writeShape(to writer: inout CodeWriter) {
        writer.block("private var \(shape): RoundedRectangle") { writer in
            writer.line("RoundedRectangle(cornerRadius: \(style("radius") ?? "0"), style: .circular)")
        }
    }

    private func frame(_ writer: inout CodeWriter) {
        var arguments = [("width", style("width")), ("height", style("height"))].compactMap { label, value in
            value.map { SwiftExpression.Argument(label, .plain($0)) }
        }
        guard !arguments.isEmpty else { return }
        arguments.append(.init("scale", .plain("scale")))
        if anatomy.grows(part) { arguments.append(.init("grows", .plain("typeSize.isAccessibilitySize"))) }
        writer.expression("", .call("." + names.frameModifier, arguments))
    }

    private func background(_ writer: inout CodeWriter) {
        guard let background = style("background") else { return }
        guard let shadow = style("shadow") else {
            return writer.line(".background(\(background).composite, in: \(shape))")
        }
        writer.block(".background") { writer in
            writer.line("\(shape).fill(\(background).composite.\(names.shadowModifier)(\(shadow)))")
        }
    }

    private func border(_ writer: inout CodeWriter) {
        guard let color = style("border.color") else { return }
        let width = style("border.width") ?? "1"
        guard let edges = style("border.edges") else {
            return writer.block(".overlay") {
                $0.line("\(shape).strokeBorder(\(color), lineWidth: \(width))")
            }
        }
        writer.expression(
            "",
            .call(
                "." + names.borderModifier,
                [
                    .init(nil, .plain(color)), .init("width", .plain(width)), .init("edges", .plain(edges)),
                    .init("in", .plain(shape)),
                ]))
    }

    private func style(_ name: String) -> String? { anatomy.style(part, name) }
}
