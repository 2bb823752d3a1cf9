import AurumCompiler

/// The tables of all components in all modes: `components[]` of `{component, axes, modes[]}`, where a mode is
/// `{mode, variants[]}` and a variant is what `TableJSON` makes of it.
enum VariantsJSON {
    /// The document.
    static func value(of design: ResolvedDesign) -> JSONValue {
        .object(["components": .array(design.components.map { component($0, design) })])
    }

    private static func component(_ component: Component, _ design: ResolvedDesign) -> JSONValue {
        .object([
            "component": .string(component.name),
            "axes": TableJSON.axes(component.table),
            "modes": .array(
                design.modes.indices.map { mode in
                    .object([
                        "mode": .string(design.modes[mode].mode.name),
                        "variants": TableJSON.variants(component, in: design, mode: mode),
                    ])
                }),
        ])
    }
}
