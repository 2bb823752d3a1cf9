import AurumCompiler
import AurumSyntax

/// The colors of a color set, each with the appearance it is for; the one without is for all others.
struct ColorSet {
    private let light: AppleColor?
    private let dark: AppleColor?
    private let lightIncreased: AppleColor?
    private let darkIncreased: AppleColor?

    /// Makes the set of a token's values, given in the design's order of modes, in a family of modes.
    init(values: [TokenValue], family: ModeFamily) {
        let color = { (mode: Int) in
            values.indices.contains(mode) ? values[mode].color.map { AppleColor($0) } : nil
        }
        light = color(family.light)
        dark = color(family.dark)
        lightIncreased = color(family.lightIncreased)
        darkIncreased = color(family.darkIncreased)
    }

    /// The list as a catalog has it; an appearance that changes nothing is left out.
    var value: JSONValue {
        let followsAppearance = light != dark || lightIncreased != darkIncreased
        let followsContrast = light != lightIncreased || dark != darkIncreased
        var entries = [Self.entry(light, [])]
        if followsAppearance { entries.append(Self.entry(dark, [Self.dark])) }
        if followsContrast { entries.append(Self.entry(lightIncreased, [Self.high])) }
        if followsAppearance && followsContrast {
            entries.append(Self.entry(darkIncreased, [Self.dark, Self.high]))
        }
        return .array(entries)
    }

    private static let dark = appearance("luminosity", "dark")
    private static let high = appearance("contrast", "high")

    private static func appearance(_ name: String, _ value: String) -> JSONValue {
        .object(["appearance": .string(name), "value": .string(value)])
    }

    private static func entry(_ color: AppleColor?, _ appearances: [JSONValue]) -> JSONValue {
        .object([
            "appearances": appearances.isEmpty ? nil : .array(appearances),
            "color": color.map(value),
            "idiom": .string("universal"),
        ])
    }

    private static func value(_ color: AppleColor) -> JSONValue {
        .object([
            "color-space": .string(space(of: color)),
            "components": .object([
                "alpha": component(color.alpha), "blue": component(color.blue),
                "green": component(color.green), "red": component(color.red),
            ]),
        ])
    }

    private static func space(of color: AppleColor) -> String {
        switch color.space {
        case .sRGB: color.isInRange ? "srgb" : "extended-srgb"
        case .sRGBLinear: "extended-linear-srgb"
        case .displayP3: "display-p3"
        }
    }

    /// A component with a point and three decimals or more: Xcode reads a number without a point as one of 255 steps.
    private static func component(_ value: Double) -> JSONValue {
        let text = NumberText.plain(value.finite)
        guard let point = text.utf8.firstIndex(of: UInt8(ascii: ".")) else { return .string(text + ".000") }
        let decimals = text.utf8.distance(from: point, to: text.utf8.endIndex) - 1
        return .string(text + String(repeating: "0", count: max(0, 3 - decimals)))
    }
}
