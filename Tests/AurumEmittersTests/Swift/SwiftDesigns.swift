import AurumCompiler
import AurumTestSupport

/// Invented designs that Swift is written for.
enum SwiftDesigns {
    /// A badge: three axes, a glyph and a text, no button and no host.
    static func badge() -> ResolvedDesign {
        var builder = DesignBuilder("North")
        builder.glyphs([triangle])
        let page = builder.token("page.base", .color(.white))
        let tint = builder.token("status.tint", .color(.srgb(0.2, 0.4, 0.6, alpha: 0.1)))
        let ink = builder.token("status.ink", .color(.srgb(0.2, 0.4, 0.6)))
        let type = builder.token("type.body", .typography(body))
        let stack = builder.stack(page, tint)
        builder.component(
            "NorthBadge",
            axes: [
                ("role", ["neutral", "good", "bad"]), ("emphasis", ["subtle", "in-tense"]),
                ("size", ["small", "large"]),
            ],
            parts: [
                .init(name: "container", kind: .container), .init(name: "icon", kind: .glyph),
                .init(name: "label", kind: .text),
            ],
            parameters: [
                .init(name: "text", kind: .text(sample: "New"), part: "label", summary: "What it says"),
                .init(
                    name: "showIcon", kind: .flag(isOn: false), part: "icon",
                    summary: "Whether it has a glyph"),
            ],
            properties: [
                "container.background", "container.radius", "container.width", "container.height",
                "icon.glyph",
                "icon.color", "icon.size", "icon.gapAfter", "label.color", "label.typography", "label.lines",
            ]
        ) { values, path in
            switch path {
            case "container.background":
                values[0] == "good" && values[1] == "subtle"
                    ? stack : .single(.token(ink))
            case "container.radius": .single(.literal(ModeValues([px(1000)]), references: []))
            case "container.width": .hug
            case "container.height":
                .single(.literal(ModeValues([px(values[2] == "small" ? 24 : 28)]), references: []))
            case "icon.glyph": .glyph("Shape.triangle")
            case "icon.size": .single(.literal(ModeValues([px(16)]), references: []))
            case "icon.gapAfter":
                values[2] == "small" ? .none : .single(.literal(ModeValues([px(4)]), references: []))
            case "label.typography": .single(.token(type))
            case "label.lines": .count(1)
            default: .single(.token(values[1] == "subtle" ? ink : page))
            }
        }
        return builder.build()
    }

    /// A strip whose parts come and go, with lines along some edges, and a host.
    static func strip() -> ResolvedDesign {
        var builder = DesignBuilder("North")
        builder.glyphs([triangle])
        let page = builder.token("page.base", .color(.white))
        let ink = builder.token("status.ink", .color(.srgb(0.2, 0.4, 0.6)))
        let type = builder.token("type.body", .typography(body))
        func length(_ value: Double) -> CellValue {
            .single(.literal(ModeValues([px(value)]), references: []))
        }
        let host = Host(
            stays: [.init(name: "short", duration: .init(value: 2, unit: .s))], policy: .queue,
            enter: .init(value: 100, unit: .ms), exit: .init(value: 50, unit: .ms),
            margin: .literal(ModeValues([px(8)]), references: []), source: nil)
        builder.component(
            "NorthStrip", axes: [("tone", ["calm", "loud"])],
            parts: [
                .init(name: "box", kind: .container), .init(name: "icon", kind: .glyph),
                .init(name: "title", kind: .text), .init(name: "text", kind: .text),
                .init(name: "more", kind: .textButton),
                .init(name: "close", kind: .button, accessibilityLabel: "Close", dismisses: true),
                .init(name: "end", kind: .glyph),
            ],
            parameters: [
                .init(name: "title", kind: .text(sample: "Title"), part: "title", summary: "The title"),
                .init(
                    name: "text", kind: .text(sample: ""), part: "text", summary: "The text", isOptional: true
                ),
                .init(
                    name: "more", kind: .text(sample: "More"), part: "more", summary: "The action",
                    isOptional: true),
                .init(
                    name: "showsMore", kind: .flag(isOn: true), part: "more", summary: "Whether it is there"),
                .init(name: "onMore", kind: .action, part: "more", summary: "More", isOptional: true),
                .init(name: "onClose", kind: .action, part: "close", summary: "Close", isOptional: true),
                .init(name: "icon", kind: .glyph, part: "icon", summary: "A glyph"),
                .init(
                    name: "end", kind: .glyph, part: "end", summary: "A glyph at the end",
                    samples: ["Shape.triangle", ""]),
            ],
            host: host,
            properties: [
                "box.background", "box.border.color", "box.border.width", "box.border.edges", "box.width",
                "box.height", "box.gap", "box.meaning", "box.increasedContrast.background",
                "box.increasedContrast.border.color", "icon.glyph", "icon.gapAfter", "title.typography",
                "title.lines", "title.gapAfter", "title.color", "title.increasedContrast.color",
                "text.gapAfter", "more.typography", "more.color", "more.touchTarget", "more.gapAfter",
                "close.glyph", "close.touchTarget", "close.gapAfter",
            ]
        ) { values, path in
            let isCalm = values == ["calm"]
            return switch path {
            case "box.border.edges": .edges(isCalm ? EdgeSet([.top, .bottom]) : .all)
            case "box.width": isCalm ? .fill : length(300)
            case "box.height": isCalm ? .hug : length(48)
            case "box.meaning": isCalm ? .none : .text("Loud \"\\(1)\"")
            case "icon.glyph": isCalm ? .none : .glyph("Shape.triangle")
            case "close.glyph": .glyph("Shape.triangle")
            case "title.typography", "more.typography": .single(.token(type))
            case "title.lines": .count(2)
            case "box.border.width", "box.gap": length(1)
            case "more.touchTarget", "close.touchTarget": length(44)
            case _ where path.hasSuffix("gapAfter"): length(4)
            case _ where path.hasSuffix("background"): .single(.token(page))
            default: .single(.token(ink))
            }
        }
        return builder.build()
    }

