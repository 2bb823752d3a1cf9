import AurumCompiler
import AurumEmitters
import AurumSyntax
import Foundation
import Testing

/// A program of the generated tokens of a design and of statements that print each of them in each mode.
struct ReadBackProgram {
    /// A token in a mode.
    struct Place: Hashable {
        let token: TokenID
        let mode: Int
    }

    private let files: [OutputFile]
    private let main: String

    /// Writes the program of a design.
    init(_ design: ResolvedDesign) {
        let prefix = SwiftIdentifiers.type(design.name)
        let emission = Emission(SwiftEmitter.self, design)
        files = emission.files.filter { $0.path.hasPrefix("\(prefix)Tokens/") && !$0.path.hasSuffix(".json") }
        let types = Set(files.compactMap { $0.path.split(separator: "/").last?.dropLast(".swift".count) })
        let isByMode = types.contains(prefix[...] + "Mode")
        let printers = Self.printers.filter { types.contains(prefix[...] + $0.type) }
        var lines = [Self.opening] + printers.map(\.function)
        let parameters = isByMode ? "_ index: Int, _ mode: __Mode" : "_ index: Int"
        let call =
            isByMode
            ? "for (index, mode) in __Mode.allCases.enumerated() { printer.printAll(index, mode) }"
            : "for index in 0..<\(design.modes.count) { printer.printAll(index) }"
        lines.append("protocol Printer { func printAll(\(parameters)) }")
        if isByMode {
            let members = ["Color", "Shadow", "Border", "Gradient"].filter {
                types.contains(prefix[...] + $0)
            }
            lines += members.map {
                "func at(_ value: __\($0), _ mode: __Mode) -> __\($0) { value.value(in: mode) }"
            }
            if types.contains(prefix[...] + "ByMode") {
                lines.append(
                    "func at<V>(_ value: __ByMode<V>, _ mode: __Mode) -> V { value.value(in: mode) }")
            }
        }
        // Deprecated constants may be used without a warning where everything is deprecated, and that be called
        // through a protocol.
        lines.append(
            "struct Everything: Printer {\n@available(*, deprecated)\nfunc printAll(\(parameters)) {")
        let symbols = SwiftEmitter().symbols(of: design)
        for token in design.tokens.all {
            guard let symbol = symbols[token] else { continue }
            let value = isByMode ? "at(\(symbol), mode)" : symbol
            lines.append("print(\(token.index), index, show(\(value)))")
        }
        lines += ["}", "}", "let printer: any Printer = Everything()", call]
        main = lines.joined(separator: "\n").replacing("__", with: prefix) + "\n"
    }

    /// Builds and runs the program; what it printed of each token.
    func run() throws -> [Place: [String]] {
        let folder = try SwiftToolchain.Folder()
        let flat = files.map { file in
            OutputFile(path: String(file.path.split(separator: "/").last ?? ""), contents: file.contents)
        }
        try SwiftToolchain.write(
            flat + [OutputFile(path: "main.swift", contents: Array(main.utf8))], to: folder)
        let outcome = try SwiftToolchain.output(ofProgramIn: folder.url)
        try #require(outcome.succeeded, "\(outcome.output)")
        var printed: [Place: [String]] = [:]
        for line in outcome.output.split(separator: "\n") {
            let items = line.split(separator: " ").map(String.init)
            guard items.count > 2, let token = UInt32(items[0]), let mode = Int(items[1]) else { continue }
            printed[Place(token: TokenID(token), mode: mode)] = Array(items[2...])
        }
        return printed
    }

    /// What prints numbers, and what takes a value that is the same in every mode as it is.
    private static let opening = """
        import Foundation

        func show(_ value: CGFloat) -> String { "\\(Double(value))" }
        func show(_ value: Double) -> String { "\\(value)" }
        func show(_ value: Duration) -> String { "\\(value / .milliseconds(1))" }
        func show(_ values: String...) -> String { values.joined(separator: " ") }
        func at<V, M>(_ value: V, _ mode: M) -> V { value }
        """

    /// What prints a value of each generated type, as far as the design has the type.
    private static let printers: [(type: String, function: String)] = [
        (
            "Color",
            """
            func show(_ color: __Color) -> String {
                "\\(color.space.rawValue) \\(color.red) \\(color.green) \\(color.blue) \\(color.alpha)"
            }
            """
        ),
        (
            "FontFamily",
            """
            func show(_ family: __FontFamily) -> String {
                family.names.map { "=" + Data($0.utf8).base64EncodedString() }.joined(separator: " ")
            }
            """
        ),
        ("FontWeight", "func show(_ weight: __FontWeight) -> String { show(weight.value) }"),
        (
            "CubicBezier",
            "func show(_ curve: __CubicBezier) -> String { \"\\(curve.x1) \\(curve.y1) \\(curve.x2) \\(curve.y2)\" }"
        ),
        (
            "StrokeStyle",
            """
            func show(_ style: __StrokeStyle) -> String {
                guard case .dashes(let lengths, let lineCap) = style else { return "\\(style)" }
                return ([lineCap.rawValue] + lengths.map { show($0) }).joined(separator: " ")
            }
            """
        ),
        (
            "Border",
            "func show(_ border: __Border) -> String { show(show(border.color), show(border.width), show(border.style)) }"
        ),
        (
            "Transition",
            """
            func show(_ change: __Transition) -> String {
                show(show(change.duration), show(change.delay), show(change.timing))
            }
            """
        ),
        (
            "Shadow",
            """
            func show(_ layer: __Shadow.Layer) -> String {
                let lengths = [layer.x, layer.y, layer.blur, layer.radius * 2, layer.spread].map { show($0) }
                return show(show(layer.color), lengths.joined(separator: " "), "\\(layer.isInset)")
            }
            func show(_ shadow: __Shadow) -> String {
                shadow.layers.map { show($0) }.joined(separator: " ")
            }
            """
        ),
        (
            "Gradient",
            """
            func show(_ gradient: __Gradient) -> String {
                gradient.stops.map { show(show($0.color), show($0.position)) }.joined(separator: " ")
            }
            """
        ),
        (
            "Typography",
            """
            func show(_ type: __Typography) -> String {
                let lengths = [type.size, type.lineHeight, type.letterSpacing].map { show($0) }
                return show(show(type.family), lengths.joined(separator: " "), show(type.weight))
            }
            """
        ),
    ]
}
