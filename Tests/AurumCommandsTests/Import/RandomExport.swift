import Foundation

/// A generator of numbers that gives the same ones for the same seed.
struct SplitMix {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    mutating func next(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
}

/// An export of two collections, `Base` with one mode and `Theme` with two, as Figma would write it, and the numbers
/// that every variable was exported with.
struct RandomExport {
    let modes = ["Light", "Dark"]
    private(set) var files: [String: String] = [:]
    private var values: [String: [String: [Float]]] = [:]

    private struct Base {
        let name: String
        let id: String
        let value: Any
        let numbers: [Float]
    }

    private static let scopes: [(scope: String, factor: Float)] = [
        ("GAP", 1), ("FONT_SIZE", 1), ("OPACITY", 0.01),
    ]

    init(seed: UInt64) {
        var random = SplitMix(state: seed)
        let colors = (0..<8).map { index in Self.color("ink & sea/\(index)~%\"é", "1:\(index)", &random) }
        let numbers = (0..<6).map { index in Self.number("scale/\(index)", "2:\(index)", &random) }
        var base: [String: Any] = [:]
        for (type, list) in [("color", colors), ("number", numbers)] {
            for item in list {
                Self.put(
                    ["$type": type, "$value": item.value, "$extensions": ["com.figma.variableId": item.id]],
                    item.name, &base)
                note(item.name, item.numbers, in: modes)
            }
        }
        files["Base.Value.tokens.json"] = Self.text(base, mode: "Value")
        let kinds = (0..<20).map { _ in random.next(5) }
        for mode in modes {
            var theme: [String: Any] = [:]
            for (index, kind) in kinds.enumerated() {
                add(kind, "role/\(index)", "3:\(index)", mode, colors, numbers, &theme, &random)
            }
            files["Theme.\(mode).tokens.json"] = Self.text(theme, mode: mode)
        }
    }

    /// The numbers of each token in a mode: components and opacity of a color, or a number.
    func expected(in mode: String) -> [String: [Float]] { values[mode] ?? [:] }

    /// The numbers of a resolved value.
    static func numbers(in value: Any?) -> [Float]? {
        if let number = value as? Double { return [Float(number)] }
        guard let object = value as? [String: Any] else { return nil }
        if let number = object["value"] as? Double { return [Float(number)] }
        guard let components = object["components"] as? [Double] else { return nil }
        return components.map { Float($0) } + [Float(object["alpha"] as? Double ?? 1)]
    }

    private mutating func add(
        _ kind: Int, _ name: String, _ id: String, _ mode: String, _ colors: [Base], _ numbers: [Base],
        _ theme: inout [String: Any], _ random: inout SplitMix
    ) {
        var data: [String: Any] = ["com.figma.variableId": id]
        var type = "color"
        var value: Any
        var result: [Float]
        let target = colors[random.next(colors.count)]
        switch kind {
        case 0:
            (value, result) = (target.value, target.numbers)
            data["com.figma.aliasData"] = Self.alias(target)
        case 1:
            let opacity = Float(random.next(1000)) / 10
            let alpha = opacity / 100 * target.numbers[3]
            result = Array(target.numbers.prefix(3)) + [alpha]
            value = Self.colorValue(result)
            data["com.figma.composedColor"] = [
                "colorArg": ["type": "alias", "alias": Self.alias(target)],
                "opacityArg": ["type": "number", "value": Double(opacity)],
            ]
        case 2:
            let own = Self.color(name, id, &random)
            (value, result) = (own.value, own.numbers)
        case 3:
            let number = numbers[random.next(numbers.count)]
            (type, value, result) = ("number", number.value, number.numbers)
            data["com.figma.aliasData"] = Self.alias(number)
        default:
            let own = Self.number(name, id, &random)
            let scope = Self.scopes[name.utf8.count % Self.scopes.count]
            (type, value) = ("number", own.value)
            data["com.figma.scopes"] = [scope.scope]
            result = own.numbers.map {
                scope.factor == 1 ? $0 : Float(Double($0.description).map { $0 / 100 } ?? 0)
            }
        }
        Self.put(["$type": type, "$value": value, "$extensions": data], name, &theme)
        note(name, result, in: [mode])
    }

    private mutating func note(_ name: String, _ numbers: [Float], in modes: [String]) {
        for mode in modes {
            values[mode, default: [:]][name.replacingOccurrences(of: "/", with: ".")] = numbers
        }
    }

    private static func color(_ name: String, _ id: String, _ random: inout SplitMix) -> Base {
        let numbers = (0..<4).map { $0 == 3 && random.next(2) == 0 ? 1 : Float(random.next(256)) / 255 }
        return Base(name: name, id: id, value: colorValue(numbers), numbers: numbers)
    }

    private static func colorValue(_ numbers: [Float]) -> Any {
        [
            "colorSpace": "srgb", "components": numbers.prefix(3).map { Double($0) },
            "alpha": Double(numbers[3]),
        ]
    }

    private static func number(_ name: String, _ id: String, _ random: inout SplitMix) -> Base {
        let number = Float(random.next(1000)) / 10
        return Base(name: name, id: id, value: Double(number), numbers: [number])
    }

    private static func alias(_ target: Base) -> [String: Any] {
        ["targetVariableId": target.id, "targetVariableName": target.name, "targetVariableSetName": "Base"]
    }

    private static func put(_ variable: [String: Any], _ name: String, _ tree: inout [String: Any]) {
        let parts = name.components(separatedBy: "/")
        var group = tree[parts[0]] as? [String: Any] ?? [:]
        group[parts[1]] = variable
        tree[parts[0]] = group
    }

    private static func text(_ tree: [String: Any], mode: String) -> String {
        var tree = tree
        tree["$extensions"] = ["com.figma.modeName": mode]
        let data = try? JSONSerialization.data(withJSONObject: tree, options: .sortedKeys)
        return String(decoding: data ?? Data(), as: UTF8.self)
    }
}
