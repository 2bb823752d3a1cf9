import AurumCompiler
import AurumSyntax

/// The files of the tokens: the namespace, a file or more a group, and the types the values are written in.
struct TokenFiles {
    let design: ResolvedDesign
    let names: SwiftNames
    let symbols: TokenSymbols
    /// How many lines a file has at most.
    let lineLimit: Int

    /// All files with their names, the namespace first.
    func files(using types: Set<String>) -> [SwiftFile] {
        let groups = symbols.groups.flatMap(files)
        return [SwiftFile(name: names.prefix, text: namespaceFile)] + groups + typeFiles(types)
            + modeFiles(types)
    }

    private func typeFiles(_ types: Set<String>) -> [SwiftFile] {
        ValueType.all.filter { types.contains($0.name) }.flatMap { type in
            let name = names.type(type.name)
            let declaration = SwiftFile(name: name, text: names.fill(type.declaration))
            let inSwiftUI = type.inSwiftUI.map { SwiftFile(name: name + "+SwiftUI", text: names.fill($0)) }
            let uiKit = names.hasUIKit ? type.inUIKit : nil
            let inUIKit = uiKit.map { SwiftFile(name: name + "+UIKit", text: names.fill($0)) }
            return [declaration] + [inSwiftUI, inUIKit].compactMap { $0 }
        }
    }

    private func modeFiles(_ types: Set<String>) -> [SwiftFile] {
        names.modes.map { ModeFiles(design: design, names: names, modes: $0).files(using: types) } ?? []
    }

    private var namespaceFile: TextBuffer {
        var writer = CodeWriter()
        writer.documentation("The design tokens of \(design.name), by group.")
        guard symbols.groups.contains(where: \.isOfColors) else {
            writer.line("\(names.access)nonisolated enum \(names.prefix) {}")
            return writer.text
        }
        writer.block("\(names.access)nonisolated enum \(names.prefix)") { writer in
            writer.documentation("The colors of \(design.name), by group.")
            writer.line("\(names.access)nonisolated enum \(TokenSymbols.colors) {}")
        }
        return writer.text
    }

    private func files(of group: TokenSymbols.Group) -> [SwiftFile] {
        let name = fileName(of: group)
        let whole = file(of: group)
        guard let lines = whole.origins.first?.lines.count, lines > lineLimit else {
            return [SwiftFile(name: name, whole)]
        }
        return parts(of: group, writtenIn: whole).map { range in
            let first = range.lowerBound > 0 ? group.tokens[range.lowerBound].member : nil
            let suffix = first.map { "+" + Self.namePart($0) } ?? ""
            return SwiftFile(name: name + suffix, file(of: group.part(range)))
        }
    }

    /// The tokens of each file of a group that has been written and is too long for one.
    private func parts(of group: TokenSymbols.Group, writtenIn file: CodeWriter) -> [Range<Int>] {
        var lines: [TokenID: Int] = [:]
        for origin in file.origins {
            // One more for the empty line before it.
            if case .token(let id) = origin.origin.subject { lines[id] = origin.lines.count + 1 }
        }
        let around = (file.origins.first?.lines.count ?? 0) - lines.values.reduce(0, +)
        return FileParts(limit: max(1, lineLimit - max(0, around) - 1)).ranges(
            of: group.tokens.map { (design.tokens[$0.token.id].path, lines[$0.token.id] ?? 0) })
    }

    private func fileName(of group: TokenSymbols.Group) -> String {
        let parts = (group.isOfColors ? [TokenSymbols.colors] : []) + (group.name.isEmpty ? [] : [group.name])
        let name = parts.isEmpty ? ["Tokens"] : parts.map(Self.namePart)
        return ([names.prefix] + name).joined(separator: "+")
    }

    /// A name as a part of a file's name, which has an end.
    private static func namePart(_ name: String) -> String {
        String(FileNames.plain(SwiftIdentifiers.capitalized(name)).prefix(60))
    }

    private func file(of group: TokenSymbols.Group) -> CodeWriter {
        var writer = CodeWriter()
        guard let origin = origin(of: group) else { return writer }
        writer.from(origin) { write(group, to: &$0) }
        return writer
    }

    private func write(_ group: TokenSymbols.Group, to writer: inout CodeWriter) {
        if let imports = lengthImports(of: group) { writer.lines(names.fill(imports)) }
        let namespace = group.isOfColors ? names.prefix + "." + TokenSymbols.colors : names.prefix
        let holdsConstants = group.name.isEmpty || !group.isDeclared
        let own = group.isDeclared || group.name.isEmpty ? "" : "." + SwiftIdentifiers.declared(group.name)
        let isolation = holdsConstants ? "nonisolated " : ""
        writer.block("\(isolation)extension \(namespace)\(own)") { writer in
            if holdsConstants {
                constants(of: group, &writer)
            } else {
                writer.documentation("The tokens of the group \(code: group.title).")
                writer.block("\(names.access)nonisolated enum \(SwiftIdentifiers.declared(group.name))") {
                    writer in
                    constants(of: group, &writer)
                }
            }
        }
    }

