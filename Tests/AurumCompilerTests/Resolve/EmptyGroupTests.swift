import AurumCompiler
import AurumSyntax
import AurumTestSupport
import Testing

@Suite("Groups with a type and nothing else, in several modes")
struct EmptyGroupTests {
    /// What is reported for a document with the contexts `a` and `b`, in both of them or in the first.
    private func reported(_ base: String, _ a: String, _ b: String, inBoth: Bool = true) -> [String] {
        let document = """
            {"version": "2025.10", "resolutionOrder": [
              {"name": "s", "type": "set", "sources": [\(base)]},
              {"name": "m", "type": "modifier", "contexts": {"a": [\(a)], "b": [\(b)]}, "default": "a"}]}
            """
        var loader = DocumentLoader(
            provider: MemorySources(["a.resolver.json": document]), readers: [JSONReader()])
        var sink = DiagnosticSink()
        let modes = inBoth ? nil : [ModeRequest(name: "one", choices: [])]
        _ = Compiler().resolve(TokenInputs(paths: ["a.resolver.json"]), modes: modes, &loader, &sink)
        return sink.sorted.map(\.code.id)
    }

    @Test("R-087: one mode that fills a group is enough")
    func filledInOne() {
        #expect(reported(#"{"g": {"$type": "number"}}"#, "", #"{"g": {"x": {"$value": 1}}}"#) == [])
        #expect(
            reported(#"{"g": {"$type": "number"}}"#, "", #"{"g": {"$type": "number", "$value": 1}}"#) == [])
    }

    @Test("R-087: a context that is not asked for fills a group too")
    func filledInAnother() {
        let base = #"{"g": {"$type": "number"}}"#
        #expect(reported(base, "", #"{"g": {"x": {"$value": 1}}}"#, inBoth: false) == [])
        #expect(reported(base, "", #"{"h": {"x": {"$value": 1}}}"#, inBoth: false) == ["A0213"])
    }

    @Test("R-087: a group that no mode fills is reported once where it is declared")
    func filledInNone() {
        #expect(reported(#"{"g": {"$type": "number"}}"#, "", "") == ["A0213"])
        #expect(reported("", "", #"{"g": {"$type": "number"}}"#) == ["A0213"])
    }
}
