import AurumCompiler

extension SwiftLosses {
    /// What a view makes of lengths that the standard lets be negative, or larger than any number, and SwiftUI does not.
    static func lengthLoss(of value: TokenValue) -> Loss? {
        for (name, length) in lengths(of: value) where length < 0 {
            return Loss(
                fact: "draw the negative \(name) of",
                instead: "make it 0 or more; what a view draws is not defined")
        }
        guard dimensions(of: value).contains(where: { !($0.value * 16).isFinite && $0.unit == .rem }) else {
            return nil
        }
        return Loss(
            fact: "count the points of", instead: "the constant has the largest number that Swift has")
    }

    /// The lengths of a value that mean nothing below 0, with what they are called.
    private static func lengths(of value: TokenValue) -> [(name: String, length: Double)] {
        switch value {
        case .shadow(let layers): layers.map { ("blur", $0.blur.value) }
        case .border(let border): [("width", border.width.value)] + dashes(of: border.style)
        case .strokeStyle(let style): dashes(of: style)
        case .typography(let style): [("font size", style.fontSize.value), ("line height", style.lineHeight)]
        default: []
        }
    }

    private static func dashes(of style: StrokeStyle) -> [(name: String, length: Double)] {
        guard case .dashes(let array, _) = style else { return [] }
        return array.map { ("dash", $0.value) }
    }

    private static func dimensions(of value: TokenValue) -> [Dimension] {
        switch value {
        case .dimension(let length): [length]
        case .shadow(let layers): layers.flatMap { [$0.offsetX, $0.offsetY, $0.blur, $0.spread] }
        case .border(let border): [border.width] + dashArray(of: border.style)
        case .strokeStyle(let style): dashArray(of: style)
        case .typography(let style): [style.fontSize, style.letterSpacing]
        default: []
        }
    }

    private static func dashArray(of style: StrokeStyle) -> [Dimension] {
        if case .dashes(let array, _) = style { array } else { [] }
    }
}
