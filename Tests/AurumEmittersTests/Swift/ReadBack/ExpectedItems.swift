import AurumCompiler
import Foundation

/// A value as `aurumc resolve` prints it, taken apart in the order in which the program prints a value.
enum ExpectedItems {
    /// One thing that is printed; a color is five.
    enum Item {
        case number(Double)
        case word(String)
        case color(Color)
    }

    /// The parts of a canonical value.
    static func of(_ json: Any, _ type: TokenType) -> [Item] {
        let members = json as? [String: Any] ?? [:]
        let elements = json as? [Any] ?? [json]
        func part(_ name: String, _ type: TokenType) -> [Item] { members[name].map { of($0, type) } ?? [] }
        switch type {
        case .color: return [.color(color(members))]
        case .dimension:
            return [.number(number(members["value"]) * (members["unit"] as? String == "rem" ? 16 : 1))]
        case .duration:
            return [.number(number(members["value"]) * (members["unit"] as? String == "s" ? 1000 : 1))]
        case .number: return [.number(number(json))]
        case .fontFamily:
            return elements.map { .word("=" + Data(($0 as? String ?? "").utf8).base64EncodedString()) }
        case .fontWeight: return [.number(weight(json))]
        case .cubicBezier: return elements.map { .number(number($0)) }
        case .strokeStyle:
            if let keyword = json as? String { return [.word(keyword)] }
            let dashes = (members["dashArray"] as? [Any] ?? []).flatMap { of($0, .dimension) }
            return [.word(members["lineCap"] as? String ?? "")] + dashes
        case .border: return part("color", .color) + part("width", .dimension) + part("style", .strokeStyle)
        case .transition:
            return part("duration", .duration) + part("delay", .duration)
                + part("timingFunction", .cubicBezier)
        case .shadow: return elements.flatMap(layer)
        case .gradient:
            return elements.compactMap { $0 as? [String: Any] }.flatMap { stop in
                of(stop["color"] ?? "", .color) + [.number(number(stop["position"]))]
            }
        case .typography: return typography(members)
        }
    }

    private static func layer(_ json: Any) -> [Item] {
        let layer = json as? [String: Any] ?? [:]
        // The blur twice: as designed, and as double the radius.
        let lengths = ["offsetX", "offsetY", "blur", "blur", "spread"].flatMap {
            of(layer[$0] ?? "", .dimension)
        }
        return of(layer["color"] ?? "", .color) + lengths + [.word("\(layer["inset"] as? Bool ?? false)")]
    }

    private static func typography(_ members: [String: Any]) -> [Item] {
        let size = of(members["fontSize"] ?? "", .dimension)
        guard case .number(let points)? = size.first else { return [] }
        // The points that designers chose, of which the ratio is stored.
        let lineHeight = (number(members["lineHeight"]) * points * 1000).rounded() / 1000
        return of(members["fontFamily"] ?? "", .fontFamily) + size + [.number(lineHeight)]
            + of(members["letterSpacing"] ?? "", .dimension) + of(members["fontWeight"] ?? "", .fontWeight)
    }

    private static func weight(_ json: Any) -> Double {
        (json as? String).flatMap { FontWeight(keyword: $0)?.number } ?? number(json)
    }

    private static func number(_ json: Any?) -> Double { (json as? NSNumber)?.doubleValue ?? .nan }

    private static func color(_ json: [String: Any]) -> Color {
        let channels = (json["components"] as? [Any] ?? []).map { $0 is String ? 0 : number($0) }
        let space = (json["colorSpace"] as? String).flatMap(ColorSpace.init(rawValue:)) ?? .srgb
        guard channels.count == 3 else { return .clear }
        return Color(
            space: space, components: ColorComponents(channels[0], channels[1], channels[2]),
            alpha: json["alpha"].map { number($0) } ?? 1)
    }

    /// Whether what was printed is what is expected: exactly, but for colors of spaces that Apple's systems lack.
    static func agree(_ printed: [String], _ expected: [Item]) -> Bool {
        var rest = printed[...]
        for item in expected {
            switch item {
            case .word(let word):
                guard rest.popFirst() == word else { return false }
            case .number(let number):
                guard let found = rest.popFirst().flatMap(Double.init), found == number else { return false }
            case .color(let color):
                guard rest.count >= 5, isColor(Array(rest.prefix(5)), color) else { return false }
                rest = rest.dropFirst(5)
            }
        }
        return rest.isEmpty
    }

    private static func isColor(_ printed: [String], _ color: Color) -> Bool {
        let spaces: [String: ColorSpace] = [
            "sRGB": .srgb, "sRGBLinear": .srgbLinear, "displayP3": .displayP3,
        ]
        let channels = printed[1...3].compactMap(Double.init)
        guard let space = spaces[printed[0]], channels.count == 3, Double(printed[4]) == color.alpha else {
            return false
        }
        if spaces.values.contains(color.space) {
            return space == color.space && channels == color.components.values
        }
        let found = Color(space: space, components: ColorComponents(channels[0], channels[1], channels[2]))
        let pairs = zip(
            found.converted(to: .xyzD65).components.values, color.converted(to: .xyzD65).components.values)
        return pairs.allSatisfy { abs($0 - $1) < 1e-5 }
    }
}
