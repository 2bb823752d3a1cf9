import AurumCompiler
import AurumSyntax

/// The input of a resolver as a command line gives it: a file, and single choices that go over it.
struct ResolverInput {
    /// The name that stands for the file in the messages of a result (D-09).
    static let fileName = "<input>"

    /// The path of a file with an object of modifiers and contexts.
    let file: String?
    /// Words of the form `MODIFIER=CONTEXT`.
    let words: [String]

    /// Whether nothing is chosen.
    var isEmpty: Bool { file == nil && words.isEmpty }

    /// All choices, those of the words last; nil when the file cannot be read, which is reported.
    func choices(
        _ environment: Environment, _ loader: inout DocumentLoader, _ diagnostics: inout DiagnosticSink,
        _ resolution: inout Resolution
    ) -> [ModeRequest.Choice]? {
        var choices: [ModeRequest.Choice] = []
        if let file {
            guard let read = read(file, environment, &loader, &diagnostics, &resolution) else { return nil }
            choices = read
        }
        return choices
            + words.map { word in
                let context = word.drop { $0 != "=" }.dropFirst()
                return .init(modifier: String(word.prefix { $0 != "=" }), context: String(context))
            }
    }

    private func read(
        _ path: String, _ environment: Environment, _ loader: inout DocumentLoader,
        _ diagnostics: inout DiagnosticSink, _ resolution: inout Resolution
    ) -> [ModeRequest.Choice]? {
        do {
            let bytes = try FileSystemSources(environment).bytes(at: path)
            var found = DiagnosticSink()
            let tree = loader.read(bytes, named: path, &found)
            resolution.inputSource = loader.sources.files.last?.id
            let request = ModeRequest(name: "input", input: tree.root, &found)
            diagnostics.merge(found)
            return found.hasErrors ? nil : request.choices
        } catch {
            resolution.inputFailure = error
            diagnostics.report(.noInputFile(path, error))
            return nil
        }
    }
}

extension Diagnostic {
    fileprivate static func noInputFile(_ path: String, _ failure: SourceFailure) -> Diagnostic {
        let reason =
            switch failure {
            case .missing: "no file at `\(path)`"
            case .isDirectory: "`\(path)` is a folder"
            case .tooLarge(let most): "`\(path)` has more than \(most) bytes"
            case .unreadable(let reason): "cannot read `\(path)`: \(reason)"
            }
        return Diagnostic(
            .wrongInput, "the input cannot be read, \(reason)", at: nil, help: ["check the path"])
    }
}
