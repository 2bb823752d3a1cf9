package import AurumCompiler
package import AurumSyntax

/// Writes the resolved tokens, the variant tables and, when the config asks for it, the manifest.
package struct JSONEmitter: Emitter {
    package static let name = "json"
    package static let summary = "resolved tokens as DTCG, variant tables and a manifest"
    package static let options = [
        SchemaMember(
            "manifest", ManifestOptions.schema, "What `manifest.json` says; without it there is none.")
    ]

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
            add(stem + ".json", TokenDocument.value(of: design, mode: mode), to: &output, &diagnostics)
        }
        add("variants.json", VariantsJSON.value(of: design), to: &output, &diagnostics)
        if let manifest {
            let document = Manifest(design: design, options: manifest)
            manifest.reportEmptyGroups(of: design, &diagnostics)
            add("manifest.json", document.value, to: &output, &diagnostics)
        }
    }

    private func add(
        _ path: String, _ value: JSONValue, to output: inout OutputSet, _ diagnostics: inout DiagnosticSink
    ) {
        output.add(OutputFile(path: path, contents: JSONWriter.bytes(value)), &diagnostics)
    }
}
