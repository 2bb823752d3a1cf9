package import AurumCompiler
import AurumSyntax

/// The tokens of a mode as a DTCG document that can be an input again: groups in authored order, values resolved.
package enum TokenDocument {
    /// The text of the document.
    package static func render(_ design: ResolvedDesign, mode: Int) -> String {
        JSONWriter.render(value(of: design, mode: mode))
    }

    /// The document of all tokens that a mode has.
    static func value(of design: ResolvedDesign, mode: Int) -> JSONValue {
        var document = DocumentTree()
        var colors: [Color: JSONValue] = [:]
        for token in design.modes[mode].present {
            document.add(self.token(token, &colors), at: design.tokens[token.id].segments)
        }
        for group in design.modes[mode].groups {
            document.addMembers(members(of: group), toGroupAt: group.segments)
        }
        return document.value
    }

    private static func token(_ token: ResolvedToken, _ colors: inout [Color: JSONValue]) -> JSONValue {
        .object([
            "$type": .string(token.type.rawValue),
            "$value": value(token.value, &colors),
            "$description": token.description.map(JSONValue.string),
            "$deprecated": token.deprecation.map(ResolvedJSON.deprecated),
            "$extensions": token.extensions.map { JSONValue($0) },
        ])
    }

    private static func members(of group: ResolvedGroup) -> [JSONValue.Member] {
        let description = group.description.map { JSONValue.Member("$description", .string($0)) }
        let extensions = group.extensions.map { JSONValue.Member("$extensions", JSONValue($0)) }
        return [description, extensions].compactMap { $0 }
    }

    /// A value; many tokens have the same color.
    private static func value(_ value: TokenValue, _ colors: inout [Color: JSONValue]) -> JSONValue {
        guard let color = value.color else { return TokenJSON.value(value) }
        if let known = colors[color] { return known }
        let new = JSONValue.shared(.init(TokenJSON.color(color)))
        colors[color] = new
        return new
    }
}
