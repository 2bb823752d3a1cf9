import AurumSyntax
import AurumYAML

/// The outcome of reading one text.
struct Reading {
    let sources: SourceMap
    let file: SourceFile
    let tree: SyntaxTree
    let diagnostics: [Diagnostic]

    init(_ bytes: [UInt8], _ reader: any DocumentReader, path: String = "test") {
        var sources = SourceMap()
        file = sources.add(path: path, bytes: bytes)
        self.sources = sources
        var sink = DiagnosticSink()
        tree = reader.read(file, &sink)
        diagnostics = sink.sorted
    }

    init(json text: String) { self.init(Array(text.utf8), JSONReader()) }
    init(yaml text: String) { self.init(Array(text.utf8), YAMLReader()) }

    /// The codes of the diagnostics, in order.
    var codes: [String] { diagnostics.map(\.code.id) }

    /// Each diagnostic as people see it.
    var rendered: String { HumanRenderer(sources: sources).render(diagnostics) }

    /// The tree with a node a line, indented, without positions.
    var dump: String { TreeDump.text(of: tree.root) }
}

/// Writes a tree with a node a line: its kind and, for scalars, its text.
enum TreeDump {
    static func text(of node: SyntaxNode, indent: String = "") -> String {
        let mark = node.isIncomplete ? " …" : ""
        switch node.kind {
        case .object:
            return "\(indent)object\(mark)\n"
                + node.members.map { member in
                    "\(indent)  \(JSONText.quoted(member.name)):\n"
                        + text(of: member.value, indent: indent + "    ")
                }.joined()
        case .array:
            return "\(indent)array\(mark)\n"
                + node.elements.map { text(of: $0, indent: indent + "  ") }.joined()
        case .invalid: return "\(indent)invalid\n"
        default: return "\(indent)\(node.kind) \(JSONText.quoted(node.text))\n"
        }
    }
}
