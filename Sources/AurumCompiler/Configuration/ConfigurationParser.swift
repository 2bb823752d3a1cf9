package import AurumSyntax

/// Reads `aurum.yaml`; paths in it are relative to its folder.
package struct ConfigurationParser {
    private let folder: String
    private var configuration = Configuration()

    /// The configuration that a document means.
    package static func parse(_ tree: SyntaxTree, _ diagnostics: inout DiagnosticSink) -> Configuration {
        var parser = ConfigurationParser(folder: RelativePath.folder(of: tree.file.path))
        parser.parse(tree.root, &diagnostics)
        return parser.configuration
    }

    private init(folder: String) {
        self.folder = folder
    }

    private mutating func parse(_ root: SyntaxNode, _ diagnostics: inout DiagnosticSink) {
        var decoder = NodeDecoder(root, "the config", &diagnostics)
        _ = decoder.string("$schema", &diagnostics)
        configuration.name = decoder.requiredName("name", &diagnostics) ?? ""
        configuration.nameLabel = decoder.node("name")?.label()
        let tokens = decoder.requiredNode("tokens", &diagnostics)
        configuration.tokens = paths(tokens, "tokens", &diagnostics)
        if let tokens, tokens.kind == .array, tokens.elements.first(where: { _ in true }) == nil {
            diagnostics.report(.noTokens(tokens))
        }
        configuration.modes = decoder.node("modes").map { modes($0, &diagnostics) }
        configuration.system =
            decoder.node("system").map { SystemRequest($0, &diagnostics) } ?? SystemRequest()
        configuration.components = paths(decoder.node("components"), "components", &diagnostics)
        configuration.glyphs = paths(decoder.node("glyphs"), "glyphs", &diagnostics).first
        configuration.palette = palette(&decoder, &diagnostics)
        configuration.naming = naming(decoder.node("names"), &diagnostics)
        configuration.levels = levels(decoder.node("diagnostics"), &diagnostics)
        if let diff = decoder.node("diff") { configuration.release = ReleaseRules(diff, &diagnostics) }
        configuration.outputs = outputs(decoder.node("outputs"), &diagnostics)
        decoder.rejectUnknownMembers(&diagnostics)
    }

    private func paths(
        _ node: SyntaxNode?, _ name: String, _ diagnostics: inout DiagnosticSink
    ) -> [Configuration.NamedFile] {
        guard let node else { return [] }
        let elements = node.kind == .array ? node.elements.map { $0 } : [node]
        return elements.compactMap { element in
            guard let text = element.string, !text.isEmpty else {
                if element.string != nil {
                    diagnostics.report(.emptyPath(name, element))
                } else if element.kind != .invalid {
                    diagnostics.report(.wrongKind("`\(name)`", expected: "a path", found: element))
                }
                return nil
            }
            return Configuration.NamedFile(
                path: RelativePath.join(folder, text), label: element.label("named here"))
        }
    }

    private func modes(_ node: SyntaxNode, _ diagnostics: inout DiagnosticSink) -> [ModeRequest] {
        let decoder = NodeDecoder(node, "`modes`", &diagnostics)
        return decoder.node.members.map { ModeRequest(name: $0.name, input: $0.value, &diagnostics) }
    }

    private func palette(
        _ decoder: inout NodeDecoder, _ diagnostics: inout DiagnosticSink
    ) -> [Configuration.NamedGroup] {
        guard !decoder.strings("palette", &diagnostics).isEmpty, let node = decoder.node("palette") else {
            return []
        }
        let elements = node.kind == .array ? node.elements.map { $0 } : [node]
        return elements.compactMap { element in
            element.string.map {
                Configuration.NamedGroup(path: $0, label: element.label("nothing is in this group"))
            }
        }
    }

    private func naming(_ node: SyntaxNode?, _ diagnostics: inout DiagnosticSink) -> Naming {
        guard let node else { return Naming() }
        var decoder = NodeDecoder(node, "`names`", &diagnostics)
        let strategy = decoder.word("strategy", Naming.Strategy.self, &diagnostics)
        let abbreviations = decoder.texts("abbreviations", &diagnostics)
        for member in abbreviations { check(abbreviation: member, &diagnostics) }
        let groups = decoder.texts("groups", &diagnostics)
        let overrides = decoder.texts("overrides", &diagnostics)
        decoder.rejectUnknownMembers(&diagnostics)
        return Naming(
            strategy ?? .idiomatic, abbreviations: abbreviations.map { ($0.name, $0.value.text) },
            groups: groups.map { ($0.name, choice($0, "nothing is in this group")) },
            overrides: overrides.map { ($0.name, choice($0, "not declared in any mode")) })
    }

    /// Reports a word that cannot stand in names, or for a segment that no path can have.
    private func check(abbreviation member: SyntaxNode.Member, _ diagnostics: inout DiagnosticSink) {
        let word = member.value.text.unicodeScalars
        if word.isEmpty || !word.allSatisfy({ $0.properties.isXIDContinue }) {
            diagnostics.report(.unusableWord(member.value.text, member.value))
        }
        if member.key.bytes.contains(where: { Array(".{}".utf8).contains($0) }) {
            diagnostics.report(.noSegment(member.key))
        }
    }

    private func choice(_ member: SyntaxNode.Member, _ absence: String) -> Naming.Choice {
        Naming.Choice(
            member.value.text, key: member.key.label(absence), label: member.value.label("cannot be a name"))
    }

    private enum Level: String, CaseIterable {
        case off, warning, error
    }

    /// The words for the level of a warning.
    package static let levelNames = Level.allCases.map(\.rawValue)

    private func levels(_ node: SyntaxNode?, _ diagnostics: inout DiagnosticSink) -> [String: Severity?] {
        guard let node else { return [:] }
        var decoder = NodeDecoder(node, "`diagnostics`", &diagnostics)
        var levels: [String: Severity?] = [:]
        for member in node.members {
            guard DiagnosticCode.all.contains(where: { $0.id == member.name }) else {
                diagnostics.report(.unknownCode(member))
                continue
            }
            guard DiagnosticCode.warnings.contains(where: { $0.id == member.name }) else {
                diagnostics.report(.fixedLevel(member))
                continue
            }
            guard let level = decoder.word(member.name, Level.self, &diagnostics) else { continue }
            levels[member.name] = .some(level == .off ? nil : level == .error ? .error : .warning)
        }
        return levels
    }

    private func outputs(
        _ node: SyntaxNode?, _ diagnostics: inout DiagnosticSink
    ) -> [Configuration.Output] {
        guard let node else { return [] }
        let decoder = NodeDecoder(node, "`outputs`", &diagnostics)
        return decoder.node.members.compactMap { member in
            if let path = member.value.string {
                diagnostics.report(.pathAlone(path, member))
                return nil
            }
            var options = NodeDecoder(member.value, "the output `\(member.name)`", &diagnostics)
            guard let path = options.requiredString("path", &diagnostics) else { return nil }
            return Configuration.Output(
                emitter: member.name, path: RelativePath.join(folder, path), options: member.value,
                label: member.key.label("named here"))
        }
    }
}