    /// The group, at its first token's outermost group, or that token when it is in none.
    private func origin(of group: TokenSymbols.Group) -> Origin? {
        guard let first = group.tokens.first?.token else { return nil }
        let member = design.outermostMember(around: first.key)
        return Origin(.group(group.title), member?.key.reference ?? first.key)
    }

    /// What a group's file imports for the lengths in it; only those of dimensions can be seen from outside.
    private func lengthImports(of group: TokenSymbols.Group) -> String? {
        let types = group.tokens.map(\.token.type)
        if types.contains(.dimension) { return LengthType.imports }
        return types.contains(where: LengthType.isPart) ? LengthType.hiddenImports : nil
    }

    private func constants(of group: TokenSymbols.Group, _ writer: inout CodeWriter) {
        let values = SwiftValues(names: names)
        for index in group.tokens.indices {
            if index > 0 { writer.line() }
            let (token, member) = group.tokens[index]
            writer.from(Origin(.token(token.id), token.key)) { writer in
                writer.documentation(summary(of: token), description(of: token), origin(of: token))
                let successor = design.successor(of: token)
                if let deprecation = token.deprecation {
                    writer.deprecation(deprecation, successor.flatMap { symbols[$0] })
                }
                let annotation = annotation(of: successor ?? token.id, token.type)
                let head: TextBuffer =
                    "\(names.access)static let \(SwiftIdentifiers.declared(member))\(annotation) = "
                writer.expression(head, expression(of: token, values))
            }
        }
    }

    private func annotation(of id: TokenID, _ type: TokenType) -> String {
        let isByMode = names.modes?.tokensByMode.contains(id) ?? false
        return isByMode ? "" : SwiftValues.annotation(of: type)
    }

    /// The value of a token, or its values by mode; a deprecated one forwards to its successor.
    private func expression(of token: ResolvedToken, _ values: SwiftValues) -> SwiftExpression {
        if let successor = design.successor(of: token), let symbol = symbols[successor] {
            return .plain(symbol)
        }
        guard names.modes != nil else { return values.expression(token.value) }
        return values.expression(ValuesByMode(of: token.id, in: design).values, of: token.type)
    }

    private func summary(of token: ResolvedToken) -> TextBuffer {
        let value = names.modes == nil ? ValueText.text(of: token.value) : valueByMode(of: token)
        return SwiftDocumentation.sentence("\(code: design.tokens[token.id].path): \(value)")
    }

    private func valueByMode(of token: ResolvedToken) -> String {
        ModeSummary(design) { design.modes[$0][token.id].map { ValueText.text(of: $0.value) } }.text
    }

    private func description(of token: ResolvedToken) -> TextBuffer {
        guard let description = token.description else { return TextBuffer(capacity: 0) }
        return SwiftDocumentation.sentence("\(description)")
    }

    /// Where the token is in Figma and which tokens it gets its value from.
    private func origin(of token: ResolvedToken) -> TextBuffer {
        var text: TextBuffer = "Figma: \(code: design.tokens[token.id].segments, separator: "/")."
        if names.modes != nil {
            let origins = ModeSummary(design) { mode in
                design.modes[mode][token.id].map { origin(of: $0, inMode: mode).text }
            }
            if !origins.text.isEmpty { text += " Refers to \(origins.text)." }
        } else if token.aliasTarget != nil {
            let mode = design.modes.firstIndex { $0[token.id] != nil } ?? 0
            let chain = design.aliasChain(of: token.id, inMode: mode).dropFirst()
            text += " Refers to \(list(chain, joinedBy: ", which refers to "))."
        } else if !token.references.isEmpty {
            text += " Made with \(list(token.references[...], joinedBy: ", "))."
        }
        return text
    }

    /// The tokens that a token gets its value from in a mode.
    private func origin(of token: ResolvedToken, inMode mode: Int) -> TextBuffer {
        let chain = design.aliasChain(of: token.id, inMode: mode).dropFirst()
        return chain.isEmpty
            ? list(token.references[...], joinedBy: ", ") : list(chain, joinedBy: ", which refers to ")
    }

    private func list(_ tokens: ArraySlice<TokenID>, joinedBy separator: String) -> TextBuffer {
        var list = TextBuffer()
        for index in tokens.indices {
            if index > tokens.startIndex { list.append(separator) }
            list.appendInterpolation(code: design.tokens[tokens[index]].path)
        }
        return list
    }
}

extension CodeWriter {
    /// Marks the next declaration as one that should no longer be used, for a reason or in favor of another.
    mutating func deprecation(_ deprecation: Deprecation, _ successor: String?) {
        let reason = deprecation.reason.flatMap { $0.isEmpty ? nil : $0 }
        let arguments = [("message: ", reason), ("renamed: ", successor)].compactMap { label, text in
            text.map { (label: label, text: SwiftExpression.string($0)) }
        }
        let fits = writeIfFitting { line in
            line += "@available(*, deprecated"
            for argument in arguments { line += ", \(argument.label)\(argument.text)" }
            line += ")"
            return true
        }
        if fits { return }
        line("@available(")
        indented { writer in
            writer.line("*, deprecated,")
            for (index, argument) in arguments.enumerated() {
                writer.expression("\(argument.label)", argument.text, index == arguments.count - 1 ? "" : ",")
            }
        }
        line(")")
    }
}
