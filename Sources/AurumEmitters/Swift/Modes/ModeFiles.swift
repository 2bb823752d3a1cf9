import AurumCompiler

/// The files that a design has when values differ between its modes.
struct ModeFiles {
    let design: ResolvedDesign
    let names: SwiftNames
    let modes: SwiftModes

    /// All files with their names, given the types that the design's values are written in.
    func files(using types: Set<String>) -> [SwiftFile] {
        let mode = names.type("Mode")
        let members = [
            ("Shadow", ModeTypes.shadow), ("Border", ModeTypes.border), ("Gradient", ModeTypes.gradient),
        ].filter { types.contains($0.0) }
        let environment = ModeTypes.modeInSwiftUI.replacing("$firstMode", with: modes.cases.first ?? "")
        return [
            SwiftFile(name: mode, text: ModeFile(design: design, names: names, modes: modes).text),
            SwiftFile(name: mode + "+SwiftUI", text: names.fill(environment)),
        ]
            + (modes.tokensByMode.isEmpty ? [] : [SwiftFile(name: names.type("ByMode"), text: byMode)])
            + (types.contains("Color") ? [SwiftFile(name: names.type("Color+Mode"), text: color)] : [])
            + members.map { SwiftFile(name: names.type($0.0 + "+Mode"), text: names.fill($0.1)) }
    }

    /// The type of values that are not the same in all modes.
    private var byMode: TextBuffer {
        var writer = CodeWriter()
        let (type, mode) = (names.type("ByMode"), names.type("Mode"))
        writer.documentation("A value for each mode.")
        writer.block("\(names.access)nonisolated struct \(type)<Value>") { writer in
            writer.documentation("In the order of the modes.")
            writer.line("private let values: [Value]")
            writer.line()
            writer.documentation("Makes a value from those in each mode.")
            writer.declaration("\(names.access)init", modes.parameters(of: "Value")) { writer in
                writer.expression("values = ", .array(modes.names))
            }
            writer.line()
            writer.documentation("Makes a value from what a mode is given.")
            writer.block("\(names.access)init(_ value: (\(mode)) -> Value)") { writer in
                writer.line("values = \(mode).allCases.map(value)")
            }
            writer.line()
            writer.documentation("The value in a mode.")
            writer.line("\(names.access)func value(in mode: \(mode)) -> Value { values[mode.position] }")
        }
        writer.line()
        for conformance in ["Equatable", "Hashable", "Sendable"] {
            writer.line("nonisolated extension \(type): \(conformance) where Value: \(conformance) {}")
        }
        return writer.text
    }

    /// The colors that know their modes.
    private var color: TextBuffer {
        var writer = CodeWriter()
        let (color, mode) = (names.type("Color"), names.type("Mode"))
        writer.block("nonisolated extension \(color)") { writer in
            writer.documentation("Makes a color that differs between the modes.")
            let head: TextBuffer = "\(names.access)static func byMode"
            writer.declaration(head, modes.parameters(of: color), " -> \(color)") { writer in
                let first = modes.names.first ?? .plain("nil")
                let all = SwiftExpression.array(modes.names)
                writer.expression("", .call(color, [.init(nil, first), .init("inModes", all)]))
            }
            writer.line()
            writer.documentation("The color as it is in a mode.")
            writer.block("\(names.access)func value(in mode: \(mode)) -> \(color)") { writer in
                writer.line("inModes.isEmpty ? self : inModes[mode.position].value(in: mode)")
            }
        }
        return writer.text
    }
}

extension SwiftModes {
    /// The parameters of a function that takes something for each mode, as its body refers to them.
    fileprivate var names: [SwiftExpression] { cases.map { .plain(SwiftIdentifiers.declared($0)) } }
}
