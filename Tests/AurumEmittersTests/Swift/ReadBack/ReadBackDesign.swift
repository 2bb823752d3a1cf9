import AurumCompiler
import AurumSyntax
import AurumTestSupport
import AurumYAML

/// An invented system with every type, in numbers and names that are easily written wrong.
enum ReadBackDesign {
    /// In its only mode.
    static let plain = compiled("tokens: tokens.yaml")

    /// In three modes, between which a value of every type differs.
    static let modes = compiled("tokens: resolver.json")

    private static func compiled(_ tokens: String) -> (design: ResolvedDesign, diagnostics: [Diagnostic]) {
        let sources = MemorySources([
            "aurum.yaml": "name: Delta\n\(tokens)\noutputs: { swift: { path: out } }\n",
            "tokens.yaml": base, "night.yaml": night, "large.yaml": large, "resolver.json": resolver,
        ])
        var sink = DiagnosticSink()
        var loader = DocumentLoader(provider: sources, readers: [JSONReader(), YAMLReader()])
        guard let tree = loader.load("aurum.yaml", from: nil, &sink) else {
            return (DesignBuilder("missing").build(), sink.sorted)
        }
        let configuration = ConfigurationParser.parse(tree, &sink)
        let design = Compiler().compile(configuration, &loader, &sink)
        return (design, sink.sorted)
    }

    private static let resolver = """
        {
          "version": "2025.10",
          "sets": { "base": { "sources": [{ "$ref": "tokens.yaml" }] } },
          "modifiers": { "look": { "default": "day", "contexts": {
            "day": [], "night": [{ "$ref": "night.yaml" }], "large": [{ "$ref": "large.yaml" }]
          } } },
          "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/look" }]
        }
        """

    private static let base = """
        tint:
          $type: color
          plain: { $value: { colorSpace: srgb, components: [0.1, 0.7071067811865476, 1], alpha: 0.09 } }
          wide: { $value: { colorSpace: display-p3, components: [1, 0.0000001, 0.5] } }
          beyond: { $value: { colorSpace: prophoto-rgb, components: [0.1, 1, 0] } }
          linear: { $value: { colorSpace: srgb-linear, components: [0.214, none, 0.7] } }
          perceived: { $value: { colorSpace: oklch, components: [0.7, 0.15, 150], alpha: 0.5 } }
          vivid: { $value: { colorSpace: oklch, components: [0.7, 0.4, 150] } }
          named: { $value: { colorSpace: hsl, components: [210, 50, 40] } }
          reference: { $value: { colorSpace: lab, components: [52, 40, -30] } }
          alias: { $value: "{tint.plain}" }
          old:
            $value: "{tint.wide}"
            $deprecated: Say wide.
            $extensions: { aurum.successor: "{tint.wide}" }
        size:
          $type: dimension
          pixels: { $value: { value: 1.5, unit: px } }
          roots: { $value: { value: 1.1, unit: rem } }
          below: { $value: { value: -0.75, unit: rem } }
          tiny: { $value: { value: 0.0000001, unit: px } }
          huge: { $value: { value: 123456789012345680, unit: px } }
          class: { $value: { value: 4, unit: px } }
          gone:
            $value: { value: 4, unit: px }
            $deprecated: true
            $extensions: { aurum.successor: "{size.class}" }
        count:
          $type: number
          third: { $value: 0.3333333333333333 }
          below: { $value: -1e-9 }
          large: { $value: 1e21 }
        time:
          $type: duration
          short: { $value: { value: 12.5, unit: ms } }
          long: { $value: { value: 1.25, unit: s } }
          none: { $value: { value: 0, unit: s } }
        curve:
          $type: cubicBezier
          plain: { $value: [0.25, 0.1, 0.25, 1] }
          back: { $value: [0.6, -0.28, 0.735, 1.045] }
        family:
          $type: fontFamily
          one: { $value: Inter }
          many: { $value: ["Tiempos \\"Head\\"line", "Noto Sans 日本語", "back\\\\slash \\\\(0)", sans-serif] }
        weight:
          $type: fontWeight
          word: { $value: semi-bold }
          number: { $value: 300 }
        stroke:
          $type: strokeStyle
          solid: { $value: solid }
          dashed: { $value: dashed }
          dotted: { $value: dotted }
          pattern:
            $value:
              dashArray: [{ value: 0.5, unit: rem }, { value: 3, unit: px }]
              lineCap: square
        edge:
          $type: border
          thin: { $value: { color: "{tint.plain}", width: "{size.pixels}", style: dashed } }
          patterned:
            $value: { color: "{tint.wide}", width: { value: 0.1, unit: rem }, style: "{stroke.pattern}" }
        change:
          $type: transition
          quick: { $value: { duration: "{time.short}", delay: { value: 0.2, unit: s }, timingFunction: "{curve.back}" } }
        depth:
          $type: shadow
          one:
            $value: &layer
              color: { colorSpace: srgb, components: [0, 0, 0], alpha: 0.2 }
              offsetX: { value: -1, unit: px }
              offsetY: { value: 0.25, unit: rem }
              blur: { value: 7, unit: px }
              spread: { value: 0, unit: px }
          many:
            $value:
              - *layer
              - color: "{tint.wide}"
                offsetX: { value: 0, unit: px }
                offsetY: { value: 2.5, unit: px }
                blur: { value: 1.1, unit: rem }
                spread: { value: 0, unit: px }
                inset: true
        blend:
          $type: gradient
          two: { $value: [{ color: "{tint.plain}", position: 0 }, { color: "{tint.vivid}", position: 0.9 }] }
        text:
          $type: typography
          $extensions: { aurum.textStyle: title3 }
          body:
            $value:
              fontFamily: "{family.many}"
              fontSize: { value: 14, unit: px }
              fontWeight: "{weight.number}"
              letterSpacing: { value: -0.025, unit: rem }
              lineHeight: 1.428571
          title:
            $extensions: { aurum.textStyle: largeTitle }
            $value:
              fontFamily: Inter
              fontSize: { value: 2.25, unit: rem }
              fontWeight: bold
              letterSpacing: { value: 0, unit: px }
              lineHeight: 1.3333333
        """

