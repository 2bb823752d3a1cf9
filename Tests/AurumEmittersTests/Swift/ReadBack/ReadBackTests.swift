import AurumCompiler
import AurumEmitters
import AurumSyntax
import AurumTestSupport
import Foundation
import Testing

@Suite("Compiled Swift has the values that `aurumc resolve` prints")
struct ReadBackTests {
    /// Designs by a name for messages.
    struct Subject: CustomTestStringConvertible {
        let testDescription: String
        let design: ResolvedDesign
    }

    @Test(arguments: [
        Subject(testDescription: "the project's own tokens", design: AurumDesign.compiled.design),
        Subject(testDescription: "every type in one mode", design: ReadBackDesign.plain.design),
        Subject(testDescription: "every type in three modes", design: ReadBackDesign.modes.design),
        Subject(testDescription: "a system with four modes", design: LagoonDesign.compiled.design),
        Subject(
            testDescription: "a hostile system",
            design: HostileSystem.compile(.idiomatic, tokens: 200).design),
    ])
    func everyValueOfEveryToken(subject: Subject) throws {
        let program = ReadBackProgram(subject.design)
        let printed = try program.run()
        var compared = 0
        for mode in subject.design.modes.indices {
            for token in subject.design.modes[mode].present {
                let path = subject.design.tokens[token.id].path
                let resolved = try Self.resolved(token)
                let type = try #require((resolved["type"] as? String).flatMap(TokenType.init(rawValue:)))
                let expected = ExpectedItems.of(try #require(resolved["value"]), type)
                let place = ReadBackProgram.Place(token: token.id, mode: mode)
                let found = try #require(printed[place], "`\(path)` is not printed")
                #expect(ExpectedItems.agree(found, expected), "`\(path)`: \(found), resolved \(expected)")
                compared += 1
            }
        }
        #expect(compared == subject.design.modes.map(\.present.count).reduce(0, +))
        #expect(compared > 0)
    }

    @Test func theInventedSystemsHaveEveryType() {
        for compiled in [ReadBackDesign.plain, ReadBackDesign.modes] {
            #expect(compiled.diagnostics.map(\.message) == [])
            #expect(Set(compiled.design.defaultMode.present.map(\.type)) == Set(TokenType.allCases))
        }
    }

    @Test func aWrongValueIsNoticed() {
        #expect(!ExpectedItems.agree(["4.0"], [.number(5)]))
        #expect(!ExpectedItems.agree(["4.0", "1.0"], [.number(4)]))
        #expect(!ExpectedItems.agree(["round"], [.word("butt")]))
        #expect(!ExpectedItems.agree(["sRGB", "0.5", "0.0", "0.0", "1.0"], [.color(.srgb(0.500001, 0, 0))]))
        #expect(
            ExpectedItems.agree(
                ["displayP3", "0.5", "0.0", "0.0", "1.0"],
                [
                    .color(
                        Color(
                            space: .displayP3, components: ColorComponents(0.5, 0, 0)))
                ]))
    }

    /// What `aurumc resolve` prints of a token, read by another parser than ours.
    private static func resolved(_ token: ResolvedToken) throws -> [String: Any] {
        try Emission.object(JSONWriter.render(ResolvedJSON.token(token)))
    }
}
