package import AurumCompiler
package import AurumSyntax

/// Writes the tokens and the components as Swift: two modules, of which only views need SwiftUI.
package struct SwiftEmitter: Emitter {
    package static let name = "swift"
    package static let summary = "tokens as constants, components as SwiftUI views"
    package static let options = SwiftOptions.members

    let options: SwiftOptions

    /// Makes an emitter with options that do not come from a config.
    package init(options: SwiftOptions = SwiftOptions()) {
        self.options = options
    }

    package init(options: inout NodeDecoder, _ diagnostics: inout DiagnosticSink) {
        self.init(options: SwiftOptions(&options, &diagnostics))
    }

    package func emit(
        _ design: ResolvedDesign, into output: inout OutputSet, _ diagnostics: inout DiagnosticSink
    ) {
        let modules = modules(of: design, &diagnostics)
        for module in modules {
            for file in module.files {
                let path = "\(module.name)/\(file.name).swift"
                output.add(path, file.text, origins: file.origins, &diagnostics)
            }
        }
        guard options.hasSourceMap else { return }
        for module in modules { addSourceMap(of: module.name, design, to: &output, &diagnostics) }
    }

    /// Everything in one module of files whose names are always the same, for a build step.
    ///
    /// Code that needs other frameworks stays apart: in one file, what it imports would be imported for all.
    package func moduleFiles(of design: ResolvedDesign, _ diagnostics: inout DiagnosticSink) -> [OutputFile] {
        var options = options
        options.isOneModule = true
        let modules = SwiftEmitter(options: options).modules(of: design, &diagnostics)
        let files = modules.flatMap(\.files).map { ImportLines($0.text.bytes) }
        let parts = Dictionary(grouping: files) { file -> ModuleFile in
            file.imports("SwiftUI") ? .swiftUI : file.imports("UIKit") ? .uiKit : .plain
        }
        return ModuleFile.allCases.map { part in
            OutputFile(path: part.name, contents: MergedFile(parts[part] ?? []).text.bytes)
        }
    }

    /// The modules with their files, whose names are unique among all.
    private func modules(
        of design: ResolvedDesign, _ diagnostics: inout DiagnosticSink
    ) -> [(name: String, files: [SwiftFile])] {
        var names = SwiftNames(design, options)
        names.modes = SwiftModes(design, names)
        names.modes?.reportSharedNames(design, names, &diagnostics)
        let symbols = TokenSymbols(design, names)
        symbols.report(design, names, &diagnostics)
        ModeDifferences.report(design.tokens.all, in: design, &diagnostics)
        SwiftLosses(design: design).report(&diagnostics)

        let tokens = TokenFiles(
            design: design, names: names, symbols: symbols, lineLimit: options.fileLines
        ).files(using: Self.typesUsed(by: design))
        let components = ComponentFiles(design: design, names: names, symbols: symbols).files(&diagnostics)
        // Two files of one name cannot be in one module, and with internal access both folders are.
        var fileNames = FileNames(separator: "")
        return [(names.tokenModule, tokens), (names.componentModule, components)].map { name, files in
            (name, files.map { laidOut($0, names).renamed(fileNames.unique($0.name)) })
        }
    }

    private func laidOut(_ file: SwiftFile, _ names: SwiftNames) -> SwiftFile {
        (names.visibility == .package ? file.withInternalImports : file).laidOut
    }

    /// What the constant of each token is called, as code elsewhere refers to it.
    package func symbols(of design: ResolvedDesign) -> [TokenID: String] {
        let symbols = TokenSymbols(design, SwiftNames(design, options))
        let pairs = design.tokens.all.compactMap { id in symbols[id].map { (id, $0) } }
        return Dictionary(pairs) { first, _ in first }
    }

    /// The types that the values of a design are written in.
    static func typesUsed(by design: ResolvedDesign) -> Set<String> {
        var types: Set<TokenType> = []
        for mode in design.modes { types.formUnion(mode.types) }
        for property in design.components.flatMap(\.table.properties) {
            switch property.kind {
            case .background: types.insert(.color)
            case .token(let type): types.insert(type)
            case .extent, .count, .glyph, .text, .edges, .flag: break
            }
        }
        if !design.components.isEmpty { types.insert(.color) }
        return Set(types.flatMap(ValueType.names))
    }
}
