import AurumCompiler
import AurumSyntax
import AurumTestSupport
import Testing

/// Edits that mend a fault, carried out: the result has no fault any more.
struct FixTests {
    @Test(arguments: [
        ##"{"sea": {"$type": "number", "$value": 1}, "t": {"$value": "{see}"}}"##,
        ##"{"sea": {"$type": "nmber", "$value": 1}}"##,
        ##"{"s": {"$type": "strokeStyle", "$value": "dahsed"}}"##,
        ##"{"s": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0], "alhpa": 1}}}"##,
        ##"{"sea": {"$type": "number", "$value": 1}, "t": {"$type": "number", "$value": {"$ref": "#/see/$value"}}}"##,
        ##"{"g": {"a/b%": {"$type": "number", "$value": 1}}, "t": {"$ref": "#/g/a~1b"}}"##,
        ##"{"sea": {"a": {"$type": "number", "$value": 1}}, "lake": {"$extends": "{see}"}}"##,
        ##"{"sea": {"a": {"$type": "number", "$value": 1}}, "lake": {"$extends": "#/see"}}"##,
        ##"{"version": "2025.10", "sets": {"base": {"sources": []}}, "resolutionOrder": [{"$ref": "#/sets/bsae"}]}"##,
        ##"{"version": "2025.10", "sets": {"base": {"sources": []}}, "resolutionOrder": [{"$ref": "#/stes/base"}]}"##,
        "sea: { $type: number, $value: 1 }\nt: { $value: '{see}' }\n",
        "s:\n  $type: color\n  $value:\n    colorSpace: srbg\n    components: [0, 0, 0]\n",
    ])
    func nearNamesAreMended(document: String) throws {
        let name = document.hasPrefix("{") ? "a.json" : "a.yaml"
        let result = Resolution(MemorySources([name: document]), inputs: [name])
        let edit = try #require(result.diagnostics.first?.fix.first)
        #expect(result.diagnostics.count == 1)
        var bytes = Array(document.utf8)
        bytes.replaceSubrange(Int(edit.range.start)..<Int(edit.range.end), with: edit.replacement.utf8)
        let mended = String(decoding: bytes, as: UTF8.self)
        #expect(Resolution(MemorySources([name: mended]), inputs: [name]).codes == [], "\(mended)")
    }

    /// Where an edit would not mend anything there is none.
    @Test(arguments: [
        ##"{"a": {"$type": "number", "$value": 1, "$valeu": 2}}"##,
        "$type: dimension\na: { $value: { value: 1, vaule: 2, unit: px } }\n",
        "sea: { $value: 1, $type: number }\nq:\n  $type: |-\n    nmber\n  $value: 2\n",
    ])
    func whatAnEditWouldNotMendHasNone(document: String) throws {
        let name = document.hasPrefix("{") ? "a.json" : "a.yaml"
        let result = Resolution(MemorySources([name: document]), inputs: [name])
        #expect(!result.diagnostics.isEmpty && result.diagnostics.allSatisfy(\.fix.isEmpty))
    }
}
