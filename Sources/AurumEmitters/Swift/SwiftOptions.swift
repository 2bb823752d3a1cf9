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
    /// Whether colors and text styles have forms for UIKit.
    package var hasUIKit: Bool
    /// Whether tokens and components are one module, whatever the access.
    var isOneModule = false

    /// Makes options.
    package init(
        access: Access = .public, supportModule: String? = nil, hasSourceMap: Bool = true,
        fileLines: Int = 1000, hasUIKit: Bool = false
    ) {
        self.access = access
        self.supportModule = supportModule
        self.hasSourceMap = hasSourceMap
        self.fileLines = fileLines
        self.hasUIKit = hasUIKit
    }

    /// Takes the options from a config.
    package init(_ decoder: inout NodeDecoder, _ diagnostics: inout DiagnosticSink) {
        self.init()
        access = decoder.word("access", Access.self, &diagnostics) ?? access
        supportModule = decoder.module("supportModule", &diagnostics)
        hasSourceMap = decoder.boolean("sourceMap", &diagnostics) ?? hasSourceMap
        fileLines = decoder.count("fileLines", &diagnostics) ?? fileLines
        hasUIKit = decoder.boolean("uiKit", &diagnostics) ?? hasUIKit
    }
}

extension SwiftOptions {
    /// The options as members of a config.
    static let members: [SchemaMember] = {
        let usual = SwiftOptions()
        return [
            SchemaMember(
                "access", .words(Access.allCases.map(\.rawValue)), "How far declarations can be seen.",
                standard: .string(usual.access.rawValue)),
            SchemaMember(
                "supportModule", .text, "An existing module to take the glyph views and the icon button from."
            ),
            SchemaMember(
                "sourceMap", .flag, "Whether a map leads from lines of code back to the input.",
                standard: .boolean(usual.hasSourceMap)),
            SchemaMember(
                "fileLines", .count, "How many lines a file of constants has at most.",
                standard: .number(usual.fileLines)),
            SchemaMember(
                "uiKit", .flag, "Whether colors and text styles have forms for UIKit.",
                standard: .boolean(usual.hasUIKit)),
        ]
    }()
}
