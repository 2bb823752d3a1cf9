package import AurumCompiler
package import AurumSyntax

/// What a config says about generated Swift.
package struct SwiftOptions: Sendable {
    /// How far generated declarations can be seen.
    package enum Access: String, CaseIterable, Sendable {
        /// From every package.
        case `public`
        /// From the modules of one package.
        case package
        /// From one module, which then has the tokens and the components.
        case `internal`
    }

    /// How far generated declarations can be seen.
    package var access: Access
    /// An existing module to take the glyph, glyph view and icon button from, instead of generated ones.
    package var supportModule: String?
    /// Whether a map beside each module leads from its lines back to the input.
    package var hasSourceMap: Bool
    /// How many lines a file of constants has at most, unless one constant has more.
    package var fileLines: Int

    /// Makes options.
    package init(
        access: Access = .public, supportModule: String? = nil, hasSourceMap: Bool = true,
        fileLines: Int = 1000
    ) {
        self.access = access
        self.supportModule = supportModule
        self.hasSourceMap = hasSourceMap
        self.fileLines = fileLines
    }

    /// Takes the options from a config.
    package init(_ decoder: inout NodeDecoder, _ diagnostics: inout DiagnosticSink) {
        access = decoder.word("access", Access.self, &diagnostics) ?? .public
        supportModule = decoder.string("supportModule", &diagnostics)
        hasSourceMap = decoder.boolean("sourceMap", &diagnostics) ?? true
        fileLines = decoder.count("fileLines", &diagnostics) ?? 1000
    }
}
