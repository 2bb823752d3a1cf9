import AurumTestSupport
import Testing

@Suite("Files of other formats")
struct ForeignFileTests {
    @Test(
        "Two texts and no `$` member make one mistake, at the first",
        arguments: [
            #"{"name": 1️⃣"harbor", "version": "1.0.0", "files": []}"#,
            #"{"$schema": "x", "options": {"strict": 1️⃣true, "target": "es6"}, "module": "esnext"}"#,
            #"{"sea": {"value": 1️⃣"teal", "type": "color"}, "sand": {"value": "tan", "type": "color"}}"#,
        ])
    func foreign(marked: String) {
        let text = MarkedText(marked)
        let resolution = Resolution(text.text)
        #expect(resolution.places == text.offsets.values.map { "tokens.json:\($0) A0221" })
    }

    @Test(
        "One slip, or any token, and each mistake is reported for itself",
        arguments: [
            #"{"name": 1️⃣"harbor"}"#,
            #"{"a": 1️⃣1, "b": 2️⃣true, "c": 3️⃣null, "d": 4️⃣[], "e": 5️⃣"text"}"#,
            #"{"size": {"$type": "number", "$value": 1}, "name": 1️⃣"harbor", "version": 2️⃣"1"}"#,
        ])
    func slips(marked: String) {
        let text = MarkedText(marked)
        let resolution = Resolution(text.text)
        #expect(Set(resolution.places) == Set(text.offsets.values.map { "tokens.json:\($0) A0204" }))
    }

    @Test("Tokens that the file may have been meant to hold are not missed again")
    func noFollowOn() {
        let sources = MemorySources([
            "old.json": #"{"sea": {"value": "teal", "type": "color"}}"#,
            "new.json": #"{"ink": {"$value": "{sea}"}}"#,
        ])
        #expect(Resolution(sources, inputs: ["old.json", "new.json"]).codes == ["A0221"])
    }

    @Test("A resolver document beside other files is one mistake")
    func resolverAmongFiles() {
        let sources = MemorySources([
            "a.resolver.json": #"{"version": "2025.10", "resolutionOrder": []}"#,
            "b.json": #"{"a": {"$type": "number", "$value": 1}, "b": {"$value": "{c}"}}"#,
        ])
        let resolution = Resolution(sources, inputs: ["b.json", "a.resolver.json"])
        #expect(resolution.codes == ["A0321"])
        #expect(resolution.paths == ["a"])
    }

    @Test(
        "F-009: files of any name are read", arguments: ["a.tokens", "a.tokens.json", "a.json", "a", "a.b.c"])
    func names(path: String) {
        let resolution = Resolution(#"{"a": {"$type": "number", "$value": 1}}"#, named: path)
        #expect(resolution.codes == [])
        #expect(resolution.paths == ["a"])
    }
}
