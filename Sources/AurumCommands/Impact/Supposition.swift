import AurumCompiler
import AurumEmitters
import AurumSyntax
import AurumYAML

/// A value that a token is supposed to have, perhaps in one mode: `NAME=VALUE` or `NAME@MODE=VALUE`.
struct Supposition {
    /// What stands for the value in messages.
    static let source = "<value>"

    /// The words as they were given.
    let word: String
    /// The token's name.
    private let name: String
    /// The value's text.
    private let value: String

    /// Reads a word; nil when it has no `=`.
    init?(_ word: String) {
        guard let sign = word.firstIndex(of: "=") else { return nil }
        self.word = word
        name = String(word[..<sign])
        value = String(word[word.index(after: sign)...])
    }

    /// The edits that make it true, of the files in which the token is declared; nil after a report.
    func edits(in design: ResolvedDesign, _ diagnostics: inout DiagnosticSink) -> [TextEdit]? {
        let names = TokenNames(design.tokens, design.naming)
        guard let (id, modes) = target(in: design, names, &diagnostics) else { return nil }
        let tokens = modes.compactMap { design.modes[$0][id] }
        guard let type = tokens.first?.type else {
            diagnostics.report(.absent(design.tokens[id].path, design.modes[modes[0]].mode.name))
            return nil
        }
        guard let text = text(as: type, &diagnostics) else { return nil }
        var seen: Set<NodeRef> = []
        let nodes = tokens.map(\.node).filter { seen.insert($0).inserted }
        let isReference = text.hasPrefix("\"{")
        let edits = nodes.compactMap { node in
            design.node(at: node)?.edit(givingValue: text, type: isReference ? nil : type)
        }
        guard edits.count == nodes.count else {
            diagnostics.report(.aliased(design.tokens[id].path))
            return nil
        }
        return edits
    }

    /// The token and the modes that are meant; a name may have an `@` of its own.
    private func target(in design: ResolvedDesign, _ names: TokenNames, _ diagnostics: inout DiagnosticSink)
        -> (
            TokenID, [Int]
        )?
    {
        let plain = name.filter { $0 != "{" && $0 != "}" }
        if let id = names.id(of: plain) { return (id, Array(design.modes.indices)) }
        let parts = plain.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false).map(
            String.init)
        guard parts.count == 2, let id = names.id(of: parts[0]) else {
            diagnostics.report(.noToken(parts[0], nearest: names.nearest(to: parts[0])))
            return nil
        }
        guard let mode = design.modes.firstIndex(where: { $0.mode.name == parts[1] }) else {
            diagnostics.report(.noMode(parts[1], among: design.modes.map(\.mode.name)))
            return nil
        }
        return (id, [mode])
    }

    /// The value as JSON; a type may have a short form, as `#0B132B` for a color and `8px` for a dimension.
    private func text(as type: TokenType, _ diagnostics: inout DiagnosticSink) -> String? {
        let word = value.drop { $0 == " " }
        if type == .color, word.hasPrefix("#") {
            if let color = SRGB8(hex: String(word))?.color {
                return JSONWriter.inline(TokenJSON.color(color))
            }
            diagnostics.report(.noHex(value))
            return nil
        }
        if let measured = Self.measured(String(word), type) { return measured }
        let isReference =
            word.hasPrefix("{") && word.hasSuffix("}") && !word.contains(where: { ":,\" ".contains($0) })
        if isReference { return JSONText.quoted(String(word)) }
        var found = DiagnosticSink()
        var sources = SourceMap()
        let tree = YAMLReader().read(sources.add(path: Self.source, bytes: Array(value.utf8)), &found)
        guard !found.hasErrors, !value.isEmpty else {
            diagnostics.report(.noValue(value))
            return nil
        }
        return JSONWriter.inline(JSONValue(tree.root))
    }

    /// A length or a time with its unit.
    private static func measured(_ word: String, _ type: TokenType) -> String? {
        let units = type == .dimension ? ["px", "rem"] : type == .duration ? ["ms", "s"] : []
        guard let unit = units.first(where: word.hasSuffix),
            let number = Double(word.dropLast(unit.count)), number.isFinite
        else { return nil }
        return "{ \"value\": \(NumberText.shortest(number)), \"unit\": \"\(unit)\" }"
    }
}

extension SyntaxNode {
    /// The edit that gives a token, this object, a value of its own; one that was an alias may have no type yet.
    fileprivate func edit(givingValue text: String, type: TokenType?) -> TextEdit? {
        guard let member = member(named: "$value") ?? member(named: "$ref") else { return nil }
        let range = TextRange(member.key.range.start, member.value.range.end)
        let wasAlias = member.name == "$ref" || member.value.string?.hasPrefix("{") == true
        let needsType = type != nil && wasAlias && self["$type"] == nil
        let head =
            needsType ? type.map { "\"$type\": \"\($0.rawValue)\"" + separator(before: member.key) } : nil
        // An alias of YAML has its text elsewhere.
        let value = member.value.range
        guard member.key.range.end <= value.start, value.end <= self.range.end else { return nil }
        // What stands between may mark the value for aliases.
        if head == nil, member.name == "$value" {
            return TextEdit(source: tree.file.id, range: value, replacement: text)
        }
        return TextEdit(
            source: tree.file.id, range: range, replacement: (head ?? "") + "\"$value\": \(text)")
    }

    /// What separates members: a comma in braces, else a line break and the indentation of a key.
    private func separator(before key: SyntaxNode) -> String {
        let bytes = tree.file.bytes
        if bytes[Int(range.start)] == UInt8(ascii: "{") { return ", " }
        let line = bytes[..<Int(key.range.start)].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return "\n" + String(repeating: " ", count: Int(key.range.start) - line)
    }
}

extension Diagnostic {
    fileprivate static func absent(_ path: String, _ mode: String) -> Diagnostic {
        Diagnostic(.unknownName, "`\(path)` has no value in mode `\(mode)`", at: nil)
    }

    fileprivate static func aliased(_ path: String) -> Diagnostic {
        Diagnostic(
            .wrongKind, "the value of `\(path)` is an alias of YAML, so it has no text of its own to replace",
            at: nil, help: ["name the token that has the value"])
    }

    fileprivate static func noValue(_ word: String) -> Diagnostic {
        Diagnostic(
            .wrongKind, "`\(word)` is no value", at: nil,
            help: ["write it as in a token file: JSON, or YAML on one line; a reference is `{group.token}`"])
    }
}
