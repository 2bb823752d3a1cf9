extension Scaffold {
    /// The config: everything it can say, the usual answers as comments.
    static let config = #"""
        # yaml-language-server: $schema=.aurum/config.schema.json
        # The project of a design system. Paths are relative to this file.

        # The namespace and prefix of generated code: `Design.spacing.s4`, `DesignTag`.
        name: Design

        # What is compiled: a resolver document, which says what overrides what, or token files, or patterns of them.
        tokens: tokens/design.resolver.json

        # Component specs: data from which views, tables and pages are made.
        components: [components/*.yaml]

        # The drawings that components show: a file with `glyphs:`, names and SVG paths in a square of 24 units.
        # glyphs: glyphs.yaml

        # Groups whose steps are suggested where a color has too little contrast.
        palette: [colors]

        # Each mode chooses a context of every modifier; the first mode is the default. Without this member all combinations
        # are built.
        modes:
          light: { appearance: light }
          dark: { appearance: dark }

        # Which modifier follows the settings of a device, and the contexts for its two states; `none` for nothing.
        system:
          appearance: { modifier: appearance, light: light, dark: dark }
          contrast: none

        # How tokens are called in code.
        names:
          # `defensive` spells paths so that no two tokens can share a name.
          strategy: idiomatic
          # Shorter words for segments of paths.
          abbreviations: { background: bg }
          # Names for top-level groups.
          groups: { colors: palette }
          # Names for single tokens, by their paths.
          overrides: {}

        # Levels for warnings: off, warning or error. `aurumc explain A0501` says what a code is about.
        diagnostics:
          A0501: warning

        # Each output has a folder of its own, which holds nothing else.
        outputs:
          swift:
            path: Generated/Swift
            # Or `package`, or `internal`.
            access: public
          json: { path: Generated/JSON }
          docs: { path: Generated/Docs }
          # Asset catalogs for Xcode.
          # assets: { path: Generated/Assets }

        """#
}
