import AurumCompiler
import AurumSyntax

/// Values of tokens as expressions in Swift.
struct SwiftValues {
    let names: SwiftNames

    /// The expression that makes a value.
    func expression(_ value: TokenValue) -> SwiftExpression {
        switch value {
        case .color(let color): expression(color)
        case .dimension(let dimension): .number(dimension.points)
        case .fontFamily(let family): self.family(family)
        case .fontWeight(let weight): self.weight(weight)
        case .duration(let duration): Self.duration(milliseconds: duration.milliseconds)
        case .cubicBezier(let curve): self.curve(curve)
        case .number(let number): .number(number)
        case .strokeStyle(let style): .plain(names.type("StrokeStyle")).member(strokeStyle(style))
        case .border(let border): self.border(border)
        case .transition(let transition): self.transition(transition)
        case .shadow(let layers): shadow(layers)
        case .gradient(let stops): gradient(stops)
        case .typography(let typography): self.typography(typography)
        }
    }

    /// The type to write beside a constant whose expression does not say it, after a colon.
    static func annotation(of type: TokenType) -> String {
        plainType(of: type).map { ": " + $0 } ?? ""
    }

    /// The type of the standard library that holds values of a token type.
    private static func plainType(of type: TokenType) -> String? {
        switch type {
        case .dimension: LengthType.name
        case .number: "Double"
        case .duration: "Duration"
        default: nil
        }
    }

    /// The name of the type of values of a token type.
    func typeName(of type: TokenType) -> String {
        Self.plainType(of: type) ?? names.type(SwiftIdentifiers.capitalized(type.rawValue))
    }

    /// A color, in its own space where SwiftUI has that space, else in one that holds it without clipping.
    func expression(_ color: Color) -> SwiftExpression {
        let color = AppleColor(color)
        var arguments: [SwiftExpression.Argument] = []
        arguments.reserveCapacity(5)
        switch color.space {
        case .sRGB: break
        case .sRGBLinear: arguments.append(.init(nil, .plain(".sRGBLinear")))
        case .displayP3: arguments.append(.init(nil, .plain(".displayP3")))
        }
        arguments.append(.init("red", .number(color.red)))
        arguments.append(.init("green", .number(color.green)))
        arguments.append(.init("blue", .number(color.blue)))
        if color.alpha != 1 { arguments.append(.init("alpha", .number(color.alpha))) }
        return .call(names.type("Color"), arguments)
    }

    /// The longest time span there is, rounded down, in milliseconds; longer ones are reported.
    static let longestDuration = 1e23

    /// A time span of the standard library.
    static func duration(milliseconds: Double) -> SwiftExpression {
        let milliseconds = min(max(milliseconds, -longestDuration), longestDuration)
        let isSeconds = milliseconds != 0 && milliseconds.remainder(dividingBy: 1000) == 0
        let number = isSeconds ? milliseconds / 1000 : milliseconds
        return .call(isSeconds ? ".seconds" : ".milliseconds", [.init(nil, .number(number))])
    }

    private func family(_ family: [String]) -> SwiftExpression {
        .call(names.type("FontFamily"), family.map { .init(nil, .string($0)) })
    }

    private func weight(_ weight: FontWeight) -> SwiftExpression {
        .call(names.type("FontWeight"), [.init(nil, .number(weight.number))])
    }

    private func curve(_ curve: CubicBezier) -> SwiftExpression {
        .call(
            names.type("CubicBezier"),
            [curve.x1, curve.y1, curve.x2, curve.y2].map { .init(nil, .number($0)) })
    }

    private func strokeStyle(_ style: StrokeStyle) -> SwiftExpression {
        switch style {
        case .keyword(let keyword): .plain("." + keyword.rawValue)
        case .dashes(let lengths, let cap):
            .call(
                ".dashes",
                [
                    .init(nil, .array(lengths.map { .number($0.points) })),
                    .init("lineCap", .plain("." + cap.rawValue)),
                ])
        }
    }

    private func border(_ border: Border) -> SwiftExpression {
        .call(
            names.type("Border"),
            [
                .init("color", expression(border.color)), .init("width", .number(border.width.points)),
                .init("style", strokeStyle(border.style)),
            ])
    }

    private func transition(_ transition: Transition) -> SwiftExpression {
        .call(
            names.type("Transition"),
            [
                .init("duration", Self.duration(milliseconds: transition.duration.milliseconds)),
                .init("delay", Self.duration(milliseconds: transition.delay.milliseconds)),
                .init("timing", curve(transition.timingFunction)),
            ])
    }

    private func shadow(_ layers: [Shadow]) -> SwiftExpression {
        .call(names.type("Shadow"), layers.map { .init(nil, layer($0)) })
    }

    private func layer(_ layer: Shadow) -> SwiftExpression {
        var arguments: [SwiftExpression.Argument] = [
            .init("color", expression(layer.color)), .init("x", .number(layer.offsetX.points)),
            .init("y", .number(layer.offsetY.points)), .init("blur", .number(layer.blur.points)),
        ]
        if layer.spread.points != 0 { arguments.append(.init("spread", .number(layer.spread.points))) }
        if layer.isInset { arguments.append(.init("isInset", .plain("true"))) }
        return .call(names.type("Shadow") + ".Layer", arguments)
    }

    private func gradient(_ stops: [GradientStop]) -> SwiftExpression {
        let stop = names.type("Gradient") + ".Stop"
        return .call(
            names.type("Gradient"),
            stops.map {
                .init(
                    nil, .call(stop, [.init(nil, expression($0.color)), .init("at", .number($0.position))]))
            })
    }

    private func typography(_ typography: Typography) -> SwiftExpression {
        var arguments: [SwiftExpression.Argument] = [
            .init("family", family(typography.fontFamily)),
            .init("size", .number(typography.fontSize.points)),
            .init("lineHeight", .number(typography.lineHeightPoints)),
            .init("weight", weight(typography.fontWeight)),
        ]
        if typography.letterSpacing.points != 0 {
            arguments.append(.init("letterSpacing", .number(typography.letterSpacing.points)))
        }
        if let style = typography.textStyle {
            arguments.append(.init("relativeTo", .plain("." + style.rawValue)))
        }
        return .call(names.type("Typography"), arguments)
    }
}

extension SwiftExpression {
    /// The expression with another, which begins with a dot, joined to it.
    fileprivate func member(_ other: SwiftExpression) -> SwiftExpression {
        switch other {
        case .plain(let text): .plain(flat + text)
        case .call(let name, let arguments): .call(flat + name, arguments)
        case .string, .array, .inMode: other
        }
    }
}
