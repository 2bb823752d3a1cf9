package import AurumCompiler

/// The tables of a component's page on their own, for one mode and without pictures.
package enum TableMarkdown {
    /// The tables under a heading.
    package static func render(_ component: Component, in design: ResolvedDesign, mode: Int) -> String {
        var page = MarkdownPage()
        page.heading(1, "\(plain: component.name)")
        if design.modes.count > 1 { page.block("Mode \(codeSpan: design.modes[mode].mode.name)") }
        var swatches = Swatches(isOn: false)
        ComponentTables(component: component, design: design)
            .add(to: &page, &swatches, modes: mode..<(mode + 1)) { _, _ in "" }
        return page.text.text
    }
}