    /// A design in which every name is a trap, with every type of token and a component with a host.
    static func hostile() -> ResolvedDesign {
        var builder = DesignBuilder("Zwölf \"\\( 12")
        builder.glyphs([triangle])
        for (index, name) in traps.enumerated() {
            builder.token(
                segments: ["default", name], .color(.srgb(0.1, 0.2, Double(index) / 100)), description: trap)
            builder.token(segments: ["Type", name], .number(Double(index)), description: trap)
        }
        for (index, value) in allTypes.enumerated() {
            builder.token(
                segments: ["class", "in", "\(index)"], value,
                description: String(repeating: "long ", count: 60))
        }
        let old = builder.token(
            "old.shadow", .color(.black),
            deprecation: .because(String(repeating: "use \"another\" \\(one) ", count: 20)))
        let type = builder.token("type.body", .typography(body))
        let host = Host(
            stays: [
                .init(name: "default", duration: .init(value: 1.5, unit: .s)),
                .init(name: "in", duration: nil), .init(name: "allCases", duration: nil),
                .init(name: "time", duration: nil),
            ],
            policy: .queue, enter: .init(value: 100, unit: .ms), exit: .init(value: 50, unit: .ms),
            margin: .literal(ModeValues([px(8)]), references: []), source: nil)
        var documentation = ComponentDocumentation()
        documentation.summary = "One. Two */ \u{202E} three\nfour"
        documentation.description = [trap]
        builder.component(
            "switch",
            axes: [
                ("default", ["case", "self", "2nd", "allCases", "rawValue", "hash", "hashValue"]),
                ("in", ["Type", "init"]), ("on/off", ["on", "off"]),
            ],
            parts: [
                .init(name: "box", kind: .container), .init(name: "is", kind: .text),
                .init(name: "as", kind: .glyph, accessibilityLabel: trap),
                .init(name: "func", kind: .button, accessibilityLabel: trap),
            ],
            parameters: [
                .init(name: "style", kind: .text(sample: trap), part: "is", summary: trap),
                .init(name: "let", kind: .flag(isOn: true), part: "as", summary: trap),
                .init(name: "body", kind: .glyph, part: "as", summary: trap),
                .init(name: "guard", kind: .action, part: "func", summary: trap),
            ],
            host: host, documentation: documentation,
            properties: [
                "box.background", "box.border.color", "box.opacity", "box.minHeight", "box.visible",
                "is.typography",
                "is.color", "is.lines", "is.padding.horizontal", "as.color", "as.size", "as.visible",
                "func.glyph",
                "func.color", "func.size",
            ]
        ) { values, path in
            switch path.split(separator: ".").last {
            case "background", "color": .single(.token(old))
            case "opacity": .single(.literal(ModeValues([.number(0.5)]), references: []))
            case "typography": .single(.token(type))
            case "lines": values[0] == "case" ? .none : .count(2)
            case "glyph": .glyph("Shape.triangle")
            case "visible": .flag(values[1] == "init")
            default: values[2] == "on" ? .single(.literal(ModeValues([px(12)]), references: [])) : .none
            }
        }
        return builder.build()
    }

