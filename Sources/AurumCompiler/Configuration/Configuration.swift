package import AurumSyntax

/// A project's `aurum.yaml`, read.
package struct Configuration: Sendable {
    /// A file that the config names.
    package struct NamedFile: Sendable {
        /// The path as the source provider understands it.
        package let path: String
        /// Where it is named.
        package let label: Label

        /// Makes a file named somewhere.
        package init(path: String, label: Label) {
            self.path = path
            self.label = label
        }
    }

    /// A group of tokens that the config names.
    package struct NamedGroup: Sendable {
        /// The group's path.
        package let path: String
        /// Where it is named.
        package let label: Label
    }

    /// Where the files of one emitter go, and how it writes them.
    package struct Output: Sendable {
        /// The emitter's name.
        package let emitter: String
        /// The folder, relative to the working folder or absolute.
        package let path: String
        /// The object with the emitter's options, `path` among them.
        package let options: SyntaxNode
        /// Where the output is named.
        package let label: Label
    }

    /// The design system's name.
    package var name = ""
    /// Where the name is given.
    package var nameLabel: Label?
    /// The token files or the resolver document, patterns among them as written.
    package var tokens: [NamedFile] = []
    /// The modes asked for; nil for all combinations of contexts.
    package var modes: [ModeRequest]?
    /// The modifiers that follow the settings of a device.
    package var system = SystemRequest()
    /// The component specs, patterns among them as written.
    package var components: [NamedFile] = []
    /// The glyphs' file.
    package var glyphs: NamedFile?
    /// The groups whose tokens are the steps that suggestions are taken from.
    package var palette: [NamedGroup] = []
    /// How tokens are called in code.
    package var naming = Naming()
    /// Severities by the code of a warning; nil turns it off.
    package var levels: [String: Severity?] = [:]
    /// What kinds of changes ask for which new version.
    package var release = ReleaseRules()
    /// The outputs in the order written.
    package var outputs: [Output] = []

    /// Makes an empty configuration.
    package init() {}
}
