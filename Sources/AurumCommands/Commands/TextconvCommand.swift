import AurumEmitters
package import AurumPlatform
import AurumSyntax
import AurumYAML

/// Prints a document in a form that git compares line by line.
package struct TextconvCommand: Command {
    package static let name = "textconv"
    package static let summary = "print a document the way git shall compare it"
    package static let discussion = """
        Every token is a line with its whole path and its value, so that `git diff` and `git log -p` show which tokens \
        changed, and no changes of layout. A file that is no sound document is printed as it is. `aurumc init --git` \
        tells git to use it.
        """
    package static let examples = [
        CommandExample(
            "aurumc textconv colors.tokens.json", "list the tokens of a file with their values as written")
    ]
    package static let arguments = ArgumentTable(file)

    private static let file = Argument.required("FILE", "a token file, or another document in JSON or YAML")

    package init() {}

    package func run(_ invocation: Invocation, _ environment: Environment) throws(FileFailure) -> ExitCode {
        let word = invocation[Self.file]
        let bytes = try environment.fileSystem.read(environment.path(word))
        let text = DocumentText.tree(bytes, named: word).map(DocumentLines.text)
        environment.output.write(text ?? String(decoding: bytes, as: UTF8.self))
        return .success
    }
}

/// Documents by themselves, without a project around them.
enum DocumentText {
    /// The tree of a document; nil when anything about its text is wrong.
    static func tree(_ bytes: [UInt8], named name: String) -> SyntaxTree? {
        var diagnostics = DiagnosticSink()
        var sources = SourceMap()
        let readers: [any DocumentReader] = [JSONReader(), YAMLReader()]
        let ending = RelativePath.fileExtension(of: name)
        let reader =
            readers.first { type(of: $0).fileExtensions.contains(ending) }
            ?? readers.first { $0.accepts(bytes) } ?? JSONReader()
        let tree = reader.read(sources.add(path: name, bytes: bytes), &diagnostics)
        return diagnostics.hasErrors ? nil : tree
    }
}
