import AurumSyntax
import AurumTestSupport
import AurumYAML
import Testing

@Suite("Specs, configs and documents with anything anywhere")
struct HostileSpecTests {
    private static let kinds = ["-1.5", "\"{page.base}\"", "\"$role\"", "null", "[1]", "{\"by\": \"size\"}"]

    /// A text with each value in turn replaced by something of every kind.
    private func variants(of text: String) -> [String] {
        var sources = SourceMap()
        var sink = DiagnosticSink()
        let bytes = Array(text.utf8)
        let tree = YAMLReader().read(sources.add(path: "spec.yaml", bytes: bytes), &sink)
        let json = TwinText.json(tree.root)
        let twin = JSONReader().read(sources.add(path: "spec.json", bytes: Array(json.utf8)), &sink)
        return twin.kinds.indices.filter { twin.kinds[$0] != .member }.flatMap { index -> [String] in
            let range = twin.ranges[index]
            let start = json.utf8.index(json.startIndex, offsetBy: Int(range.start))
            let end = json.utf8.index(json.startIndex, offsetBy: Int(range.end))
            let isKey = index > 0 && twin.kinds[index - 1] == .member
            return (isKey ? ["\"by\""] : Self.kinds).map { json[..<start] + $0 + json[end...] }.map {
                String($0)
            }
        }
    }

    @Test("A spec never stops the compiler, and what is wrong with it has a place")
    func specs() {
        for spec in variants(of: InventedSystem.badge) {
            let result = InventedSystem.compile(spec)
            #expect(result.diagnostics.allSatisfy { $0.primary != nil }, "\(spec)")
        }
    }

    @Test("A config never stops the compiler")
    func configs() {
        for config in variants(of: InventedSystem.config) {
            _ = InventedSystem.compile(InventedSystem.badge, replacing: ["config.yaml": config])
        }
    }

    @Test("A resolver document never stops the compiler")
    func resolvers() {
        for document in variants(of: ResolverCases.themed) {
            _ = Resolution(
                MemorySources(["a.resolver.json": document]), inputs: ["a.resolver.json"],
                choices: [("contrast", "More")])
        }
    }

    @Test("A token file never stops the compiler")
    func tokens() {
        let text = """
            {"$type": "shadow", "c": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, {"$ref": "#/c/$value/components/0"}, 0]}},
             "w": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}},
             "h": {"$extends": "{g}", "$root": {"$value": "{g.s}"}},
             "g": {"s": {"$value": [{"color": "{c}", "offsetX": "{w}", "offsetY": "{w}", "blur": "{w}", "spread": "{w}"}, "{h.s}"]}, "t": {"$ref": "#/g/s"}}}
            """
        for text in variants(of: text) { _ = Resolution(text) }
    }
}
