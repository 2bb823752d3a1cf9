import AurumCompiler
import AurumSyntax
import Testing

struct FigmaCollectionTests {
    private func names(_ importing: Importing) -> [String] {
        importing.design.collections.map { "\($0.name): " + $0.modes.map(\.name).joined(separator: ", ") }
    }

    @Test func modesComeFromTheExtension() {
        let importing = Importing([
            "x/one.json": mode("Light", ["a": variable("number", "1", id: "1:1")]),
            "x/two.json": mode("Dark", ["a": variable("number", "2", id: "1:1")]),
        ])
        #expect(importing.design.collections.first?.modes.map(\.name) == ["Light", "Dark"])
        #expect(importing.codes.isEmpty)
    }

    @Test(arguments: [
        ["Color.Light.tokens.json", "Color.Dark.tokens.json"],
        ["Color/Light.tokens.json", "Color/Dark.tokens.json"],
        ["x/Color.Light.tokens (1).json", "x/Color.Dark (2).tokens.json"],
        ["Color (3)/Light.json", "Color (3)/Dark.json"],
        ["Color/Light_tokens.json", "Color/Dark_tokens.json"],
    ])
    func collectionsAreNamedByTheirPaths(paths: [String]) {
        let importing = Importing([
            paths[0]: mode("Light", ["a": variable("number", "1")]),
            paths[1]: mode("Dark", ["a": variable("number", "1")]),
        ])
        #expect(names(importing) == ["Color: Light, Dark"])
    }

    @Test func aliasesNameTheCollectionTheyLeadTo() {
        let importing = Importing([
            "x/Value.tokens.json": mode("Value", ["a": variable("number", "1", id: "1:1")]),
            "x/Base.tokens.json": mode(
                "Base", ["b": variable("number", "1", id: "2:1", alias("a", id: "1:1", in: "Scale"))]),
        ])
        #expect(names(importing) == ["Scale: Value", "x: Base"])
    }

    @Test func missingModeNameIsTakenFromTheFile() {
        let importing = Importing(["Color.Light.tokens.json": "{ \"a\": \(variable("number", "1")) }"])
        #expect(names(importing) == ["Color: Light"])
        #expect(importing.codes == ["A0902"])
    }

    @Test func sameModeTwiceIsAnError() {
        let importing = Importing([
            "Color.Light.json": mode("Light", ["a": variable("number", "1", id: "1:1")]),
            "Color.Light (1).json": mode("Light", ["a": variable("number", "2", id: "1:1")]),
        ])
        #expect(importing.codes == ["A0903"])
    }

    @Test func collectionsOfOneNameAreAnError() {
        let files: KeyValuePairs = [
            "x/Value.json": mode("Value", ["a": variable("number", "1", id: "1:1")]),
            "x/Base.json": mode("Base", ["b": variable("number", "1", id: "2:1")]),
        ]
        #expect(Importing(files).codes == ["A0904"])
        let given = Importing(["Scale=x/Value.json": files[0].value, "x/Base.json": files[1].value])
        #expect(names(given) == ["Scale: Value", "x: Base"])
        #expect(given.codes.isEmpty)
    }

    @Test func clashesBetweenModesAreErrors() {
        func files(_ second: String) -> Importing {
            Importing([
                "C.Light.json": mode("Light", ["a": variable("number", "1", scopes: ["GAP"], id: "1:1")]),
                "C.Dark.json": mode("Dark", ["a": second]),
            ])
        }
        #expect(files(variable("number", "1", scopes: ["OPACITY"], id: "1:1")).codes == ["A0909"])
        #expect(files(variable("color", color("0, 0, 0"), id: "1:1")).codes == ["A0909"])
        #expect(files(variable("number", "2", scopes: ["GAP"], id: "1:1")).codes.isEmpty)
    }

    @Test func clashesBetweenCollectionsAreErrorsUnlessNested() {
        let files: KeyValuePairs = [
            "One.M.json": mode(
                "M",
                [
                    "a": variable("number", "1", id: "1:1"),
                    "b": "{ \"c\": \(variable("number", "1", id: "1:2")) }",
                ]),
            "Two.v1.M.json": mode(
                "M", ["a": variable("number", "1", id: "2:1"), "b": variable("number", "1", id: "2:2")]),
        ]
        #expect(Importing(files).codes == ["A0910", "A0910"])
        let nested = Importing(files, nested: true)
        #expect(nested.codes.isEmpty)
        #expect(nested.token("Two-v1.a", collection: 1) != nil)
    }

    @Test func variableThatAModeLacksIsSaid() {
        let importing = Importing([
            "C.Light.json": mode("Light", ["a": variable("number", "1"), "b": variable("number", "1")]),
            "C.Dark.json": mode("Dark", ["a": variable("number", "1")]),
        ])
        #expect(importing.codes == ["A0911"])
    }

    @Test func composedAndDecomposedNamesDiffer() {
        let importing = Importing([
            "C.M.json": mode(
                "M", ["\u{E9}": variable("number", "1"), "e\u{301}": variable("number", "\"{\u{E9}}\"")])
        ])
        #expect(importing.codes.isEmpty)
        #expect(importing.design.collections.first?.modes.first?.tokens.count == 2)
    }

    @Test(arguments: ["{}", "[]", "3", "null", "{ \"name\": \"x\", \"version\": \"1\" }"])
    func otherFilesAreNoExports(text: String) {
        #expect(Importing(["package.json": text]).codes == ["A0901"])
    }
}
