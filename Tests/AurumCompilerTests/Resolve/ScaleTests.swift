import AurumTestSupport
import Foundation
import Testing

@Suite("F-011: large and hostile token files")
struct ScaleTests {
    /// Runs on a thread with as little stack as a secondary thread on macOS has.
    private func onSmallStack<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
        await withCheckedContinuation { continuation in
            let thread = Thread { continuation.resume(returning: body()) }
            thread.stackSize = 512 * 1024
            thread.start()
        }
    }

    private func outcome(_ text: String) async -> (codes: [String], values: [String: String]) {
        await onSmallStack {
            let resolution = Resolution(text)
            return (resolution.codes, resolution.values)
        }
    }

    private func file(_ members: some Sequence<String>) -> String {
        "{\"$type\": \"number\", " + members.joined(separator: ",\n") + "}"
    }

    @Test("Chains of aliases", arguments: [1, -1])
    func chains(direction: Int) async {
        let count = 5_000
        let end = direction > 0 ? count : 0
        let members = (0...count).map { index in
            "\"t\(index)\": {\"$value\": \(index == end ? "7" : "\"{t\(index + direction)}\"")}"
        }
        let outcome = await outcome(file(members))
        #expect(outcome.codes == [])
        #expect(outcome.values["t0"] == "number 7")
        #expect(outcome.values["t\(count)"] == "number 7")
    }

    @Test("A ring of aliases is one error")
    func ring() async {
        let members = (0..<4_000).map { "\"t\($0)\": {\"$value\": \"{t\(($0 + 1) % 4_000)}\"}" }
        let outcome = await outcome(file(members))
        #expect(outcome.codes == ["A0304"])
    }

    @Test("Pointers into the ends of chains, and chains of parts")
    func pointers() async {
        let count = 1_000
        let color = #"{"colorSpace": "srgb", "components": [0.5, 0, 0]}"#
        let aliases = (0..<count).map { "\"t\($0)\": {\"$value\": \"{t\($0 + 1)}\"}" }
        let parts = (0..<count).map {
            ##""n\##($0)": {"$value": {"$ref": "#/t\##($0)/$value/components/0"}}"##
        }
        let chain = (1..<count).map { ##""p\##($0)": {"$value": {"$ref": "#/p\##($0 - 1)/$value"}}"## }
        let nested = (1..<count).map {
            ##""q\##($0)": {"$type": "color", "$value": {"colorSpace": "srgb", "components": {"$ref": "#/q\##($0 - 1)/$value/components"}}}"##
        }
        let ends = [
            #""t\#(count)": {"$type": "color", "$value": \#(color)}"#, #""p0": {"$value": 1}"#,
            #""q0": {"$type": "color", "$value": \#(color)}"#,
        ]
        let outcome = await outcome(file(aliases + parts + chain + nested + ends))
        #expect(outcome.codes == [])
        #expect(outcome.values["n0"] == "number 0.5")
        #expect(outcome.values["p\(count - 1)"] == "number 1")
        #expect(outcome.values["q\(count - 1)"] == "color srgb 0.5 0 0")
    }

    @Test("Rings of pointers that grow")
    func growingRing() async {
        let members = (0..<2_000).map {
            ##""t\##($0)": {"$value": {"$ref": "#/t\##(($0 + 1) % 2_000)/$value/x"}}"##
        }
        let outcome = await outcome(file(members))
        #expect(outcome.codes == ["A0304"])
    }

    @Test("Chains of pointers that grow and end nowhere are one error")
    func brokenChain() async {
        let members = (0..<2_000).map { ##""t\##($0)": {"$value": {"$ref": "#/t\##($0 + 1)/$value/x"}}"## }
        let outcome = await outcome(file(members))
        #expect(outcome.codes == ["A0306"])
    }

    @Test("Lists that hold each other twice, in lists where one element is due")
    func doubledLists() async {
        let count = 60
        let lists = (0..<count).map {
            ##""l\##($0)": [{"$ref": "#/t/$extensions/l\##($0 + 1)"}, {"$ref": "#/t/$extensions/l\##($0 + 1)"}]"##
        }
        let last = ##""l\##(count)": []"##
        for type in ["gradient", "shadow"] {
            let text = ##"""
                {"t": {"$type": "\##(type)", "$value": {"$ref": "#/t/$extensions/l0"},
                 "$extensions": {\##((lists + [last]).joined(separator: ", "))}}}
                """##
            let outcome = await outcome(text)
            #expect(outcome.codes == ["A0311"])
        }
    }

    @Test("Lists of one element inside each other", arguments: ["gradient", "shadow"])
    func nestedLists(type: String) async {
        let count = 400
        let lists = (0..<count).map { ##""l\##($0)": [{"$ref": "#/t/$extensions/l\##($0 + 1)"}]"## }
        let text = ##"""
            {"t": {"$type": "\##(type)", "$value": {"$ref": "#/t/$extensions/l0"},
             "$extensions": {\##(lists.joined(separator: ", ")), "l\##(count)": []}}}
            """##
        let outcome = await outcome(text)
        #expect(outcome.codes == ["A0312"])
    }

    @Test("A chain of groups that extend each other, in both orders", arguments: [false, true])
    func inheritance(isReversed: Bool) async {
        let groups = (1...2_000).map { "\"g\($0)\": {\"$extends\": \"{g\($0 - 1)}\"}" }
        let members = [#""g0": {"x": {"$value": 1}}"#] + groups
        let outcome = await outcome(file(isReversed ? members.reversed() : members))
        #expect(outcome.codes == [])
        #expect(outcome.values["g2000.x"] == "number 1")
    }

    @Test("Groups that double each other are an error")
    func explosion() async {
        let groups = (1..<60).map {
            "\"g\($0)\": {\"a\": {\"$extends\": \"{g\($0 - 1)}\"}, \"b\": {\"$extends\": \"{g\($0 - 1)}\"}}"
        }
        let outcome = await outcome(file([#""g0": {"x": {"$value": 1}}"#] + groups))
        #expect(outcome.codes == ["A0312"])
    }

    @Test("Deep groups")
    func depth() async {
        let open = (0..<300).map { "\"g\($0)\": {" }.joined()
        let text =
            "{\(open)\"t\": {\"$type\": \"number\", \"$value\": 1}\(String(repeating: "}", count: 301))"
        let path = (0..<300).map { "g\($0)." }.joined() + "t"
        let outcome = await outcome(text)
        #expect(outcome.values == [path: "number 1"])
        let tooDeep = await self.outcome(String(repeating: "{\"a\":", count: 10_000))
        #expect(!tooDeep.codes.isEmpty)
    }

    @Test("Many siblings, and as many missing targets")
    func siblings() async {
        let members = (0..<1_000).map { "\"t\($0)\": {\"$value\": \($0)}" }
        let aliases = (0..<500).map { "\"a\($0)\": {\"$value\": \"{none\($0)}\"}" }
        let groups = (0..<500).map { "\"g\($0)\": {\"$extends\": \"{none\($0)}\"}" }
        let outcome = await outcome(file(members + aliases + groups))
        #expect(outcome.values.count == 1_000)
        #expect(outcome.codes.filter { $0 == "A0301" }.count == 500)
        #expect(outcome.codes.filter { $0 == "A0308" }.count == 500)
    }

    @Test("F-111: pointers into long lists and objects", .timeLimit(.minutes(1)))
    func longLists() async {
        let count = 10_000
        func family(_ elements: some Sequence<String>) -> String {
            #"{"$type": "fontFamily", "$value": [\#(elements.joined(separator: ","))]}"#
        }
        func pointer(_ steps: String) -> String { ##"{"$ref": "#/\##(steps)"}"## }
        let members = (0..<count).map { #""m\#($0)": "n""# }.joined(separator: ",")
        let lists = [
            #""g": "# + family((0..<count).map { _ in #""n""# }),
            #""other": "# + family((0..<count).map { pointer("g/$value/\($0)") }),
            #""own": "# + family((0..<count).map { $0 == 0 ? #""n""# : pointer("own/$value/\($0 - 1)") }),
            #""back": "#
                + family((0..<count).map { $0 == count - 1 ? #""n""# : pointer("back/$value/\($0 + 1)") }),
            #""named": "# + family((0..<count).map { pointer("o/$extensions/m\($0)") }),
            #""o": {"$extensions": {\#(members)}}"#,
        ]
        let outcome = await outcome(file(lists))
        #expect(outcome.codes == [])
        #expect(outcome.values["own"] == outcome.values["g"] && outcome.values["back"] == outcome.values["g"])
        #expect(
            outcome.values["other"] == outcome.values["g"] && outcome.values["named"] == outcome.values["g"])
    }
}
