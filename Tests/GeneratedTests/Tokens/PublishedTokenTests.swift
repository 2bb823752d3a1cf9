import AurumTokens
import Foundation
import Testing

@Suite("Constants have the published values")
struct PublishedTokenTests {
    private let published: Published

    init() throws {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let file = tests.appending(path: "AurumCompilerTests/Resources/published-values.json")
        published = try JSONDecoder().decode(Published.self, from: Data(contentsOf: file))
    }

    @Test func semanticColors() throws {
        let constants = [
            "surface": PublishedConstants.surface, "feedback": PublishedConstants.feedback,
            "interactive": PublishedConstants.interactive, "overlay": PublishedConstants.overlay,
            "popup": PublishedConstants.popup, "elevation": PublishedConstants.elevation,
        ]
        #expect(Set(published.color.semantic.keys) == Set(constants.keys))
        for (group, colors) in published.color.semantic {
            try compare(colors, with: #require(constants[group]))
        }
        #expect(published.color.semantic.values.map(\.count).reduce(0, +) == 208)
    }

    @Test func palette() throws {
        let colors = published.color.visual.values.flatMap { $0 }
        #expect(colors.count == 88)
        try compare(colors, with: PublishedConstants.visual)
    }

    @Test func dimensions() throws {
        let pairs = [
            (published.spacing, PublishedConstants.spacing), (published.radius, PublishedConstants.radius),
            (published.borderWidth, PublishedConstants.borderWidth),
            (published.iconSize, PublishedConstants.iconSize),
        ]
        for (dimensions, constants) in pairs {
            #expect(dimensions.map(\.name) == constants.map(\.path))
            #expect(dimensions.map(\.dp) == constants.map { Double($0.value) })
        }
    }

    @Test func typography() throws {
        let families = ["primary": "Inter", "display": "Frank Ruhl Libre"]
        let weights = ["Normal": 400.0, "Medium": 500, "SemiBold": 600, "Bold": 700]
        #expect(published.typography.count == 45)
        for (style, constant) in zip(published.typography, PublishedConstants.typography) {
            #expect(style.name == constant.path)
            #expect(Double(constant.value.size) == style.sizeSp, "\(style.name)")
            #expect(Double(constant.value.lineHeight) == style.lineHeightSp, "\(style.name)")
            #expect(constant.value.weight.value == weights[style.weight], "\(style.name)")
            #expect(constant.value.family.names.first == families[style.family], "\(style.name)")
            #expect(constant.value.letterSpacing == 0)
        }
    }

    @Test func shadows() throws {
        for (shadow, constant) in zip(published.elevation, PublishedConstants.shadow) {
            #expect(shadow.name == constant.path)
            let layer = try #require(constant.value.layers.first)
            #expect(constant.value.layers.count == 1)
            #expect(
                layer.x == 0 && Double(layer.y) == shadow.offsetY && Double(layer.blur) == shadow.blur
                    && layer.spread == 0)
            let tint = PublishedConstants.elevation.first { entry in
                let name = entry.path.split(separator: "/").last ?? ""
                return name.drop { $0 == "_" }.lowercased() == shadow.tintName.lowercased()
            }
            #expect(layer.color == tint?.value)
        }
    }

    private func compare(_ colors: [Published.Color], with constants: [(path: String, value: AurumColor)])
        throws
    {
        let values = Dictionary(uniqueKeysWithValues: constants.map { ($0.path, $0.value) })
        for color in colors {
            let value = try #require(values[color.path])
            #expect(value.space == .sRGB)
            #expect(value.hex == color.hex.prefix(7), "\(color.path)")
            #expect(Float(value.alpha) == Float(color.alpha), "\(color.path)")
            #expect("\(value.alpha)".count <= 4, "\(color.path) has a short alpha")
        }
    }
}

/// The published values, as far as they are compared.
private struct Published: Decodable {
    struct Color: Decodable {
        let name: String
        let hex: String
        let alpha: Double
        let path: String
    }

    struct Colors: Decodable {
        let semantic: [String: [Color]]
        let visual: [String: [Color]]
    }

    struct Dimension: Decodable {
        let name: String
        let dp: Double
    }

    struct Style: Decodable {
        let name: String
        let sizeSp: Double
        let lineHeightSp: Double
        let weight: String
        let family: String
    }

    struct Elevation: Decodable {
        let name: String
        let offsetY: Double
        let blur: Double
        let tintName: String
    }

    let color: Colors
    let spacing: [Dimension]
    let radius: [Dimension]
    let borderWidth: [Dimension]
    let iconSize: [Dimension]
    let elevation: [Elevation]
    let typography: [Style]
}
