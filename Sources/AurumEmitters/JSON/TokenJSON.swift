package import AurumCompiler
import AurumSyntax

/// Values in the canonical form of DTCG: all references replaced, otherwise as authored (K-01).
package enum TokenJSON {
    /// A value of any type.
    package static func value(_ value: TokenValue) -> JSONValue {
        switch value {
        case .color(let color): self.color(color)
        case .dimension(let dimension): self.dimension(dimension)
        case .fontFamily(let names): fontFamily(names)
        case .fontWeight(let weight): fontWeight(weight)
        case .duration(let duration): self.duration(duration)
        case .cubicBezier(let curve): cubicBezier(curve)
        case .number(let number): .number(number)
        case .strokeStyle(let style): strokeStyle(style)
        case .border(let border): self.border(border)
        case .transition(let transition): self.transition(transition)
        case .shadow(let layers): layers.count == 1 ? shadow(layers[0]) : .array(layers.map(shadow))
        case .gradient(let stops): .array(stops.map(gradientStop))
        case .typography(let typography): self.typography(typography)
        }
    }

    /// A color; opaque ones have no `alpha`, and `hex` is there when it was authored.
    package static func color(_ color: Color) -> JSONValue {
        .object([
            "colorSpace": .string(color.space.rawValue),
            "components": .array(color.components.list.map(component)),
            "alpha": color.alpha == 1 ? nil : .number(color.alpha),
            "hex": color.hex.map(JSONValue.string),
        ])
    }

    /// A color that was computed, to six decimals, so that no difference of math libraries shows.
    package static func computedColor(_ color: Color) -> JSONValue {
        .object([
            "colorSpace": .string(color.space.rawValue),
            "components": .array(color.components.values.map { .number($0, decimals: 6) }),
            "alpha": color.alpha == 1 ? nil : .number(color.alpha, decimals: 6),
        ])
    }

    /// A color as `#RRGGBB`, or `#RRGGBBAA` when it is not opaque.
    package static func hex(_ color: Color) -> JSONValue { .string(SRGB8(shown: color).hex) }

    private static func component(_ component: ColorComponent) -> JSONValue {
        switch component {
        case .number(let value): .number(value)
        case .none: .string("none")
        }
    }

    private static func dimension(_ dimension: Dimension) -> JSONValue {
        .object(["value": .number(dimension.value), "unit": .string(dimension.unit.rawValue)])
    }

    private static func duration(_ duration: Duration) -> JSONValue {
        .object(["value": .number(duration.value), "unit": .string(duration.unit.rawValue)])
    }

    private static func fontFamily(_ names: [String]) -> JSONValue {
        names.count == 1 ? .string(names[0]) : .strings(names)
    }

    private static func fontWeight(_ weight: FontWeight) -> JSONValue {
        weight.keyword.map(JSONValue.string) ?? .number(weight.number)
    }

    private static func cubicBezier(_ curve: CubicBezier) -> JSONValue {
        .array([curve.x1, curve.y1, curve.x2, curve.y2].map { .number($0) })
    }

    private static func strokeStyle(_ style: StrokeStyle) -> JSONValue {
        switch style {
        case .keyword(let keyword): .string(keyword.rawValue)
        case .dashes(let array, let lineCap):
            .object(["dashArray": .array(array.map(dimension)), "lineCap": .string(lineCap.rawValue)])
        }
    }

    private static func border(_ border: Border) -> JSONValue {
        .object([
            "color": color(border.color), "width": dimension(border.width),
            "style": strokeStyle(border.style),
        ])
    }

    private static func transition(_ transition: Transition) -> JSONValue {
        .object([
            "duration": duration(transition.duration),
            "delay": duration(transition.delay),
            "timingFunction": cubicBezier(transition.timingFunction),
        ])
    }

    private static func shadow(_ layer: Shadow) -> JSONValue {
        .object([
            "color": color(layer.color),
            "offsetX": dimension(layer.offsetX),
            "offsetY": dimension(layer.offsetY),
            "blur": dimension(layer.blur),
            "spread": dimension(layer.spread),
            "inset": layer.isInset ? .boolean(true) : nil,
        ])
    }

    private static func gradientStop(_ stop: GradientStop) -> JSONValue {
        .object(["color": color(stop.color), "position": .number(stop.position)])
    }

    private static func typography(_ typography: Typography) -> JSONValue {
        .object([
            "fontFamily": fontFamily(typography.fontFamily),
            "fontSize": dimension(typography.fontSize),
            "fontWeight": fontWeight(typography.fontWeight),
            "letterSpacing": dimension(typography.letterSpacing),
            "lineHeight": .number(typography.lineHeight),
        ])
    }
}