extension Diagnostic {
    fileprivate static func noTokens(_ list: SyntaxNode) -> Diagnostic {
        Diagnostic(
            .emptyList, "`tokens` names at least one file", at: list.label("empty"),
            help: ["name the token files or a resolver document, such as `tokens: \"tokens/*.tokens.yaml\"`"])
    }

    fileprivate static func pathAlone(_ path: String, _ member: SyntaxNode.Member) -> Diagnostic {
        Diagnostic(
            .wrongKind, "the output `\(member.name)`: expected an object, found a string",
            at: member.value.label("expected an object"), help: ["write `{ path: \(path) }`"])
    }

    fileprivate static func unusableWord(_ word: String, _ node: SyntaxNode) -> Diagnostic {
        Diagnostic(
            .unusableName, "\(word.isEmpty ? "an empty text" : "`\(word)`") cannot stand in a name",
            at: node.label("expected letters, digits and underscores"))
    }

    fileprivate static func noSegment(_ key: SyntaxNode) -> Diagnostic {
        Diagnostic(
            .unusableName, "`\(key.text)` is no segment of a path",
            at: key.label("no name of a token or group"),
            help: ["name a token as a whole under `overrides`"])
    }

    fileprivate static func emptyPath(_ name: String, _ node: SyntaxNode) -> Diagnostic {
        Diagnostic(
            .wrongKind, "`\(name)`: expected a path, found an empty text", at: node.label("expected a path"))
    }

    fileprivate static func fixedLevel(_ member: SyntaxNode.Member) -> Diagnostic {
        let codes = DiagnosticCode.warnings.map { "`\($0.id)`" }.joined(separator: ", ")
        return Diagnostic(
            .unknownLevel, "`\(member.name)` is always an error",
            at: member.key.label("only warnings have a level"),
            help: ["the warnings are \(codes)"])
    }

    fileprivate static func unknownCode(_ member: SyntaxNode.Member) -> Diagnostic {
        let nearest = DiagnosticCode.nearest(to: member.name)
        return Diagnostic(
            .unknownLevel, "no diagnostic has the code `\(member.name)`",
            at: member.key.label("unknown code"),
            help: nearest.map { ["did you mean `\($0.id)`, \($0.title)?"] } ?? ["codes look like `A0501`"])
    }
}
