import AurumCompiler

/// The modifiers that give a part its insets, size, background and border.
struct BoxModifiers {
    let names: SwiftNames
    let columns: StyleColumns
    let part: String

    /// Whether the part has a background or a border, which need a shape.
    var hasShape: Bool { columns[part, "background"] != nil || columns[part, "border.color"] != nil }

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
        if let color = style("border.color") {
            let width = style("border.width") ?? "1"
            writer.block(".overlay") { $0.line("\(shape).strokeBorder(\(color), lineWidth: \(width))") }
        }
        if let opacity = style("opacity") { writer.line(".opacity(\(opacity))") }
    }

    /// Adds the property that holds the shape.
    func writeShape(to writer: inout CodeWriter) {
        writer.block("private var \(shape): RoundedRectangle") { writer in
            writer.line("RoundedRectangle(cornerRadius: \(style("radius") ?? "0"), style: .circular)")
        }
    }

    private func frame(_ writer: inout CodeWriter) {
        let extents = [style("width").map { "width: \($0)" }, style("height").map { "height: \($0)" }]
            .compactMap { $0 }
        guard !extents.isEmpty else { return }
        writer.line(".\(names.frameModifier)(\(extents.joined(separator: ", ")), scale: scale)")
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

    private func style(_ name: String) -> String? { PartView.style(columns[part, name]) }
}
