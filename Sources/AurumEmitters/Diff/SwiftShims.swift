import AurumCompiler
package import AurumDiff
import AurumSyntax

/// The old names of a design system in Swift, deprecated, each leading to what it has become.
///
/// They belong to the code that is generated for the later version, so that whoever wrote the old names still compiles.
package struct SwiftShims {
    /// What a constant with an old name holds.
    private enum Content {
        /// A constant of the new code.
        case forward(String)
        /// What it held last; there is nothing to use instead.
        case value(SwiftExpression)
    }

    private struct Member {
        let name: String
        let type: TokenType
        let content: Content
    }

    /// The files, by module.
    package private(set) var files: [OutputFile] = []
    /// The old names that nothing can stand for.
    package private(set) var unforwarded: [String] = []

    private let diff: DesignDiff
    private let options: SwiftOptions
    private let names: SwiftNames
    private let symbols: TokenSymbols

    /// Writes the old names of a comparison as the config of the later version asks for Swift.
    package init(_ diff: DesignDiff, _ emitter: SwiftEmitter) {
        self.diff = diff
        options = emitter.options
        var names = SwiftNames(diff.new.design, options)
        names.modes = SwiftModes(diff.new.design, names)
        self.names = names
        symbols = TokenSymbols(diff.new.design, names)
        addTokens(emitter)
        addTypes()
    }

    // MARK: - Tokens

    private mutating func addTokens(_ emitter: SwiftEmitter) {
        let members = self.members(emitter)
        guard !members.isEmpty else { return }
        var writer = CodeWriter()
        let types = members.flatMap(\.members).map(\.type)
        if types.contains(.dimension) {
            writer.lines(names.fill(LengthType.imports))
        } else if types.contains(where: LengthType.isPart) {
            writer.lines(names.fill(LengthType.hiddenImports))
        }
        var known = namespaces
        for (path, members) in members {
            declare(path, &known, &writer)
            if !writer.text.bytes.isEmpty { writer.line() }
            writer.block("nonisolated extension \(path)") { writer in
                for (index, member) in members.enumerated() {
                    if index > 0 { writer.line() }
                    write(member, to: &writer)
                }
            }
        }
        add(SwiftFile(name: names.prefix + "+OldNames", writer), to: names.tokenModule)
    }

    /// The namespaces that the new code declares.
    private var namespaces: Set<String> {
        let colors = names.prefix + "." + TokenSymbols.colors
        let hasColors = symbols.groups.contains(where: \.isOfColors)
        return Set(symbols.groups.map(\.path) + [names.prefix] + (hasColors ? [colors] : []))
    }

    /// Declares the namespaces on the way to one that the new code has no more.
    private func declare(_ path: String, _ known: inout Set<String>, _ writer: inout CodeWriter) {
        var parent = ""
        for name in path.split(separator: ".") {
            let whole = parent.isEmpty ? String(name) : parent + "." + name
            defer { parent = whole }
            guard known.insert(whole).inserted else { continue }
            if !writer.text.bytes.isEmpty { writer.line() }
            let declaration: TextBuffer = "\(names.access)nonisolated enum \(String(name)) {}"
            if parent.isEmpty {
                writer.documentation("Names that are no longer used.")
                writer.line(declaration)
            } else {
                writer.block("extension \(parent)") { writer in
                    writer.documentation("Names that are no longer used.")
                    writer.line(declaration)
                }
            }
        }
    }

    private func write(_ member: Member, to writer: inout CodeWriter) {
        let head: TextBuffer = "\(names.access)static let \(member.name)"
        switch member.content {
        case .forward(let new):
            writer.documentation("The old name of \(code: new).")
            writer.deprecation(.unexplained, new)
            writer.expression("\(head)\(SwiftValues.annotation(of: member.type)) = ", .plain(new))
        case .value(let value):
            writer.documentation("What this was when it was removed.")
            writer.deprecation(.because("it was removed"), nil)
            writer.expression("\(head)\(SwiftValues.annotation(of: member.type)) = ", value)
        }
    }

    /// The constants with old names by their namespaces, in the old order.
    private mutating func members(_ emitter: SwiftEmitter) -> [(path: String, members: [Member])] {
        let renames = diff.symbols.renamed.map { (ExactName($0.old), $0.new) }
        let removals = diff.symbols.removed.map { (ExactName($0.name), $0.replacement) }
        let successors = Dictionary(renames + removals.compactMap { name, new in new.map { (name, $0) } }) {
            first, _ in first
        }
        let gone = Set(removals.map(\.0))
        var order: [String] = []
        var found: [String: [Member]] = [:]
        for (id, symbol) in diff.old.symbols.tokens.sorted(by: { $0.key < $1.key }) {
            let name = ExactName(symbol)
            guard let token = diff.old.design.token(id), successors[name] != nil || gone.contains(name) else {
                continue
            }
            let value = successors[name] == nil ? self.value(of: token) : nil
            guard let content = successors[name].map(Content.forward) ?? value.map(Content.value),
                let dot = symbol.lastIndex(of: ".")
            else {
                unforwarded.append(symbol)
                continue
            }
            let path = String(symbol[..<dot])
            if found[path] == nil { order.append(path) }
            let member = Member(
                name: String(symbol[symbol.index(after: dot)...]), type: token.type, content: content)
            found[path, default: []].append(member)
        }
        return order.map { ($0, found[$0] ?? []) }
    }

    /// The last value of a token that was removed; nil where the new code cannot write it.
    private func value(of token: ResolvedToken) -> SwiftExpression? {
        let isKnown = Set(ValueType.names(for: token.type)).isSubset(
            of: SwiftEmitter.typesUsed(by: diff.new.design))
        let modes = (diff.old.design.modes.map(\.mode.name), diff.new.design.modes.map(\.mode.name))
        guard isKnown, names.modes == nil || modes.0 == modes.1 else { return nil }
        let values = SwiftValues(names: names)
        guard names.modes != nil else { return values.expression(token.value) }
        return values.expression(ValuesByMode(of: token.id, in: diff.old.design).values, of: token.type)
    }

    // MARK: - Types of components

    private mutating func addTypes() {
        let entries = diff.old.symbols.components.flatMap { $0 }
        let roles = Dictionary(entries.map { ($0.name, $0.role) }) { first, _ in first }
        var plain: [SymbolChanges.Rename] = []
        var views: [SymbolChanges.Rename] = []
        for rename in diff.symbols.renamed {
            guard let role = roles[rename.old] else { continue }
            if rename.old.contains(".") || rename.old.contains("(") {
                // What is inside of a type comes along with the type.
                continue
            }
            role == "view" || role == "host" ? views.append(rename) : plain.append(rename)
        }
        let tokens = Set(diff.old.symbols.tokens.values)
        unforwarded += diff.symbols.removed.map(\.name).filter { !tokens.contains($0) }
        guard !(plain + views).isEmpty else { return }
        var writer = CodeWriter()
        for rename in plain { write(rename, to: &writer) }
        if !views.isEmpty {
            if !plain.isEmpty { writer.line() }
            writer.line("#if canImport(SwiftUI)")
            for rename in views { write(rename, to: &writer) }
            writer.line("#endif")
        }
        add(SwiftFile(name: names.prefix + "+OldTypes", writer), to: names.componentModule)
    }

    private func write(_ rename: SymbolChanges.Rename, to writer: inout CodeWriter) {
        if !writer.text.bytes.isEmpty { writer.line() }
        writer.documentation("The old name of \(code: rename.new).")
        writer.deprecation(.unexplained, rename.new)
        writer.line("\(names.access)typealias \(rename.old) = \(rename.new)")
    }

    private mutating func add(_ file: SwiftFile, to module: String) {
        let laidOut = (names.visibility == .package ? file.withInternalImports : file).laidOut
        files.append(OutputFile(path: "\(module)/\(file.name).swift", contents: laidOut.text.bytes))
    }
}
