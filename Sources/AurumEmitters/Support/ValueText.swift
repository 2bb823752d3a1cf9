package import AurumCompiler
import AurumSyntax

/// Values of tokens as people write them, in a few words.
package enum ValueText {
    /// A value in a few words, such as `#12B84A at 9 %` or `Inter 14/20, weight 500`.
    package static func text(of value: TokenValue) -> String {
        switch value {
        case .color(let color): text(of: color)
        case .dimension(let dimension): points(dimension)
        case .fontFamily(let family): family.joined(separator: ", ")
        case .fontWeight(let weight): "weight " + NumberText.shortest(weight.number)
        case .duration(let duration): text(of: duration)
        case .cubicBezier(let curve): text(of: curve)
        case .number(let number): NumberText.shortest(number)
        case .strokeStyle(let style): text(of: style)
        case .border(let border):
            "\(points(border.width)) \(text(of: border.style)), \(text(of: border.color))"
        case .transition(let transition): text(of: transition)
        case .shadow(let layers): layers.map(text).joined(separator: "; ")
        case .gradient(let stops): stops.map(text).joined(separator: ", ")
        case .typography(let typography): text(of: typography)
        }
    }

    /// A color as hexadecimal bytes and a percentage, or in CSS notation when it is not made of sRGB bytes.
    package static func text(of color: Color) -> String {
        guard color.space == .srgb, color.isInGamut(of: .srgb) else {
            let numbers = color.components.list.map { component in
                switch component {
                case .number(let value): NumberText.shortest(value)
                case .none: "none"
                }
            }
            let alpha = color.alpha == 1 ? "" : " / " + NumberText.shortest(color.alpha)
            return "color(\(color.space.rawValue) \(numbers.joined(separator: " "))\(alpha))"
        }
        let hex = SRGB8(shown: color).hexRGB
        return color.alpha == 1
            ? hex : hex + " at " + NumberText.rounded(color.alpha * 100, decimals: 2) + " %"
    }

    private static func points(_ dimension: Dimension) -> String {
        let points = NumberText.shortest(dimension.points) + " pt"
        return dimension.unit == .px ? points : "\(NumberText.shortest(dimension.value)) rem, \(points)"
    }

    private static func text(of duration: Duration) -> String {
        NumberText.shortest(duration.value) + " " + duration.unit.rawValue
    }

    private static func text(of curve: CubicBezier) -> String {
        let numbers = [curve.x1, curve.y1, curve.x2, curve.y2].map(NumberText.shortest)
        return "cubic-bezier(\(numbers.joined(separator: ", ")))"
    }

    private static func text(of style: StrokeStyle) -> String {
        switch style {
        case .keyword(let keyword): keyword.rawValue
        case .dashes(let lengths, let cap):
            "dashes of \(lengths.map(points).joined(separator: ", ")) with \(cap.rawValue) ends"
        }
    }

    private static func text(of transition: Transition) -> String {
        let delay = transition.delay.value == 0 ? "" : " after \(text(of: transition.delay))"
        return "\(text(of: transition.duration))\(delay), \(text(of: transition.timingFunction))"
    }

    private static func text(of layer: Shadow) -> String {
        let offset =
            "x \(NumberText.shortest(layer.offsetX.points)), y \(NumberText.shortest(layer.offsetY.points))"
        let spread = layer.spread.points == 0 ? "" : ", spread \(NumberText.shortest(layer.spread.points))"
        let inset = layer.isInset ? ", inset" : ""
        return
            "\(offset), blur \(NumberText.shortest(layer.blur.points))\(spread)\(inset), \(text(of: layer.color))"
    }

    private static func text(of stop: GradientStop) -> String {
        "\(text(of: stop.color)) at \(NumberText.rounded(stop.position * 100, decimals: 2)) %"
    }

    private static func text(of typography: Typography) -> String {
        let size = NumberText.shortest(typography.fontSize.points)
        let height = NumberText.shortest(typography.lineHeightPoints)
        let weight = NumberText.shortest(typography.fontWeight.number)
        let spacing = typography.letterSpacing.points
        let letters = spacing == 0 ? "" : ", letter spacing \(NumberText.shortest(spacing))"
        return "\(typography.fontFamily.first ?? "") \(size)/\(height), weight \(weight)\(letters)"
    }
}
