import AurumSyntax

/// Turns variables into tokens.
struct FigmaTokens {
    let export: FigmaExport
    let links: FigmaLinks
    private let meanings: FigmaMeanings
    let paths: FigmaPaths
    /// The type of each variable that can be a token.
    private var types: [TokenType?]

    /// Finds out which variables can be tokens; the others are reported.
    init(
        _ export: FigmaExport, _ links: FigmaLinks, _ meanings: FigmaMeanings, _ paths: FigmaPaths,
        _ diagnostics: inout DiagnosticSink
    ) {
        self.export = export
        self.links = links
        self.meanings = meanings
        self.paths = paths
        types = export.entries.indices.map { meanings.type(of: $0) }
        for index in export.entries.indices { leaveOut(index, &diagnostics) }
    }

    private mutating func leaveOut(_ index: Int, _ diagnostics: inout DiagnosticSink) {
        let entry = export.entries[index]
        guard let first = entry.first else { return }
        if types[index] == nil {
            diagnostics.report(.leftOut(first, links.exportedValue(of: index, in: 0)))
        } else if meanings[index] == .fontStyle {
            for (mode, variable) in entry.variables.enumerated() {
                guard let variable, case .text(let text) = links.exportedValue(of: index, in: mode),
                    Self.weight(text) == nil
                else { continue }
                types[index] = nil
                diagnostics.report(.noWeight(variable, text))
                return
            }
        }
    }

    /// The keyword that the name of a cut of a font is, whatever its case: `Semi Bold` is `semi-bold`.
    private static func weight(_ style: String) -> FontWeight? {
        func folded(_ text: String) -> String { text.lowercased().filter { !" -_".contains($0) } }
        let keyword = FontWeight.keywords.first { folded($0.name) == folded(style) }
        return keyword.flatMap { FontWeight(keyword: $0.name) }
    }

    /// The tokens of a collection.
    func collection(
        _ collection: FigmaCollection, at index: Int, _ diagnostics: inout DiagnosticSink
    ) -> ImportedCollection {
        let own = export.entries.indices.filter { export.entries[$0].collection == index }
        let prefix = paths.prefix(of: index)
        let modes = collection.files.enumerated().map { mode, file in
            ImportedMode(
                name: file.mode, tokens: own.compactMap { token($0, mode, &diagnostics) },
                groups: file.groups.map { group in
                    // With a group for each collection, what a file says of itself is said of that group.
                    ImportedGroup(
                        path: prefix + group.path, members: group.members, extensions: group.extensions)
                })
        }
        return ImportedCollection(name: collection.name, modes: modes)
    }

    private func token(_ index: Int, _ mode: Int, _ diagnostics: inout DiagnosticSink) -> ImportedToken? {
        guard let type = types[index], let variable = export.entries[index].variables[mode] else {
            return nil
        }
        let bound = boundValue(of: variable, index, mode, &diagnostics)
        guard let value = bound ?? ownValue(of: variable, index, mode, &diagnostics) else { return nil }
        let object = variable.member.value
        let consumed = self.consumed(by: variable, isBound: bound != nil)
        return ImportedToken(
            path: paths[index], type: type, value: value,
            members: object.members.filter { ["$description", "$deprecated"].contains($0.name) },
            extensions: object["$extensions"].map { node in
                node.members.filter { !consumed.contains($0.name) }
            } ?? [])
    }

    /// The extensions that the token says by itself.
    private func consumed(by variable: FigmaVariable, isBound: Bool) -> [String] {
        let type = [.string, .boolean].contains(variable.kind) ? [FigmaExtension.type] : []
        guard isBound else { return type }
        if case .tint(_, opacity: nil) = variable.binding { return type }
        return type + [FigmaExtension.alias, FigmaExtension.tint]
    }
}

extension FigmaTokens {
    /// The exported value of a variable.
    private func ownValue(
        of variable: FigmaVariable, _ index: Int, _ mode: Int, _ diagnostics: inout DiagnosticSink
    ) -> ImportedValue? {
        switch links.exportedValue(of: index, in: mode) {
        case .color(let color): return .color(color)
        case .number(let number): return self.number(number, meanings[index], variable, &diagnostics)
        case .text(let text):
            if meanings[index] == .fontFamily { return .fontFamily(text) }
            return Self.weight(text).map(ImportedValue.fontWeight)
        case .authored(let node): return .authored(node)
        case .boolean, .reference, nil: return nil
        }
    }

