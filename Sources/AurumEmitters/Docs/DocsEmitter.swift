package import AurumCompiler
package import AurumSyntax

/// Writes the design's documentation: a page a component, a page a group of tokens, and their pictures.
package struct DocsEmitter: Emitter {
    package static let name = "docs"
    package static let summary = "pages in Markdown with pictures in SVG"

    package init(options: inout NodeDecoder, _ diagnostics: inout DiagnosticSink) {}

    package func emit(
        _ design: ResolvedDesign, into output: inout OutputSet, _ diagnostics: inout DiagnosticSink
    ) {
        var swatches = Swatches()
        let site = DocsSite(design)
        // What shares a name is reported where Swift is written.
        let symbols = TokenSymbols(design, SwiftNames(design, SwiftOptions()))
        output.add("README.md", IndexPage(design: design, site: site).text, &diagnostics)
        for component in design.components {
            let page = ComponentPage(component, in: design, site: site)
            output.add(site.page(of: component), page.text(&swatches), &diagnostics)
            for picture in site.pictures(of: component) {
                output.add(picture.path, picture.text, &diagnostics)
            }
        }
        for group in site.groups {
            let page = TokenPage(group: group.name, tokens: group.tokens, design: design, symbols: symbols)
            output.add(site.page(ofGroup: group.name), page.text(&swatches), &diagnostics)
        }
        for swatch in swatches.files {
            output.add(swatch.path, SwatchPicture.text(of: swatch.color), &diagnostics)
        }
    }
}
