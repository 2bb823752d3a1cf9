import AurumCompiler
import AurumEmitters
import AurumSyntax
import Foundation
import Testing

/// What an emitter makes of a design.
struct Emission {
    let files: [OutputFile]
    let diagnostics: [Diagnostic]

    /// Runs an emitter with options written as JSON.
    init(_ emitter: any Emitter.Type, options: String = "{}", _ design: ResolvedDesign) {
        var sink = DiagnosticSink()
        var decoder = NodeDecoder(Self.node(options), "the options", &sink)
        let instance = emitter.init(options: &decoder, &sink)
        var output = OutputSet()
        instance.emit(design, into: &output, &sink)
        files = output.files
        diagnostics = sink.sorted
    }

    /// The text of a file.
    func text(_ path: String) throws -> String {
        let file = try #require(files.first { $0.path == path }, "no file \(path)")
        return String(decoding: file.contents, as: UTF8.self)
    }

    /// The object in a file, read by another parser than ours.
    func object(_ path: String) throws -> [String: Any] { try Self.object(try text(path)) }

    /// The object in a text, read by another parser than ours.
    static func object(_ text: String) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    /// The root of a document in JSON.
    static func node(_ json: String) -> SyntaxNode {
        var sink = DiagnosticSink()
        let file = SourceFile(id: SourceID(0), path: "test.json", bytes: Array(json.utf8))
        return JSONReader().read(file, &sink).root
    }
}

/// Names that try to be markup, code or another direction of writing.
enum HostileNames {
    static let all = [
        "a|b", "`tick`", "<script>alert(1)</script>", "line\nbreak", "\u{202E}reversed", "quote\"s'",
        "\\back",
        "*/ end /*", "[x](javascript:1)", "é", "e\u{301}", "日本語", "", " ", "..", "&amp;", "nul\u{0}", "-->",
        "_a_*b*",
    ]
}
