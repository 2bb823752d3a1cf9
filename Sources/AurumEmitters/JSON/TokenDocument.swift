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
        for token in design.modes[mode].present {
            document.add(TokenDocument.token(token), at: design.tokens[token.id].segments)
        }
        return document.value
    }

    private static func token(_ token: ResolvedToken) -> JSONValue {
        .object([
            "$type": .string(token.type.rawValue),
            "$value": TokenJSON.value(token.value),
            "$description": token.description.map(JSONValue.string),
            "$deprecated": token.deprecation.map(ResolvedJSON.deprecated),
            "$extensions": token.extensions.map { JSONValue($0) },
        ])
    }
}
