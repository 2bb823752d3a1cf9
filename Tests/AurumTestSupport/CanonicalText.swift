package import AurumCompiler
import AurumSyntax

/// Resolved values in a short notation for expectations, such as `dimension 4px` or `color srgb 1 0 0`.
package enum CanonicalText {
    /// The type and the value.
    package static func of(_ value: TokenValue) -> String { "\(value.type.rawValue) \(body(value))" }

    private static func body(_ value: TokenValue) -> String {
        switch value {
        case .color(let color): text(color)
        case .dimension(let dimension): text(dimension)
        case .fontFamily(let names): names.joined(separator: ", ")
        case .fontWeight(let weight): number(weight.number)
        case .duration(let duration): number(duration.value) + duration.unit.rawValue
        case .cubicBezier(let curve):
            [curve.x1, curve.y1, curve.x2, curve.y2].map(number).joined(separator: " ")
        case .number(let value): number(value)
        case .strokeStyle(let style): text(style)
        case .border(let border): "\(text(border.color)), \(text(border.width)), \(text(border.style))"
        case .transition(let transition): text(transition)
        case .shadow(let layers): layers.map(text).joined(separator: " | ")
        case .gradient(let stops):
            stops.map { "\(text($0.color)) @ \(number($0.position))" }.joined(separator: " | ")
        case .typography(let style): text(style)
        }
    }

    private static func number(_ value: Double) -> String { NumberText.shortest(value) }

    private static func text(_ color: Color) -> String {
        let components = [color.components.first, color.components.second, color.components.third].map {
            component in
            switch component {
            case .number(let value): number(value)
            case .none: "none"
            }
        }
        let alpha = color.alpha == 1 ? "" : " / " + number(color.alpha)
        let hex = color.hex.map { " " + $0.lowercased() } ?? ""
        return "\(color.space.rawValue) \(components.joined(separator: " "))\(alpha)\(hex)"
    }

    private static func text(_ dimension: Dimension) -> String {
        number(dimension.value) + dimension.unit.rawValue
    }

    private static func text(_ style: StrokeStyle) -> String {
        switch style {
        case .keyword(let keyword): keyword.rawValue
        case .dashes(let array, let lineCap): array.map(text).joined(separator: " ") + " " + lineCap.rawValue
        }
    }

    private static func text(_ transition: Transition) -> String {
        let curve = transition.timingFunction
        return [
            number(transition.duration.value) + transition.duration.unit.rawValue,
            number(transition.delay.value) + transition.delay.unit.rawValue,
            [curve.x1, curve.y1, curve.x2, curve.y2].map(number).joined(separator: " "),
        ].joined(separator: ", ")
    }

    private static func text(_ shadow: Shadow) -> String {
        let lengths = [shadow.offsetX, shadow.offsetY, shadow.blur, shadow.spread].map(text).joined(
            separator: " ")
        return "\(text(shadow.color)), \(lengths)" + (shadow.isInset ? " inset" : "")
    }

    private static func text(_ style: Typography) -> String {
        let family = style.fontFamily.joined(separator: "+")
        let rest =
            "\(number(style.fontWeight.number)) \(text(style.letterSpacing)) \(number(style.lineHeight))"
        return "\(family) \(text(style.fontSize)) \(rest)"
    }
}
