package import AurumCompiler
package import AurumSyntax

/// Writes the colors as asset catalogs for Xcode, with the appearances that a device chooses.
///
/// A catalog has one axis of appearance and one of contrast. Modes that differ in more are in catalogs of their own, with
/// the same names inside, for targets or bundles of their own.
package struct AssetsEmitter: Emitter {
    package static let name = "assets"
    package static let summary = "the colors as asset catalogs for Xcode"

    package init(options: inout NodeDecoder, _ diagnostics: inout DiagnosticSink) {}

    package func emit(
        _ design: ResolvedDesign, into output: inout OutputSet, _ diagnostics: inout DiagnosticSink
    ) {
        let colors = design.tokens.all.filter { design.token($0)?.type == .color }
        ModeDifferences.report(colors, in: design, &diagnostics)
        let sets = AssetNames(colors, in: design, &diagnostics)
        var names = FileNames()
        for (index, family) in design.families.enumerated() {
            let mode = design.modes[family.modes.first ?? 0].mode.name
            let name = names.unique(index == 0 ? "Colors" : "Colors-" + FileNames.plain(mode))
            add(sets, family, design, to: name + ".xcassets", &output, &diagnostics)
        }
    }

    private func add(
        _ sets: AssetNames, _ family: ModeFamily, _ design: ResolvedDesign, to folder: String,
        _ output: inout OutputSet, _ diagnostics: inout DiagnosticSink
    ) {
        add(.object(["info": Self.info]), to: folder, &output, &diagnostics)
        let namespace: JSONValue = .object(["provides-namespace": .boolean(true)])
        for path in sets.groups {
            let group: JSONValue = .object(["info": Self.info, "properties": namespace])
            add(group, to: "\(folder)/\(path)", &output, &diagnostics)
        }
        for (id, path) in sets.colors {
            let colors = ColorSet(values: ValuesByMode(of: id, in: design).values, family: family)
            let set: JSONValue = .object(["colors": colors.value, "info": Self.info])
            add(set, to: "\(folder)/\(path).colorset", &output, &diagnostics)
        }
    }

    private func add(
        _ value: JSONValue, to folder: String, _ output: inout OutputSet, _ diagnostics: inout DiagnosticSink
    ) {
        let contents = JSONWriter.bytes(value)
        output.add(OutputFile(path: folder + "/Contents.json", contents: contents), &diagnostics)
    }

    private static let info: JSONValue = .object(["author": .string("aurumc"), "version": .number(1)])
}
