import AurumSyntax

/// Reads where a component is in Figma, and what its axes and parameters are called there.
///
/// Names here and there stand one for one, so that each design has one code.
struct FigmaPropertyParser {
    let spec: ComponentSpec

    /// The place, or nil when file or node are not given.
    func parse(_ node: SyntaxNode, _ diagnostics: inout DiagnosticSink) -> FigmaReference? {
        var decoder = NodeDecoder(node, "`figma`", &diagnostics)
        let file = decoder.requiredName("file", &diagnostics)
        let id = decoder.requiredString("node", &diagnostics)
        if let id, let place = decoder.node("node"), !Self.isNode(id) {
            diagnostics.report(.noNode(id, place))
        }
        let members = self.members(of: decoder.node("properties"), "`figma.properties`", &diagnostics)
        let values = self.members(of: decoder.node("values"), "`figma.values`", &diagnostics)
        decoder.rejectUnknownMembers(&diagnostics)
        let named = properties(members, &diagnostics)
        checkOwners(of: values, members, &diagnostics)
        guard let file, let id else { return nil }
        let properties = named.map { member -> FigmaReference.Property in
            let own = values.first { Self.isSame($0.name, member.name) }
            let names = own.map { self.values($0, &diagnostics) } ?? []
            return FigmaReference.Property(member.name, member.value.text, values: names)
        }
        return FigmaReference(
            file: file, node: id, properties: properties,
            codeOnly: members.filter { $0.value.boolean == false }.map(\.name), place: node.reference)
    }

    /// Whether a text is two numbers, as in `12:34`, or in `12-34` as it is in a link.
    private static func isNode(_ text: String) -> Bool {
        let parts = text.utf8.split(omittingEmptySubsequences: false) { ":-".utf8.contains($0) }
        return parts.count == 2
            && parts.allSatisfy { part in
                !part.isEmpty && part.allSatisfy { $0 &- UInt8(ascii: "0") < 10 }
            }
    }

    private func members(
        of node: SyntaxNode?, _ subject: String, _ diagnostics: inout DiagnosticSink
    ) -> [SyntaxNode.Member] {
        node.map { Array(NodeDecoder($0, subject, &diagnostics).node.members) } ?? []
    }

    /// The members that name a property of an axis or parameter; what no property can be for is reported.
    private func properties(
        _ members: [SyntaxNode.Member], _ diagnostics: inout DiagnosticSink
    ) -> [SyntaxNode.Member] {
        var owners: [ExactName: SyntaxNode] = [:]
        return members.filter { member in
            guard owner(of: member.name) != nil else {
                diagnostics.report(.noOwner(member, among: self.owners(in: spec)))
                return false
            }
            if member.value.boolean == false { return false }
            guard let text = member.value.string else {
                diagnostics.report(
                    .wrongKind(
                        "`\(member.name)`", expected: "the name of a property or false", found: member.value))
                return false
            }
            if text.unicodeScalars.allSatisfy(\.properties.isWhitespace) {
                diagnostics.report(.emptyName(member.name, member.value))
                return false
            }
            if let other = owners[ExactName(text)] {
                diagnostics.report(.twice("the property `\(text)` stands for two names", member.value, other))
                return false
            }
            owners[ExactName(text)] = member.value
            return true
        }
    }

    /// The names of the values in Figma: one for each value, each once.
    private func values(
        _ member: SyntaxNode.Member, _ diagnostics: inout DiagnosticSink
    ) -> [(name: String, inFigma: String)] {
        guard case .values(let names)? = owner(of: member.name) else { return [] }
        var taken: [ExactName: SyntaxNode] = [:]
        var found: [(name: String, inFigma: String)] = []
        for value in NodeDecoder(member.value, "the values of `\(member.name)`", &diagnostics).node.members {
            guard names.contains(where: { Self.isSame($0, value.name) }) else {
                diagnostics.report(.noValue(value.name, member.name, value.key, among: names))
                continue
            }
            guard let text = value.value.string else {
                diagnostics.report(.wrongKind("`\(value.name)`", expected: "a text", found: value.value))
                continue
            }
            if text.isEmpty { diagnostics.report(.emptyName(value.name, value.value)) }
            if let other = taken[ExactName(text)] {
                diagnostics.report(.twice("the value `\(text)` stands for two values", value.value, other))
            }
            taken[ExactName(text)] = value.value
            found.append((value.name, text))
        }
        let missing = names.filter { name in !member.value.members.contains { Self.isSame($0.name, name) } }
        if !missing.isEmpty, member.value.kind == .object {
            diagnostics.report(.leavesOut(missing, member))
        }
        return found
    }

