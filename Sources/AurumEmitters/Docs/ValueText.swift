import AurumCompiler
import AurumSyntax

/// Values in a few words that people read, such as `8 px` or `Inter 14/20, weight 500`; no markup.
enum ValueText {
    /// The words for a value.
    static func text(of value: TokenValue) -> String {
        switch value {
        case .color(let color): self.color(color)
        case .dimension(let dimension): self.dimension(dimension)
        case .fontFamily(let names): names.joined(separator: ", ")
        case .fontWeight(let weight): self.weight(weight)
        case .duration(let duration): self.duration(duration)
        case .cubicBezier(let curve): self.curve(curve)
        case .number(let number): NumberText.shortest(number)
        case .strokeStyle(let style): stroke(style)
        case .border(let border): "\(dimension(border.width)) \(stroke(border.style)) \(color(border.color))"
        case .transition(let transition): self.transition(transition)
        case .shadow(let layers): layers.map(shadow).joined(separator: "; ")
        case .gradient(let stops): stops.map(stop).joined(separator: ", ")
        case .typography(let typography): self.typography(typography)
        }
    }

    /// The hex of a color that sRGB bytes can say, else its components; the opacity in percent.
    static func color(_ color: Color) -> String {
        let opacity = color.alpha == 1 ? "" : " at \(NumberText.rounded(color.alpha * 100, decimals: 2)) %"
        let hex = SRGB8(color).hexRGB
        guard color.space != .srgb else { return hex + opacity }
        let components = color.components.list.map { component in
            switch component {
            case .number(let value): NumberText.shortest(value)
            case .none: "none"
            }
        }
        return "\(color.space.rawValue) \(components.joined(separator: " "))\(opacity), in sRGB \(hex)"
    }

    private static func dimension(_ dimension: Dimension) -> String {
        "\(NumberText.shortest(dimension.value)) \(dimension.unit.rawValue)"
    }

    static func duration(_ duration: Duration) -> String {
        "\(NumberText.shortest(duration.value)) \(duration.unit.rawValue)"
    }

    private static func weight(_ weight: FontWeight) -> String {
        let number = NumberText.shortest(weight.number)
        return weight.keyword.map { "\($0) (\(number))" } ?? number
    }

    private static func curve(_ curve: CubicBezier) -> String {
        [curve.x1, curve.y1, curve.x2, curve.y2].map { NumberText.shortest($0) }.joined(separator: ", ")
    }

    private static func stroke(_ style: StrokeStyle) -> String {
        switch style {
        case .keyword(let keyword): keyword.rawValue
        case .dashes(let array, let lineCap):
            "dashes " + array.map(dimension).joined(separator: ", ") + ", \(lineCap.rawValue) ends"
        }
    }

    private static func transition(_ transition: Transition) -> String {
        let delay = transition.delay.value == 0 ? "" : " after \(duration(transition.delay))"
        return "\(duration(transition.duration))\(delay), curve \(curve(transition.timingFunction))"
    }

    private static func shadow(_ layer: Shadow) -> String {
        let parts = [
            layer.isInset ? "inside, " : "", "x \(NumberText.shortest(layer.offsetX.points)), ",
            "y \(NumberText.shortest(layer.offsetY.points)), ",
            "blur \(NumberText.shortest(layer.blur.points)), ",
            layer.spread.value == 0 ? "" : "spread \(NumberText.shortest(layer.spread.points)), ",
            color(layer.color),
        ]
        return parts.joined()
    }

    private static func stop(_ stop: GradientStop) -> String {
        "\(color(stop.color)) at position \(NumberText.shortest(stop.position))"
    }

    private static func typography(_ style: Typography) -> String {
        let size = NumberText.shortest(style.fontSize.points)
        let height = NumberText.shortest(style.lineHeightPoints)
        let spacing =
            style.letterSpacing.value == 0 ? "" : ", letter spacing \(dimension(style.letterSpacing))"
        let family = style.fontFamily.first ?? ""
        return "\(family) \(size)/\(height), weight \(NumberText.shortest(style.fontWeight.number))\(spacing)"
    }
}
