import AurumCommands
import AurumEmitters
import AurumPlatform
import AurumTestSupport
import Foundation
import Testing

struct SchemaTests {
    @Test(arguments: Schemas.all.map(\.name))
    func fileIsWhatTheProgramPrints(name: String) throws {
        let schema = try #require(Schemas.all.first { $0.name == name })
        let environment = Environment()
        #expect(Tool.run(["schema", name], environment) == .success)
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let file = root.appendingPathComponent("Schemas/" + schema.fileName)
        let isSame = try String(contentsOf: file, encoding: .utf8) == environment.output.text
        #expect(isSame, "`make schemas` writes it again")
    }

    /// Codes of errors that name the member or the word.
    private static let naming: Set<Substring> = ["A0203", "A0209", "A0210", "A0212", "A0701", "A0702"]

    @Test(.enabled(if: DocumentValidator.shared != nil), arguments: Schemas.all.map(\.name))
    func acceptsWhatIsSoundAndRejectsWhatIsNot(name: String) throws {
        let validator = try #require(DocumentValidator.shared)
        let schema = try #require(Schemas.all.first { $0.name == name })
        let own = try CaseDocuments.all.get().filter { $0.value.kind == name }
        let objections = try validator.objections(to: own.mapValues(\.json), schema: schema.text)
        for (path, document) in own {
            let said = try #require(objections[path])
            if document.errors.isEmpty { #expect(said.isEmpty, "\(path)") }
            for error in document.errors where ShapeMistakes.include(error) {
                #expect(!said.isEmpty, "\(path): \(error)")
                // What stands between the accents names the member or the word.
                let names = error.split(separator: "`").enumerated().filter { $0.offset % 2 == 1 }.map(
                    \.element)
                guard Self.naming.contains(error.prefix(5)), name != "resolver", let last = names.last else {
                    continue
                }
                #expect(said.contains { $0.contains(last) }, "\(path): \(error)")
            }
        }
        #expect(own.values.contains { $0.errors.isEmpty } && own.values.contains { !$0.errors.isEmpty })
    }

    /// Mistakes that the compiler sees in a shape have to be in the cases, or the test above shows little.
    @Test func casesHaveMistakesOfEveryKind() throws {
        let errors = try CaseDocuments.all.get().values.flatMap(\.errors)
        for code in ShapeMistakes.codes { #expect(errors.contains { $0.hasPrefix(code) }, "\(code)") }
        for kind in Schemas.all.map(\.name) {
            #expect(try CaseDocuments.all.get().values.contains { $0.kind == kind })
        }
    }
}
