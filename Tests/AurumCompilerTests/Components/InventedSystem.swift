import AurumTestSupport

/// A design system that exists only here: two modes, three roles, three emphases.
enum InventedSystem {
    static let config = """
        name: Harbor
        tokens: tokens.resolver.json
        components: [spec.yaml]
        palette: [palette]
        modes:
          day: { appearance: day }
          night: { appearance: night }
        """

    private static let resolver = ##"""
        {"version": "2025.10",
         "sets": {"base": {"sources": [{"$ref": "base.yaml"}]}},
         "modifiers": {"appearance": {"default": "day", "contexts": {"day": [{"$ref": "day.yaml"}], "night": [{"$ref": "night.yaml"}]}}},
         "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/appearance"}]}
        """##

    private static func color(_ red: Double, _ green: Double, _ blue: Double, alpha: Double = 1) -> String {
        "{ $value: { colorSpace: srgb, components: [\(red), \(green), \(blue)], alpha: \(alpha) } }"
    }

    private static let base = """
        length: { $type: dimension, small: { $value: { value: 4, unit: px } }, large: { $value: { value: 8, unit: px } } }
        label: { $type: typography, body: { $value: { fontFamily: Inter, fontSize: { value: 14, unit: px }, fontWeight: 500, letterSpacing: { value: 0, unit: px }, lineHeight: 1.5 } } }
        palette: { $type: color, gray: { 100: \(color(0.9, 0.9, 0.9)), 500: \(color(0.5, 0.5, 0.5)), 900: \(color(0.1, 0.1, 0.1)) } }
        """

    private static func appearance(page: String, ink: String, tint: Double) -> String {
        let roles = ["calm", "alert", "plain"].enumerated().map { index, role in
            let tone = Double(index) / 4
            let own = index == 0 ? color(0, 0, tone) : color(tone, 0, 0)
            return """
                background: { \(role): { subtle: \(color(tone, 0.5, 0.5, alpha: tint)), intense: \(color(tone, 0.1, 0.1)) } }
                text: { \(role): { intense: \(own), inverse: \(color(1, 1, 1)) } }
                icon: { \(role): { intense: \(own), inverse: \(color(1, 1, 1)) } }
                """
        }
        let lines = roles.flatMap { $0.split(separator: "\n") }
        let members = ["background", "text", "icon"].map { category in
            let inner = lines.filter { $0.hasPrefix(category) }.map {
                $0.dropFirst(category.count + 3).dropLast(2)
            }
            return "  \(category): {\(inner.joined(separator: ","))}"
        }
        return
            "page: { $type: color, base: \(page) }\nink: { $type: color, base: \(ink) }\nnotice:\n  $type: color\n"
            + members.joined(separator: "\n") + "\n"
    }

    /// A project with this spec; `files` replace its own.
    static func compile(_ spec: String, replacing files: [String: String] = [:]) -> Resolution {
        let own = [
            "config.yaml": config, "tokens.resolver.json": resolver, "base.yaml": base, "spec.yaml": spec,
            "day.yaml": appearance(page: color(1, 1, 1), ink: color(0, 0, 0), tint: 0.1),
            "night.yaml": appearance(page: color(0, 0, 0), ink: color(1, 1, 1), tint: 0.2),
        ]
        return Resolution.project(own.merging(files) { $1 })
    }

    /// A badge of six roles, two emphases and two sizes, whose pairing depends on the emphasis.
    static let badge = """
        component: HarborBadge
        axes:
          role:
            calm: { token: calm }
            quiet: { token: calm }
            alert: { token: alert }
            danger: { token: alert }
            plain: { token: plain }
            default-ish: { token: plain }
          emphasis: [subtle, intense]
          size: { small: , large: {} }
        defaults: { emphasis: intense }
        pairing:
          family: notice
          role: $token
          background: $emphasis
          content: { by: emphasis, subtle: intense, intense: inverse }
        parts:
          container:
            background: ["{page.base}", "{notice.background.$token.$emphasis}"]
            radius: { by: size, small: "{length.small}", large: 12 }
            height: { by: size, small: hug, large: 32 }
          label:
            color: { by: emphasis, subtle: "{notice.text.$token.intense}", intense: "{notice.text.$token.inverse}" }
            typography: "{label.body}"
            lines: 1
        contrast: [{ part: label.color, on: container.background }]
        """
}
