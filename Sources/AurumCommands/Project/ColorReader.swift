import AurumCompiler
import AurumSyntax

/// Turns words of the command line into colors: DTCG color objects, hexadecimal notation, and names of tokens.
struct ColorReader {
    /// The name that stands for a color object of the command line in messages.
    static let name = "<color>"

    /// Everything reported.
    private(set) var diagnostics = DiagnosticSink()
    /// The files and words that were read.
    var sources: SourceMap { loader.sources }

    private var loader: DocumentLoader
    private var tokens: (design: ResolvedDesign, naming: Naming, reports: DiagnosticSink)?

    /// Makes a reader for some words; the project is only opened when one of them names a token.
    init(for words: [String], _ invocation: Invocation, _ environment: Environment) {
        loader = DocumentLoader(environment)
        let names = words.filter { Self.form(of: $0) == .name && !$0.allSatisfy(\.isWhitespace) }
        if names.isEmpty { return }
        guard var project = Project.open(invocation, environment, &diagnostics) else { return }
        let mode = project.configuration.modes?.first ?? ModeRequest(name: "default", choices: [])
        let design = project.resolve(modes: [mode])
        loader = project.loader
        tokens = (design, project.configuration.naming, project.diagnostics)
    }

    /// The color that a word means; nil when it means none, which is reported.
    mutating func color(_ word: String) -> Color? {
        switch Self.form(of: word) {
        case .object:
            let tree = loader.read(Array(word.utf8), named: Self.name, &diagnostics)
            return diagnostics.hasErrors ? nil : ColorText.parse(tree.root, &diagnostics)
        case .hexadecimal:
            if let bytes = SRGB8(hex: word) { return bytes.color }
            diagnostics.report(.noHex(word))
            return nil
        case .name where word.allSatisfy(\.isWhitespace):
            diagnostics.report(.emptyColor)
            return nil
        case .name: return token(word)
        }
    }

    private enum Form { case object, hexadecimal, name }

    private static func form(of word: String) -> Form {
        let start = word.drop { $0.isWhitespace }
        if start.hasPrefix("#") { return .hexadecimal }
        let isReference =
            start.hasPrefix("{") && start.contains { !"{} ".contains($0) && !$0.isWhitespace }
            && !start.contains(":") && !start.contains("\"")
        return start.hasPrefix("{") && !isReference || start.hasPrefix("[") ? .object : .name
    }

    private mutating func token(_ word: String) -> Color? {
        guard let tokens else { return nil }
        let name = word.filter { $0 != "{" && $0 != "}" }
        let names = TokenNames(tokens.design.tokens, tokens.naming)
        guard let id = names.id(of: name) else {
            diagnostics.merge(tokens.reports)
            diagnostics.report(
                .noToken(
                    name, nearest: names.nearest(to: name),
                    help: "a color is the name of a token, `#RRGGBB` or a DTCG color object in JSON"))
            return nil
        }
        guard let value = tokens.design.defaultMode[id]?.value else {
            diagnostics.merge(tokens.reports)
            return nil
        }
        if value.color == nil { diagnostics.report(.noColor(tokens.design.tokens[id].path, value.type)) }
        return value.color
    }
}

extension Diagnostic {
    fileprivate static var emptyColor: Diagnostic {
        Diagnostic(
            .wrongKind, "expected a color, found an empty text", at: nil,
            help: ["a color is the name of a token, `#RRGGBB` or a DTCG color object in JSON"])
    }

    fileprivate static func noColor(_ path: String, _ type: TokenType) -> Diagnostic {
        Diagnostic(.wrongKind, "`\(path)` has the type `\(type.rawValue)`, expected a color", at: nil)
    }
}
