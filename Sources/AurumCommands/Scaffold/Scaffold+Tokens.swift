extension Scaffold {
    /// A document with one set and one modifier of two contexts, over token files in a notation.
    static func resolver(_ format: Format) -> String {
        #"""
        {
          "$schema": "../.aurum/resolver.schema.json",
          "name": "Design",
          "version": "2025.10",
          "sets": {
            "foundation": {
              "description": "Raw values, the same in every mode.",
              "sources": [{ "$ref": "palette.tokens.\#(format.rawValue)" }]
            }
          },
          "modifiers": {
            "appearance": {
              "description": "Colors by what they mean.",
              "contexts": {
                "light": [{ "$ref": "light.tokens.\#(format.rawValue)" }],
                "dark": [{ "$ref": "dark.tokens.\#(format.rawValue)" }]
              },
              "default": "light"
            }
          },
          "resolutionOrder": [{ "$ref": "#/sets/foundation" }, { "$ref": "#/modifiers/appearance" }]
        }

        """#
    }

    /// Raw values.
    static let palette = #"""
        # Raw values, the same in every mode.
        colors:
          $type: color
          gray:
            "50": { $value: { colorSpace: srgb, components: [0.973, 0.976, 0.98] } }
            "900": { $value: { colorSpace: srgb, components: [0.059, 0.09, 0.165] } }
          blue:
            "100": { $value: { colorSpace: srgb, components: [0.859, 0.918, 0.996] } }
            "900": { $value: { colorSpace: srgb, components: [0.118, 0.227, 0.541] } }
        spacing:
          $type: dimension
          s2: { $value: { value: 8, unit: px } }
          s4: { $value: { value: 16, unit: px } }
        radius:
          $type: dimension
          md: { $value: { value: 12, unit: px } }
        typography:
          $type: typography
          body:
            $description: Running text.
            $value:
              fontFamily: [Inter, system-ui]
              fontSize: { value: 16, unit: px }
              fontWeight: 500
              letterSpacing: { value: 0, unit: px }
              lineHeight: 1.5

        """#

    /// What colors mean while everything is light.
    static let light = meanings(
        "light", page: "gray.50", accent: "blue.100", text: "gray.900", strong: "blue.900")

    /// What colors mean while everything is dark.
    static let dark = meanings(
        "dark", page: "gray.900", accent: "blue.900", text: "gray.50", strong: "blue.100")

    private static func meanings(
        _ appearance: String, page: String, accent: String, text: String, strong: String
    ) -> String {
        #"""
        # What colors mean while everything is \#(appearance). The other appearance has the same names.
        surface:
          $type: color
          background:
            page: { $value: "{colors.\#(page)}" }
            accent: { $value: "{colors.\#(accent)}" }
        text:
          $type: color
          default: { $value: "{colors.\#(text)}" }
          accent: { $value: "{colors.\#(strong)}" }

        """#
    }

    /// A component with one axis.
    static let component = #"""
        # yaml-language-server: $schema=../.aurum/component.schema.json
        # A tag: a word or two in a rounded box.

        component: DesignTag

        # What varies. The first value is the default.
        axes:
          emphasis: [plain, accent]

        # The first part is the container of the others, which stand in a row.
        parts:
          container:
            background:
              by: emphasis
              plain: "{surface.background.page}"
              accent: "{surface.background.accent}"
            radius: "{radius.md}"
            width: hug
            padding: { horizontal: "{spacing.s4}", vertical: "{spacing.s2}" }
          label:
            color: { by: emphasis, plain: "{text.default}", accent: "{text.accent}" }
            typography: "{typography.body}"
            lines: 1

        # What has to be readable on what, in every variant and mode.
        contrast:
          - { part: label.color, on: container.background }

        parameters:
          label: { text: label, summary: What the tag says., sample: New }

        documentation:
          summary: A word or two in a rounded box.
          intendedUse: For a short fact about what it stands beside.

        """#
}
