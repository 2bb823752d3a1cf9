package import AurumCompiler
package import AurumSyntax

/// Writes the resolved tokens, the variant tables and, when the config asks for it, the manifest.
package struct JSONEmitter: Emitter {
    package static let name = "json"
    package static let summary = "resolved tokens as DTCG, variant tables and a manifest"

    private let manifest: ManifestOptions?

    package init(options: inout NodeDecoder, _ diagnostics: inout DiagnosticSink) {
        manifest = options.node("manifest").map { ManifestOptions($0, &diagnostics) }
    }

    package func emit(
        _ design: ResolvedDesign, into output: inout OutputSet, _ diagnostics: inout DiagnosticSink
    ) {
        var names = FileNames()
        for mode in design.modes.indices {
            let stem = mode == 0 ? "tokens" : "tokens." + names.name(for: design.modes[mode].mode.name)
            output.add(stem + ".json", JSONWriter.render(TokenDocument.value(of: design, mode: mode)))
        }
        output.add("variants.json", JSONWriter.render(VariantsJSON.value(of: design)))
        if let manifest {
            let document = Manifest(design: design, options: manifest)
            manifest.reportEmptyGroups(of: design, &diagnostics)
            output.add("manifest.json", JSONWriter.render(document.value))
        }
    }
}
