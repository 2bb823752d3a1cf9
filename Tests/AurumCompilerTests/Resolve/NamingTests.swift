import AurumCompiler
import AurumSyntax
import AurumTestSupport
import Testing

@Suite("Names in code")
struct NamingTests {
    @Test(arguments: [
        (["surface", "background", "page-top"], "surface.bgPageTop"),
        (["border-width", "thin"], "borderWidth.thin"),
        (["Type", "Body Large"], "type.bodyLarge"),
        (["color", "blue", "blue-500"], "color.blue500"),
        (["button", "button_primary"], "button.primary"),
        (["spacing", "spacing-4"], "spacing.spacing4"),
        (["blue", "blue"], "blue.blue"),
        (["blue", "blueish"], "blue.blueish"),
        (["space", "1_5"], "space.1p5"), (["space", "1", "5"], "space.1p5"), (["space", "15"], "space.15"),
        (["icon", "URL"], "icon.url"), (["icon", "URLBar"], "icon.urlBar"), (["icon", "XL"], "icon.xl"),
        (["icon", "barURL"], "icon.barURL"), (["g", "_base"], "g._base"),
        (["g", "a", "_base_top"], "g.aBaseTop"),
        (["farbe", "Über-Grün"], "farbe.überGrün"), (["🎨", "🎁"], "🎨.🎁"),
        (["loose"], "loose"), (["g", "Self"], "g.selfType"), (["g", "Type"], "g.typeValue"),
        (["g", "Type", "x"], "g.typeX"),
    ])
    func idiomaticNamesAreWordsInCamelCase(segments: [String], expected: String) {
        let naming = Naming(abbreviations: ["background": "bg"])
        #expect(naming.codeName(of: TokenName(segments)) == expected)
    }

    @Test(arguments: [
        (["blue", "500"], "gBlue.t500"), (["color", "blue", "500"], "gColor.tBlueXz500"),
        (["border", "widthMax"], "gBorder.tWidthXMax"), (["space", "1_5"], "gSpace.t1Xu5"),
        (["default", "in"], "gDefault.tIn"), (["Type", "self"], "gXzXType.tSelf"),
        (["x", "x"], "gXzx.tXzx"), (["a", ""], "gA.tXz"), (["🎨", "é"], "gXzX1f3a8z.tXzXe9z"),
        (["a b", "c-d"], "gAXsb.tCXhd"), (["loose"], "tLoose"),
    ])
    func defensiveNamesAreSpelled(segments: [String], expected: String) {
        #expect(Naming(strategy: .defensive).codeName(of: TokenName(segments)) == expected)
    }

    @Test func defensiveNamesNeverMeet() {
        let words = [
            "", "a", "A", "x", "X", "z", "aB", "ab", "a-b", "a_b", "a b", "Xz", "XX", "1", "15", "1_5", "é",
            "e\u{301}", "🎨", "self", "2d", "Xhd", "u", "-", "_",
        ]
        let paths = words.flatMap { first in
            [[first]] + words.flatMap { second in [[first, second]] + words.map { [first, second, $0] } }
        }
        let naming = Naming(strategy: .defensive)
        let names = Set(paths.map { ExactName(naming.codeName(of: TokenName($0))) })
        #expect(names.count == paths.count)
        for name in names {
            #expect(
                name.text.wholeMatch(of: /(g[A-Z0-9][A-Za-z0-9]*\.)?t[A-Z0-9][A-Za-z0-9]*/) != nil,
                "\(name.text)")
        }
    }

    @Test func whatTheConfigSaysCounts() {
        for strategy in Naming.Strategy.allCases {
            let naming = Naming(
                strategy: strategy, groups: ["colors": "visual"], overrides: ["colors.red": "alarm"])
            #expect(naming.codeName(of: TokenName(["colors", "red"])) == "visual.alarm")
        }
    }

    @Test func compositionsOfLettersAreDifferentNames() {
        let naming = Naming(overrides: ["a.\u{E9}": "one", "a.e\u{301}": "two"])
        #expect(naming.member(of: TokenName(["a", "\u{E9}"])) == "one")
        #expect(naming.member(of: TokenName(["a", "e\u{301}"])) == "two")
    }
}

@Suite("Names in the config that nothing has")
struct ConfiguredNamesTests {
    private static let tokens = """
        { "sea": { "$type": "number", "deep": { "$value": 1 }, "far": { "off": { "$value": 2 } } } }
        """

    @Test(arguments: [
        ("palette: [see]", "no token is in the group `see`", "did you mean `sea`?"),
        ("palette: [sea.farr]", "no token is in the group `sea.farr`", "did you mean `sea.far`?"),
        ("palette: sea.deep", "no token is in the group `sea.deep`", ""),
        ("names: { groups: { se: ocean } }", "no token is in the group `se`", "did you mean `sea`?"),
        (
            "names: { overrides: { sea.depe: deep } }", "no token named `sea.depe`",
            "did you mean `sea.deep`?"
        ),
        (
            "names: { overrides: { deep: deep } }", "no token named `deep`",
            "write the token's path, with dots"
        ),
    ])
    func areErrorsWithASuggestion(member: String, message: String, help: String) throws {
        let resolution = project(member)
        let diagnostic = try #require(resolution.diagnostics.first)
        #expect(diagnostic.message == message)
        #expect(diagnostic.severity == .error && diagnostic.code == .unknownName)
        #expect(diagnostic.primary != nil)
        #expect(diagnostic.help == (help.isEmpty ? [] : [help]))
        #expect(resolution.diagnostics.count == 1)
    }

    @Test(arguments: [
        "palette: [sea, sea.far]", "names: { groups: { sea: ocean }, overrides: { sea.far.off: off } }",
        "names: { strategy: defensive }",
    ])
    func areNotReportedWhenTheyAreThere(member: String) {
        #expect(project(member).diagnostics.isEmpty)
    }

    @Test func areNotReportedWhereTokensAreMissing() {
        let resolution = Resolution.project([
            "config.yaml": "name: North\ntokens: [a.json, gone.json]\npalette: [see]", "a.json": Self.tokens,
        ])
        #expect(resolution.diagnostics.map(\.code) == [.missingFile])
    }

    private func project(_ member: String) -> Resolution {
        Resolution.project([
            "config.yaml": "name: North\ntokens: a.json\n" + member, "a.json": Self.tokens,
        ])
    }
}
