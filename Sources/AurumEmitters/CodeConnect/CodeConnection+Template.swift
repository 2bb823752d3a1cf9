import AurumCompiler
import AurumSyntax

extension CodeConnection {
    /// The form that Figma runs as a program: a TypeScript file that is plain JavaScript as well.
    var template: TextBuffer {
        var text = TextBuffer(capacity: 2048)
        text += "// url=\(figma.url)\n"
        if let source = component.documentation.source {
            text += "// source=\(InvisibleText.spelledOut(source))\n"
        }
        text += "// component=\(own.view)\n"
        text += "import figma from \"figma\"\n\nconst instance = figma.selectedInstance\n\n"
        let swapped = arguments.compactMap { argument -> (String, String)? in
            guard case .connected(let name, _, let property, .instance) = argument else { return nil }
            return (name, property)
        }
        if !swapped.isEmpty {
            text += "const swapped = {\n"
            for (name, property) in swapped {
                text += "  \(name): instance.getInstanceSwap(\(JSONWriter.quoted(property))),\n"
            }
            text += "}\n\n"
        }
        text += "const values = {\n"
        for argument in arguments { value(argument, &text) }
        text += "}\n\nexport default {\n  example: figma.swift`\(call)`,\n"
        text += "  imports: [\(modules.map { JSONWriter.quoted("import " + $0) }.joined(separator: ", "))],\n"
        text += "  id: \(JSONWriter.quoted(own.view)),\n  metadata: { nestable: true },\n}\n"
        return text
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
            text += "  \(name): \(JSONWriter.quoted(value.flat)),\n"
        case .connected(let name, _, let property, let source):
            text += "  \(name): "
            expression(JSONWriter.quoted(property), name, source, &text)
            text += ",\n"
        }
    }

    private func expression(
        _ property: String, _ name: String, _ source: Source, _ text: inout TextBuffer
    ) {
        switch source {
        case .values(let values, _):
            text += "instance.getEnum(\(property), {\n"
            for value in values {
                text += "    \(JSONWriter.quoted(value.inFigma)): \(JSONWriter.quoted(value.code)),\n"
            }
            text += "  })"
        case .flag:
            text += "instance.getBoolean(\(property), { true: \"true\", false: \"false\" })"
        case .text:
            // What Swift would take for the end of the literal is escaped.
            text += "`\"${instance\n    .getString(\(property))\n    .replace(/[\\\\\"]/g, \"\\\\$&\")\n"
            text += "    .replace(/\\r?\\n/g, \"\\\\n\")}\"`"
        case .instance:
            text += "swapped.\(name)?.hasCodeConnect()\n"
            text += "    ? swapped.\(name).executeTemplate().example\n    : \"nil\""
        }
    }

    /// A text as it stands between backticks.
    private static func escaped(_ text: String) -> String { text.replacing("`", with: "\\`") }
}