    private static let night = """
        tint:
          $type: color
          plain: { $value: { colorSpace: srgb, components: [0.9, 0.8, 0.7] } }
          vivid: { $value: { colorSpace: oklch, components: [0.2, 0.1, 20] } }
        depth:
          $type: shadow
          one:
            $value:
              color: { colorSpace: display-p3, components: [0.1, 0, 0], alpha: 0.6 }
              offsetX: { value: -1, unit: px }
              offsetY: { value: 0.25, unit: rem }
              blur: { value: 7, unit: px }
              spread: { value: 0, unit: px }
        """

    private static let large = """
        size: { $type: dimension, class: { $value: { value: 6, unit: px } }, gone: { $type: dimension, $value: { value: 6, unit: px }, $deprecated: true, $extensions: { aurum.successor: "{size.class}" } } }
        count: { $type: number, third: { $value: 0.6666666666666666 } }
        time: { $type: duration, short: { $value: { value: 99, unit: ms } } }
        curve: { $type: cubicBezier, plain: { $value: [0, 0, 1, 1] } }
        family: { $type: fontFamily, one: { $value: [Serif, serif] } }
        weight: { $type: fontWeight, word: { $value: 900 }, number: { $value: 600 } }
        stroke: { $type: strokeStyle, solid: { $value: dotted }, pattern: { $value: { dashArray: [{ value: 9, unit: px }], lineCap: butt } } }
        depth:
          $type: shadow
          many:
            $value:
              color: { colorSpace: srgb, components: [0, 1, 0] }
              offsetX: { value: 3, unit: px }
              offsetY: { value: 3, unit: px }
              blur: { value: 3, unit: px }
              spread: { value: 0, unit: px }
        blend:
          $type: gradient
          two: { $value: [{ color: "{tint.wide}", position: 0.5 }] }
        text:
          $type: typography
          body:
            $value:
              fontFamily: "{family.one}"
              fontSize: { value: 20, unit: px }
              fontWeight: 700
              letterSpacing: { value: 0.5, unit: px }
              lineHeight: 1.4
        """
}