    /// Reports values of what has no property, or cannot have values.
    private func checkOwners(
        of values: [SyntaxNode.Member], _ members: [SyntaxNode.Member], _ diagnostics: inout DiagnosticSink
    ) {
        for member in values {
            switch owner(of: member.name) {
            case nil: diagnostics.report(.noOwner(member, among: owners(in: spec)))
            case .property?: diagnostics.report(.noValues(member))
            case .values? where !members.contains { Self.isSame($0.name, member.name) }:
                diagnostics.report(.noProperty(member))
            case .values?: break
            }
        }
    }

    /// What a property in Figma can stand for.
    private enum Owner {
        /// Something with these values.
        case values([String])
        /// A text or a glyph.
        case property
    }

    private func owner(of name: String) -> Owner? {
        if let axis = spec.axes.first(where: { Self.isSame($0.name, name) }) {
            return .values(axis.values.map(\.name))
        }
        guard let parameter = spec.parameters.first(where: { Self.isSame($0.name, name) }) else { return nil }
        return switch parameter.kind {
        case .flag: .values(["true", "false"])
        case .text, .glyph: .property
        case .action: nil
        }
    }

    private func owners(in spec: ComponentSpec) -> [String] {
        (spec.axes.map(\.name) + spec.parameters.map(\.name)).filter { owner(of: $0) != nil }
    }

    private static func isSame(_ left: String, _ right: String) -> Bool {
        left.utf8.elementsEqual(right.utf8)
    }
}

extension Diagnostic {
    fileprivate static func noOwner(_ member: SyntaxNode.Member, among names: [String]) -> Diagnostic {
        let nearest = Suggestions.nearest(to: member.name, among: names)
        let list = names.map { "`\($0)`" }.joined(separator: ", ")
        return Diagnostic(
            .unknownAxis, "`\(member.name)` is no axis or parameter that a property in Figma can be for",
            at: member.key.label("unknown name"),
            help: [nearest.map { "did you mean `\($0)`?" } ?? "those that can have one are \(list)"])
    }

    fileprivate static func noNode(_ text: String, _ node: SyntaxNode) -> Diagnostic {
        Diagnostic(
            .wrongSpec, "\(text.isEmpty ? "an empty text" : "`\(text)`") is no node in Figma",
            at: node.label("expected two numbers, as in `12:34`"),
            help: ["copy the link of the component set; the node follows `node-id=`"])
    }

    fileprivate static func twice(_ fact: String, _ second: SyntaxNode, _ first: SyntaxNode) -> Diagnostic {
        Diagnostic(
            .notOneForOne, fact, at: second.label("the second"), related: [first.label("the first")],
            notes: ["a design in Figma would have more than one code"])
    }

    fileprivate static func leavesOut(_ names: [String], _ member: SyntaxNode.Member) -> Diagnostic {
        let list = names.map { "`\($0)`" }.joined(separator: ", ")
        return Diagnostic(
            .notOneForOne, "the values of `\(member.name)` in Figma leave out \(list)",
            at: member.key.label("names every value, or is left out"))
    }

    fileprivate static func noProperty(_ member: SyntaxNode.Member) -> Diagnostic {
        Diagnostic(
            .notOneForOne, "`\(member.name)` has values in Figma and no property",
            at: member.key.label("not under `properties`"))
    }

    fileprivate static func noValues(_ member: SyntaxNode.Member) -> Diagnostic {
        Diagnostic(
            .notOneForOne, "`\(member.name)` has no values that could have names in Figma",
            at: member.key.label("a text or a glyph"), help: ["remove it"])
    }
}
