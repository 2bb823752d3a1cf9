package import AurumCompiler
package import AurumSyntax

/// Writes the tokens and the components as Swift: two modules, of which only views need SwiftUI.
package struct SwiftEmitter: Emitter {
    package static let name = "swift"
    package static let summary = "tokens as constants, components as SwiftUI views"
    package static let options = SwiftOptions.members

    private let options: SwiftOptions

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
        var names = SwiftNames(design, options)
        names.modes = SwiftModes(design, names)
        names.modes?.reportSharedNames(design, names, &diagnostics)
        let symbols = TokenSymbols(design, names)
        symbols.report(design, names, &diagnostics)
        ModeDifferences.report(design.tokens.all, in: design, &diagnostics)
        SwiftLosses(design: design).report(&diagnostics)

        // Two files of one name cannot be in one module, and with internal access both folders are.
        var fileNames = FileNames(separator: "")
        let tokens = TokenFiles(
            design: design, names: names, symbols: symbols, lineLimit: options.fileLines)
        for file in tokens.files(using: typesUsed(by: design)).map(\.laidOut) {
            let name = fileNames.unique(file.name)
            output.add(
                "\(names.tokenModule)/\(name).swift", file.text, origins: file.origins, &diagnostics)
        }
        let components = ComponentFiles(design: design, names: names, symbols: symbols)
        for file in components.files(&diagnostics).map(\.laidOut) {
            let name = fileNames.unique(file.name)
            output.add(
                "\(names.componentModule)/\(name).swift", file.text, origins: file.origins, &diagnostics)
        }
        guard options.hasSourceMap else { return }
        for module in [names.tokenModule, names.componentModule] {
            addSourceMap(of: module, design, to: &output, &diagnostics)
        }
    }

    /// What the constant of each token is called, as code elsewhere refers to it.
    package func symbols(of design: ResolvedDesign) -> [TokenID: String] {
        let symbols = TokenSymbols(design, SwiftNames(design, options))
        let pairs = design.tokens.all.compactMap { id in symbols[id].map { (id, $0) } }
        return Dictionary(pairs) { first, _ in first }
    }

    /// The types that the values of a design are written in.
    private func typesUsed(by design: ResolvedDesign) -> Set<String> {
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
