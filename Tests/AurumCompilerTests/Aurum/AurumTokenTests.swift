import AurumCompiler
import AurumSyntax
import AurumTestSupport
import Foundation
import Testing

@Suite("Aurum's tokens against the published values")
struct AurumTokenTests {
    private let design = AurumDesign.compiled.design

    private func value(_ path: String) throws -> TokenValue {
        let id = try #require(design.tokens.id(at: path), "no token \(path)")
        return try #require(design.defaultMode[id]?.value, "no value of \(path)")
    }

    @Test("Nothing is wrong but the contrast of three tones")
    func diagnostics() {
        #expect(Set(AurumDesign.compiled.diagnostics.map(\.code.id)) == ["A0501"])
    }

    @Test("Every color has its bytes and its alpha to the float")
    func colors() throws {
        let published = try PublishedValues.read().color
        let all = [published.semantic, published.visual].flatMap { $0.values.flatMap { $0 } }
        #expect(all.count == 296)
        for color in all {
            let path = color.path.replacing("/", with: ".")
            let found = try #require(value(path).color, "\(path) is no color")
            #expect(SRGB8(found).hex == color.hex, "\(path)")
            #expect(Float(found.alpha) == Float(color.alpha), "\(path)")
        }
    }

    @Test("Every length")
    func lengths() throws {
        let published = try PublishedValues.read()
        let groups = [
            ("spacing", published.spacing), ("radius", published.radius),
            ("borderWidth", published.borderWidth),
            ("iconSize", published.iconSize),
        ]
        for (group, lengths) in groups {
            for length in lengths {
                #expect(
                    try value("\(group).\(length.name)").dimension?.points == length.dp,
                    "\(group).\(length.name)")
            }
            let names = design.tokens.names.filter { $0.segments.first == group }.map { $0.segments.last }
            #expect(names == lengths.map(\.name), "the order of \(group)")
        }
    }

    @Test("Every elevation")
    func elevations() throws {
        for elevation in try PublishedValues.read().elevation {
            guard case .shadow(let layers) = try value("shadow.\(elevation.name)") else {
                Issue.record("shadow.\(elevation.name) is no shadow")
                continue
            }
            let layer = try #require(layers.first)
            #expect(layers.count == 1)
            #expect(layer.offsetX.points == 0 && layer.spread.points == 0)
            #expect(layer.offsetY.points == elevation.offsetY, "\(elevation.name)")
            #expect(layer.blur.points == elevation.blur, "\(elevation.name)")
            // Figma writes the name of a private tint in lower case behind an underscore.
            let tint = elevation.tintName == "bottomSheet" ? "_bottomsheet" : elevation.tintName
            #expect(try value("elevation.\(tint)").color == layer.color)
        }
    }

    @Test("Every text style, line heights in points")
    func typography() throws {
        let weights = ["Normal": 400.0, "Medium": 500, "SemiBold": 600, "Bold": 700]
        let families = ["primary": "Inter", "display": "Frank Ruhl Libre"]
        let styles = try PublishedValues.read().typography
        #expect(styles.count == 45)
        for style in styles {
            let found = try #require(value("typography.\(style.name)").typography)
            #expect(found.fontSize.points == style.sizeSp, "\(style.name)")
            #expect(found.lineHeightPoints == style.lineHeightSp, "\(style.name)")
            #expect(found.fontWeight.number == weights[style.weight], "\(style.name) \(style.weight)")
            #expect(found.fontFamily.first == families[style.family], "\(style.name) \(style.family)")
            #expect(found.fontFamily.count > 1 && found.letterSpacing.points == 0, "\(style.name)")
        }
    }
}

@Suite("Aurum's toast")
struct AurumToastTests {
    private let component = AurumDesign.compiled.design.components.first

    @Test(
        "Composites and ratios by tone",
        arguments: [
            ("neutral", "#E5E9ED", 15.35), ("brand", "#E5D8F6", 5.38), ("success", "#EAF9EF", 3.04),
            ("error", "#FBEDE9", 4.20), ("warning", "#FEF2E8", 3.35), ("info", "#E8F1FC", 5.01),
        ])
    func tones(tone: String, composite: String, ratio: Double) throws {
        let design = AurumDesign.compiled.design
        let component = try #require(component)
        let variants = component.table.variants.filter { component.table.values(of: $0).first?.name == tone }
        #expect(variants.count == 2)
        for variant in variants {
            let cell = try #require(component.table[variant, "container.background"])
            #expect(design.composite(of: cell).map { SRGB8($0).hex } == composite)
            let fact = try #require(
                design.contrast.first?.first { $0.variant == variant && $0.part == "label.color" })
            #expect((fact.wcag * 100).rounded() / 100 == ratio)
            #expect(fact.required == 4.5)
        }
    }

    @Test(
        "The steps that would pass",
        arguments: [
            ("success", "colors.green.800"), ("error", "colors.red.700"), ("warning", "colors.orange.800"),
        ])
    func suggestions(tone: String, step: String) throws {
        let design = AurumDesign.compiled.design
        let table = try #require(component).table
        let facts = try #require(design.contrast.first).filter {
            table.values(of: $0.variant).first?.name == tone && $0.part == "label.color"
        }
        #expect(facts.map { $0.suggestion.map { design.tokens[$0].path } } == [step, step])
    }

    @Test("Twelve variants, tone before size, neutral and small first")
    func table() throws {
        let table = try #require(component).table
        #expect(table.variants.count == 12)
        #expect(table.axes.map(\.name) == ["tone", "size"])
        #expect(table.values(of: table.defaultVariant).map(\.name) == ["neutral", "small"])
    }
}