    /// A component with a host but no text, and numbers as large as numbers can be.
    static func silent() -> ResolvedDesign {
        var builder = DesignBuilder("North")
        let largest = Dimension(value: 1e308, unit: .rem)
        let forever = AurumCompiler.Duration(value: 1e308, unit: .s)
        builder.token("size.huge", .dimension(largest))
        builder.token("time.long", .duration(forever))
        builder.token(
            "type.huge",
            .typography(
                Typography(
                    fontFamily: ["Inter"], fontSize: largest, fontWeight: FontWeight(number: 500),
                    letterSpacing: largest, lineHeight: 1e300)))
        builder.token(
            "tint.bright", .color(Color(space: .srgb, components: ColorComponents(1e308, 0, 0), alpha: 1)))
        builder.token(
            "tint.brighter", .color(Color(space: .oklch, components: ColorComponents(1, 1e308, 0), alpha: 1)))
        let host = Host(
            stays: [.init(name: "long", duration: forever)], policy: .queue, enter: forever, exit: forever,
            margin: .literal(ModeValues([.dimension(largest)]), references: []), source: nil)
        builder.component(
            "NorthDot",
            axes: [
                "tone", "current", "policy", "clock", "timer", "entries", "continuation", "index", "reason",
            ]
            .map { ($0, ["calm"]) },
            parts: [.init(name: "dot", kind: .container)],
            host: host, properties: ["dot.width"]
        ) { _, _ in .single(.literal(ModeValues([.dimension(largest)]), references: [])) }
        return builder.build()
    }

    private static let trap = "*/ \" \\(1 + 1) `x` \u{202E}\u{0}\n#sourceLocation // \"\"\""

    /// Every word that Swift keeps for itself somewhere, and names that begin or consist of what cannot stand in one.
    private static let traps =
        """
        associatedtype class deinit enum extension fileprivate func import init inout internal let open operator \
        private precedencegroup protocol public rethrows static struct subscript typealias var break case catch \
        continue default defer do else fallthrough for guard if in repeat return throw switch where while Any as \
        await false is nil self super throws true try Type associativity async convenience didSet dynamic final get \
        indirect infix lazy left mutating none nonmutating optional override package postfix precedence prefix \
        required right set some unowned weak willSet actor macro each consume copy borrowing consuming sending \
        isolated nonisolated yield discard then of 2xl 15 1.5x 1_5 grün 日本語 🎨 🎁 _private $root colors double \
        duration string swift int
        """.split(separator: " ").map(String.init) + ["a b", "", " "]

    private static let allTypes: [TokenValue] = {
        let length = Dimension(value: 2, unit: .px)
        let time = AurumCompiler.Duration(value: 12.5, unit: .ms)
        let curve = CubicBezier(x1: 0, y1: 0, x2: 1, y2: 1)
        let dashes = StrokeStyle.dashes(array: [length, length], lineCap: .butt)
        let shadow = Shadow(
            color: .black, offsetX: length, offsetY: length, blur: length, spread: length, isInset: true)
        let p3 = Color(space: .displayP3, components: ColorComponents(1, 0, 0), alpha: 0.5)
        return [
            .color(p3), .dimension(length), .fontFamily(["A\"\\(0)", String(repeating: "Long ", count: 40)]),
            .fontWeight(FontWeight(number: 350)), .duration(time), .cubicBezier(curve), .number(-1e-9),
            .strokeStyle(dashes), .border(Border(color: p3, width: length, style: .keyword(.groove))),
            .transition(Transition(duration: time, delay: time, timingFunction: curve)),
            .shadow([shadow, shadow]),
            .gradient([GradientStop(color: p3, position: 0), GradientStop(color: .black, position: 1)]),
            .typography(body), .strokeStyle(.keyword(.double)),
        ]
    }()

    private static let body = Typography(
        fontFamily: ["Inter"], fontSize: Dimension(value: 14, unit: .px), fontWeight: FontWeight(number: 500),
        letterSpacing: Dimension(value: 0.1, unit: .px), lineHeight: 1.428571)

    private static let triangle = Glyph(
        name: "Shape.triangle",
        segments: [.move(x: 12, y: 2), .line(x: 22, y: 20), .line(x: 2, y: 20), .close])

    private static func px(_ value: Double) -> TokenValue { .dimension(Dimension(value: value, unit: .px)) }
}
