import AurumSyntax
import Testing

@Suite struct SyntaxTreeTests {
    private func file(_ text: String) -> SourceFile {
        SourceFile(id: SourceID(0), path: "a", bytes: Array(text.utf8))
    }

    @Test func nodesNestByTheirEnds() {
        let tree = Reading(json: #"{"a": [1, {"b": 2}], "c": "x"}"#).tree
        #expect(tree.root.members.map(\.name) == ["a", "c"])
        #expect(tree.root["a"]?.elements.map(\.kind) == [.number, .object])
        #expect(tree.root["c"]?.elements.map(\.kind) == [])
        #expect(tree.root["a"]?.members.map(\.name) == [])
        #expect(tree.root["d"] == nil)
        #expect(tree.node(9_999).id == 0)
    }

    @Test(arguments: [
        "0", "-0", "1", "-12.5", "0.1", "0.3", "2.675", "0.000001", "123456.789012345", "9007199254740993",
        "9999999999999999", "0.1234567890123456789", "123456789012345678901234567890", "1e3", "-2.5E-7",
        "5e-324",
    ])
    func numbersAreReadToTheLastPlace(_ text: String) throws {
        let number = try #require(Reading(json: "[\(text)]").tree.root.elements.first { _ in true }?.number)
        #expect(try number.bitPattern == #require(Double(text)).bitPattern)
    }

    @Test func membersAreFoundByAllBytesOfTheirNames() {
        let tree = Reading(json: #"{"": 0, "abcdefgh": 1, "abcdefgi": 2, "abcdefghi": 3, "a\u0062": 4}"#).tree
        let names = ["", "abcdefgh", "abcdefgi", "abcdefghi", "ab"]
        #expect(names.map { tree.root[$0]?.number } == [0, 1, 2, 3, 4])
        #expect(tree.root["abcdefg"] == nil)
        #expect(tree.root["\"\""] == nil)
        #expect(tree.root.elements.map(\.kind) == [])
        #expect(tree.root["a\u{301}"] == nil)
    }

    @Test func aCopyIsASubtreeOfItsOwn() {
        let file = file(#"[["\n"], 0]"#)
        var builder = SyntaxTreeBuilder()
        let root = builder.open(.array, at: 0)
        let inner = builder.open(.array, at: 1)
        builder.scalar(.string, TextRange(2, 6), text: "\n")
        builder.markIncomplete(inner)
        builder.close(inner, at: 7)
        #expect(builder.size(of: inner) == 2)
        builder.copy(inner)
        builder.close(root, at: 11)
        let tree = builder.finish(file)
        #expect(tree.ends == [5, 3, 3, 5, 5])
        #expect(tree.root.elements.map { $0.elements.map(\.text) } == [["\n"], ["\n"]])
        #expect(tree.root.elements.map(\.isIncomplete) == [true, true])
        #expect(tree.ranges[3] == TextRange(1, 7))
    }

    @Test func abandonedNodesLeaveNothingBehind() {
        var builder = SyntaxTreeBuilder()
        let root = builder.open(.array, at: 0)
        let lost = builder.open(.array, at: 1)
        builder.scalar(.string, TextRange(2, 3), text: "lost")
        builder.markIncomplete(lost)
        builder.abandon(from: lost)
        let kept = builder.open(.array, at: 1)
        builder.scalar(.string, TextRange(2, 3))
        builder.close(kept, at: 4)
        builder.close(root, at: 5)
        let tree = builder.finish(file("[[x]]"))
        #expect(tree.kinds == [.array, .array, .string])
        #expect(tree.node(2).text == "x")
        #expect(!tree.node(kept).isIncomplete)
    }

    @Test func anEmptyTreeIsAHole() {
        #expect(SyntaxTreeBuilder().finish(file("")).root.kind == .invalid)
    }

    @Test(arguments: [
        ("1", 1), ("-0.5", -0.5), ("1e3", 1_000), ("0x1F", 31), ("0o17", 15), ("1e-9999", 0),
        ("123456789012345678901234567890", 123456789012345677877719597056.0),
    ])
    func numbersHaveValues(_ text: String, value: Double) {
        #expect(NumberParser.double(text) == value)
    }

    @Test(arguments: ["1e999", "-1e999", "0xg", "0o8", "one", ""])
    func othersHaveNone(_ text: String) {
        #expect(NumberParser.double(text) == nil)
    }
}