    private func number(
        _ number: Double, _ meaning: FigmaMeaning?, _ variable: FigmaVariable,
        _ diagnostics: inout DiagnosticSink
    ) -> ImportedValue? {
        let clean = FigmaNumber.clean(number)
        switch meaning {
        case .length: return .length(clean)
        case .percentage:
            if !(0...100).contains(clean) {
                diagnostics.report(
                    .outside("an opacity is from 0 to 100", clean, variable, severity: .warning))
            }
            return .number(FigmaNumber.fraction(ofPercent: number))
        case .fontWeight:
            guard (1...1000).contains(clean) else {
                diagnostics.report(
                    .outside("a font weight is from 1 to 1000", clean, variable, severity: .error))
                return nil
            }
            return .fontWeight(FontWeight(number: clean))
        default: return .number(clean)
        }
    }

    /// The value of a variable that is bound to another one, as a reference; nil when it has to be a value.
    private func boundValue(
        of variable: FigmaVariable, _ index: Int, _ mode: Int, _ diagnostics: inout DiagnosticSink
    ) -> ImportedValue? {
        guard let target = links.target(of: index, in: mode) else { return nil }
        if case .tint(_, let opacity) = variable.binding {
            return tint(target, opacity, variable, index, mode, &diagnostics)
        }
        guard let value = reference(from: index, to: target) else {
            diagnostics.report(.otherType(variable, export.entries[target]))
            return nil
        }
        compare(variable, with: target, index, mode, &diagnostics)
        return value
    }

    /// A reference from one variable to another, through a pointer where their types differ but their numbers do not.
    private func reference(from index: Int, to target: Int) -> ImportedValue? {
        guard types[target] != nil, export.entries[index].kind == export.entries[target].kind else {
            return nil
        }
        switch (meanings[index], meanings[target]) {
        case (let own, let other) where own == other: return .alias(paths[target])
        case (.length, .plainNumber): return .lengthOfNumber(paths[target])
        case (.plainNumber, .length): return .numberOfLength(paths[target])
        default: return nil
        }
    }

    private func compare(
        _ variable: FigmaVariable, with target: Int, _ index: Int, _ mode: Int,
        _ diagnostics: inout DiagnosticSink
    ) {
        let collection = export.entries[index].collection
        guard let value = variable.value,
            let other = links.value(of: target, seenFrom: collection, mode: mode, like: value),
            value.agrees(with: other) == false
        else { return }
        diagnostics.report(.stale(variable, value, export.entries[target], other))
    }
}

extension Diagnostic {
    fileprivate static func leftOut(_ variable: FigmaVariable, _ value: FigmaValue?) -> Diagnostic {
        let shown = value.map { " (\($0.phrase))" } ?? ""
        let help =
            variable.kind == .string ? ["give it the scope FONT_FAMILY or FONT_STYLE if it is one"] : []
        return Diagnostic(
            .leftOut, "`\(variable.dottedPath)` is \(variable.kind.phrase)\(shown) and is left out",
            at: variable.member.key.label("no type fits"), severity: .warning, help: help)
    }

    fileprivate static func noWeight(_ variable: FigmaVariable, _ text: String) -> Diagnostic {
        Diagnostic(
            .leftOut, "`\(variable.dottedPath)` is left out, since `\(text)` is no font weight",
            at: variable.valueNode.label("no keyword of a weight"), severity: .warning,
            help: ["the keywords are " + FontWeight.keywords.map { "`\($0.name)`" }.joined(separator: ", ")])
    }

    fileprivate static func outside(
        _ rule: String, _ number: Double, _ variable: FigmaVariable, severity: Severity
    ) -> Diagnostic {
        Diagnostic(
            .outOfRange, "\(rule), found \(NumberText.shortest(number))",
            at: variable.valueNode.label("outside the range"), severity: severity)
    }

    /// An alias to a variable of another type.
    static func otherType(_ variable: FigmaVariable, _ target: FigmaEntry) -> Diagnostic {
        let name = target.path.joined(separator: ".")
        return Diagnostic(
            .lostAlias, "`\(variable.dottedPath)` cannot refer to `\(name)`, which means something else",
            at: variable.binding?.target.node.label("its target") ?? variable.valueNode.label("its target"),
            severity: .warning, related: [target.first?.member.key.label("the target")].compactMap(\.self),
            notes: ["the exported value is used"], help: ["give both variables the same scopes in Figma"])
    }

    /// An alias whose target has another value.
    static func stale(
        _ variable: FigmaVariable, _ value: FigmaValue, _ target: FigmaEntry, _ other: FigmaValue
    ) -> Diagnostic {
        let name = target.path.joined(separator: ".")
        return Diagnostic(
            .staleAlias,
            "`\(variable.dottedPath)` was exported as \(value.phrase), but its target `\(name)` gives \(other.phrase)",
            at: variable.valueNode.label("not the value of the target"), severity: .warning,
            related: [target.first?.member.key.label("the target")].compactMap(\.self),
            notes: ["the reference is written, so the target's value counts"],
            help: ["export all collections at once"])
    }
}
