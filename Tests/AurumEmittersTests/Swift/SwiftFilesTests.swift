import AurumCompiler
import AurumEmitters
import AurumSyntax
import AurumTestSupport
import Testing

@Suite("Every file of an output has a path of its own")
struct SwiftFilesTests {
    @Test func groupsThatDifferInLetterCaseHaveTwoFiles() throws {
        var builder = DesignBuilder("North")
        builder.token("fooBar.a", .number(1))
        builder.token("foobar.b", .number(2))
        let emission = Emission(SwiftEmitter.self, builder.build())
        #expect(emission.diagnostics.isEmpty)
        #expect(try emission.text("NorthTokens/North+FooBar.swift").contains("let a: Double = 1"))
        #expect(try emission.text("NorthTokens/North+Foobar2.swift").contains("let b: Double = 2"))
    }

    @Test func groupsAndGeneratedTypesHaveTwoFiles() throws {
        var builder = DesignBuilder("North")
        builder.token("a.one", .number(1))
        builder.token("tokens.two", .number(2))
        builder.token("three", .number(3))
        let texts = Emission(SwiftEmitter.self, builder.build()).files.map {
            String(decoding: $0.contents, as: UTF8.self)
        }
        for name in ["one", "two", "three"] {
            #expect(texts.contains { $0.contains("let \(name): Double") }, "\(name) is in no file")
        }
    }

    @Test func componentsThatDifferInLetterCaseHaveTwoFiles() throws {
        var builder = DesignBuilder("North")
        for name in ["NorthToast", "Northtoast", "NorthglyphView"] {
            builder.component(
                name, axes: [("tone", ["a"])], parts: [.init(name: "box", kind: .container)], properties: []
            ) { _, _ in .none }
        }
        let emission = Emission(SwiftEmitter.self, builder.build())
        #expect(emission.diagnostics.isEmpty)
        let texts = emission.files.map { String(decoding: $0.contents, as: UTF8.self) }
        let types = ["NorthToast", "Northtoast", "NorthToastStyle", "NorthtoastTone", "NorthglyphView"]
        for type in types + ["NorthGlyphView"] {
            #expect(texts.contains { $0.contains(" \(type): ") }, "\(type) is in no file")
        }
        #expect(Set(emission.files.map { $0.path.lowercased() }).count == emission.files.count)
    }

    @Test(arguments: ["../a.swift", "", "a//b", "A/Known.swift", "a/known.swift", ".aurumc-files"])
    func refusedFilesAreReported(path: String) {
        var output = OutputSet()
        var sink = DiagnosticSink()
        output.add("A/known.swift", "", &sink)
        #expect(sink.sorted.isEmpty)
        output.add(path, "lost", &sink)
        #expect(sink.sorted.map(\.code) == [.refusedFile])
        #expect(output.files.count == 1)
    }
}
