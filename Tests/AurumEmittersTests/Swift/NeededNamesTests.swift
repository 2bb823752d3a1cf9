import AurumCompiler
import AurumEmitters
import AurumSyntax
import AurumTestSupport
import Testing

@Suite("Names that generated Swift needs itself")
struct NeededNamesTests {
    @Test func everyTypeThatGeneratedSwiftNamesIsKept() {
        for design in [SwiftDesigns.badge(), SwiftDesigns.hostile(), AurumDesign.compiled.design] {
            let prefix = SwiftIdentifiers.type(design.name)
            let texts = Emission(SwiftEmitter.self, design).files
                .filter { !$0.path.contains("+") || $0.path.contains("+SwiftUI") }
                .map { String(decoding: $0.contents, as: UTF8.self) }
                .map { $0.replacing(/\/\/.*/, with: "").replacing(/"[^"\n]*"/, with: "\"\"") }
            var declared: Set<Substring> = []
            var named: Set<Substring> = []
            for text in texts {
                declared.formUnion(text.matches(of: /(?:struct|class|enum) ([A-Z]\w*)/).map(\.1))
                named.formUnion(text.matches(of: /(?:^|[^.\w#@])([A-Z]\w*)/).map(\.1))
            }
            for type in named.subtracting(declared) where !type.hasPrefix(prefix) {
                #expect(Self.codes(component: String(type)).contains(.hiddenType), "\(type)")
            }
        }
    }

    @Test(arguments: [
        "Button", "View", "Text", "String", "Int", "Double", "Bool", "Color", "Duration", "Task",
    ])
    func aComponentCannotHideAType(name: String) throws {
        #expect(Self.codes(component: name) == [.hiddenType])
    }

    @Test(arguments: ["swift", "View", "Color", "duration"])
    func aDesignCannotHideAType(name: String) {
        var builder = DesignBuilder(name)
        builder.token("a.b", .number(1))
        #expect(Emission(SwiftEmitter.self, builder.build()).diagnostics.map(\.code) == [.hiddenType])
    }

    @Test func aTypeOfAComponentCannotHideAnother() {
        #expect(Self.codes(component: "Scroll", axis: "view") == [.hiddenType])
        #expect(Self.codes(component: "Scroll", axis: "tone") == [])
    }

    @Test(arguments: ["id", "duration", "item", "outcome", "hash value"])
    func aHostNeedsSomeFields(name: String) {
        #expect(Self.codes(component: "NorthNote", axis: name, host: true).contains(.hiddenType))
        #expect(Self.codes(component: "NorthNote", axis: name).isEmpty)
    }

    @Test func parametersCannotBeShapes() {
        #expect(Self.codes(component: "NorthNote", flag: "boxShape") == [.sharedSymbol])
    }

    @Test func glyphsWithoutADrawingAreErrors() {
        var builder = DesignBuilder("North")
        for name in ["NorthDot", "NorthSpot"] {
            builder.component(
                name, axes: [("tone", ["a", "b", "c"])], parts: [.init(name: "icon", kind: .glyph)],
                properties: ["icon.glyph"]
            ) { values, _ in .glyph(values == ["a"] ? "Shape.square" : "Shape.circle") }
        }
        let emission = Emission(SwiftEmitter.self, builder.build())
        #expect(
            Set(emission.diagnostics.map(\.message)) == [
                "generated Swift has no glyph `Shape.square`", "generated Swift has no glyph `Shape.circle`",
            ])
        #expect(emission.diagnostics.map(\.code) == [.undefinedGlyph, .undefinedGlyph])
        let other = Emission(SwiftEmitter.self, options: "{\"supportModule\": \"Kit\"}", builder.build())
        #expect(other.diagnostics.isEmpty)
    }

    /// The codes reported for a design with one component.
    private static func codes(
        component: String, axis: String = "tone", host: Bool = false, flag: String = "isOn"
    ) -> [DiagnosticCode] {
        let time = AurumCompiler.Duration(value: 100, unit: .ms)
        let stays = Host(
            stays: [.init(name: "short", duration: time)], policy: .queue, enter: time, exit: time,
            margin: .literal(ModeValues([.number(0)]), references: []), source: nil)
        var builder = DesignBuilder("North")
        builder.component(
            component, axes: [(axis, ["a", "b"])], parts: [.init(name: "box", kind: .container)],
            parameters: [.init(name: flag, kind: .flag(isOn: true), part: "box", summary: "On.")],
            host: host ? stays : nil, properties: []
        ) { _, _ in .none }
        return Emission(SwiftEmitter.self, builder.build()).diagnostics.map(\.code)
    }
}
