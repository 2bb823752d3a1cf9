package import AurumCompiler
import AurumSyntax

/// A small invented design: a palette, a few lengths and a notice with two tones and two sizes.
package enum SampleDesign {
    /// The design in one mode, or in a light and a dark one.
    package static func make(modes: [String] = ["light"]) -> ResolvedDesign { builder(modes: modes).build() }

    /// The design, open for more.
    package static func builder(modes: [String] = ["light"]) -> DesignBuilder {
        var builder = DesignBuilder(
            "Sample", modes: modes,
            naming: Naming(abbreviations: ["background": "bg"], groups: ["palette": "visual"]))
        builder.glyphs([mark, cross])
        let tokens = addTokens(to: &builder)
        addNotice(to: &builder, tokens)
        return builder
    }

    private static let mark = Glyph(
        name: "Status.mark",
        segments: [
            .move(x: 2, y: 12), .curve(x1: 2, y1: -1, x2: 22, y2: -1, x: 22, y: 12),
            .curve(x1: 22, y1: 25, x2: 2, y2: 25, x: 2, y: 12), .close,
        ])
    private static let cross = Glyph(
        name: "Action.cross",
        segments: [.move(x: 5, y: 6), .line(x: 6, y: 5), .line(x: 19, y: 18), .line(x: 18, y: 19), .close])

    /// The tokens that the notice is made of, by path.
    private static func addTokens(to builder: inout DesignBuilder) -> [String: TokenID] {
        var ids: [String: TokenID] = [:]
        func color(_ hex: String, _ alpha: Double = 1) -> TokenValue {
            let rgb = SRGB8(hex: hex)?.color ?? .black
            return .color(
                Color(space: .srgb, components: rgb.components, alpha: alpha, hex: alpha == 1 ? hex : nil))
        }
        func length(_ value: Double) -> TokenValue { .dimension(Dimension(value: value, unit: .px)) }
        ids["palette.sea.500"] = builder.token(
            "palette.sea.500", color("#0a6c74"), description: "The | brand's sea.")
        ids["palette.sea.700"] = builder.token("palette.sea.700", color("#06474d"), color("#9fe3ea"))
        ids["palette.clay.500"] = builder.token(
            "palette.clay.500", color("#c8643c"), deprecation: .because("use `palette.sea.500`"))
        ids["page.background.base"] = builder.token(
            "page.background.base", color("#ffffff"), color("#101418"))
        for (role, step) in [("calm", "sea"), ("warm", "clay")] {
            let target = ids["palette.\(step).500"]
            let value = target.flatMap { builder.value($0)?.color }?.withAlpha(0.12)
            ids["status.background.\(role)"] = builder.token(
                "status.background.\(role)", .color(value ?? .black), references: target.map { [$0] } ?? [])
            if let target { ids["status.text.\(role)"] = builder.alias("status.text.\(role)", of: target) }
        }
        for (name, value) in [("s1", 4.0), ("s2", 8), ("s3", 12)] {
            ids["space.\(name)"] = builder.token("space.\(name)", length(value))
        }
        ids["radius.md"] = builder.token("radius.md", length(8), description: "Corners of strips.")
        ids["stroke.thin"] = builder.token("stroke.thin", length(1))
        ids["icon.md"] = builder.token("icon.md", length(20))
        ids["font.main"] = builder.token("font.main", .fontFamily(["Inter", "SF Pro", "sans-serif"]))
        let body = Typography(
            fontFamily: ["Inter", "SF Pro", "sans-serif"], fontSize: Dimension(value: 14, unit: .px),
            fontWeight: FontWeight(number: 500), letterSpacing: Dimension(value: 0, unit: .px),
            lineHeight: 1.428571)
        ids["type.body"] = builder.token(
            "type.body", .typography(body), references: ids["font.main"].map { [$0] } ?? [])
        let tint = Color.srgb(0.07, 0.07, 0.07, alpha: 0.18)
        let layer = Shadow(
            color: tint, offsetX: Dimension(value: 0, unit: .px), offsetY: Dimension(value: 2, unit: .px),
            blur: Dimension(value: 8, unit: .px), spread: Dimension(value: 0, unit: .px), isInset: false)
        ids["tint.low"] = builder.token("tint.low", .color(tint))
        ids["shadow.low"] = builder.token(
            "shadow.low", .shadow([layer]), references: ids["tint.low"].map { [$0] } ?? [])
        return ids
    }

    private static func addNotice(to builder: inout DesignBuilder, _ ids: [String: TokenID]) {
        func token(_ path: String) -> CellValue { ids[path].map { .single(.token($0)) } ?? .unbound }
        let base = ids["page.background.base"]
        let stacks = ["calm", "warm"].map { role -> CellValue in
            guard let base, let tint = ids["status.background.\(role)"] else { return .unbound }
            return builder.stack(base, tint)
        }
        let nowhere = DesignBuilder.nowhere
        builder.component(
            "SampleNotice",
            axes: [("tone", ["calm", "warm"]), ("size", ["small", "large"])],
            parts: [
                .init(name: "container", kind: .container), .init(name: "icon", kind: .glyph),
                .init(name: "label", kind: .text),
                .init(name: "close", kind: .button, accessibilityLabel: "Close"),
            ],
            parameters: [
                .init(name: "label", kind: .text(sample: sample), part: "label", summary: "What is said."),
                .init(
                    name: "showsIcon", kind: .flag(isOn: true), part: "icon",
                    summary: "Whether a glyph is shown."),
                .init(name: "icon", kind: .glyph, part: "icon", summary: "Another glyph."),
                .init(name: "onClose", kind: .action, part: "close", summary: "Called on a tap."),
            ],
            contrast: [
                ContrastPair(part: "label.color", on: "container.background", required: nil, node: nowhere)
            ],
            documentation: documentation,
            figma: FigmaReference(
                file: "AbC123", node: "12:34", properties: [.init("tone", "state"), .init("size", "size")],
                place: nowhere),
            properties: [
                "container.background", "container.border.color", "container.border.width",
                "container.radius",
                "container.shadow", "container.height", "container.padding.horizontal",
                "container.padding.vertical", "icon.color", "icon.glyph", "icon.size", "icon.gapAfter",
                "label.color",
                "label.typography", "label.lines", "label.gapAfter", "close.color", "close.glyph",
                "close.size",
                "close.touchTarget",
            ]
        ) { values, property in
            let tone = values.first ?? ""
            let isSmall = values.last == "small"
            let fixed = Dimension(value: 48, unit: .px)
            return switch property {
            case "container.background": stacks[tone == "calm" ? 0 : 1]
            case "container.border.color": token("status.background.\(tone)")
            case "container.border.width": token("stroke.thin")
            case "container.radius": token("radius.md")
            case "container.shadow": token("shadow.low")
            case "container.height":
                isSmall
                    ? .single(.literal(ModeValues([.dimension(fixed), .dimension(fixed)]), references: []))
                    : .hug
            case "container.padding.horizontal", "container.padding.vertical": token("space.s3")
            case "icon.gapAfter": token("space.s2")
            case "label.gapAfter": token("space.s1")
            case "icon.size", "close.size": token("icon.md")
            case "close.touchTarget":
                .single(
                    .literal(
                        ModeValues([.dimension(Dimension(value: 44, unit: .px))]), references: []))
            case "icon.glyph": .glyph("Status.mark")
            case "close.glyph": .glyph("Action.cross")
            case "label.typography": token("type.body")
            case "label.lines": .count(isSmall ? 1 : 3)
            default: token("status.text.\(tone)")
            }
        }
    }

    /// A text too long for one line and for three.
    private static let sample =
        "The connection was lost while the last changes were on their way, so they are kept on this device and are "
        + "sent as soon as there is a network again, without any further step on your side, however long it takes."

    private static var documentation: ComponentDocumentation {
        var texts = ComponentDocumentation()
        texts.family = "Status"
        texts.platform = "iOS 17+"
        texts.summary = "A strip that says how things are."
        texts.description = ["Two tones and two sizes, with `onClose` for the end."]
        texts.intendedUse = "Use it for news that can wait."
        texts.dos = ["Keep it short."]
        texts.donts = ["Show two at once."]
        texts.source = "Sources/Sample/SampleNotice.swift"
        texts.codeConnect = "Connect/SampleNotice.figma.swift"
        texts.snapshots = [.init(name: "NoticeTests · testTones", environment: ["iPhone 17", "iOS 26"])]
        return texts
    }
}
