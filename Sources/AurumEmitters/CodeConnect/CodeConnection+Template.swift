import AurumCompiler
import AurumSyntax

extension CodeConnection {
    /// The form that Figma runs as a program: a TypeScript file that is plain JavaScript as well.
    var template: TextBuffer {
        var text = TextBuffer(capacity: 2048)
        text += header
        text += "import figma from \"figma\"\n\nconst instance = figma.selectedInstance\n\n"
        text += swapped
        text += "const values = {\n"
        for argument in arguments { value(argument, &text) }
        text += "}\n\nexport default {\n  example: figma.swift`\(call)`,\n  imports: ["
        for (index, module) in modules.enumerated() {
            text += "\(index == 0 ? "" : ", ")\(json: "import " + module)"
        }
        text += "],\n  id: \(json: own.view),\n  metadata: { nestable: true },\n}\n"
        return text
    }

    /// The comments that Figma's command reads.
    private var header: TextBuffer {
        var header: TextBuffer = "// url=\(figma.url)\n"
        if let source = component.documentation.source {
            header += "// source=\(InvisibleText.spelledOut(source))\n"
        }
        header += "// component=\(own.view)\n"
        return header
    }

    /// The components that are put in places, if any.
    private var swapped: TextBuffer {
        var text: TextBuffer = ""
        for case .connected(let name, _, let property, .instance) in arguments {
            text += "  \(name): instance.getInstanceSwap(\(json: property)),\n"
        }
        return text.isEmpty ? "" : "const swapped = {\n\(text)}\n\n"
    }

    /// The call, with places for the values; one argument a line when they are many.
    private var call: String {
        let items = arguments.map { argument -> String in
            let name = argument.name
            let isCode: Bool = if case .fixed(_, .plain) = argument { true } else { false }
            let value = isCode ? "{}" : "${values.\(name)}"
            return "\(Self.escaped(SwiftIdentifiers.parameter(name))): \(value)"
        }
        let line = "\(own.view)(\(items.joined(separator: ", ")))"
        if line.utf8.count <= 80 { return line }
        return "\(own.view)(\n" + items.map { "    " + $0 }.joined(separator: ",\n") + "\n)"
    }

    private func value(_ argument: Argument, _ text: inout TextBuffer) {
        switch argument {
        case .fixed(_, .plain): break
        case .fixed(let name, let value):
            text += "  \(name): \(json: value.flat),\n"
        case .connected(let name, _, let property, let source):
            text += "  \(name): "
            expression(property, name, source, &text)
            text += ",\n"
        }
    }

    private func expression(
        _ property: String, _ name: String, _ source: Source, _ text: inout TextBuffer
    ) {
        switch source {
        case .values(let values, _):
            text += "instance.getEnum(\(json: property), {\n"
            for value in values {
                text += "    \(json: value.inFigma): \(json: value.code),\n"
            }
            text += "  })"
        case .flag:
            text += "instance.getBoolean(\(json: property), { true: \"true\", false: \"false\" })"
        case .text:
            // What Swift would take for the end of the literal is escaped.
            text +=
                "`\"${instance\n    .getString(\(json: property))\n    .replace(/[\\\\\"]/g, \"\\\\$&\")\n"
            text += "    .replace(/\\r\\n?|\\n/g, \"\\\\n\")}\"`"
        case .instance:
            text += "swapped.\(name)?.hasCodeConnect()\n"
            text += "    ? swapped.\(name).executeTemplate().example\n    : \"nil\""
        }
    }

    /// A text as it stands between backticks.
    private static func escaped(_ text: String) -> String { text.replacing("`", with: "\\`") }
}
