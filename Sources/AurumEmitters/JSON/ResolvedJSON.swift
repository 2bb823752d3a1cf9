package import AurumCompiler
package import AurumSyntax

/// All tokens of a mode with what was reported on the way, as one object.
package enum ResolvedJSON {
    /// The text of the object; without a design it has no tokens.
    package static func render(
        _ design: ResolvedDesign?, mode: Int = 0, diagnostics: [Diagnostic], sources: SourceMap
    ) -> String {
        JSONWriter.render(value(design, mode: mode, diagnostics: diagnostics, sources: sources))
    }

    /// `tokens` by path, in authored order, then `errors` and `warnings` in the order given.
    package static func value(
        _ design: ResolvedDesign?, mode: Int = 0, diagnostics: [Diagnostic], sources: SourceMap
    ) -> JSONValue {
        .object([
            "tokens": .object(design.map { tokens($0, mode) } ?? []),
            "errors": list(diagnostics, .error, sources),
            "warnings": list(diagnostics, .warning, sources),
        ])
    }

    private static func tokens(_ design: ResolvedDesign, _ mode: Int) -> [JSONValue.Member] {
        guard design.modes.indices.contains(mode) else { return [] }
        return design.modes[mode].present.map { .init(design.tokens[$0.id].path, token($0)) }
    }

    /// A token's type and canonical value, and its metadata where it has any.
    package static func token(_ token: ResolvedToken) -> JSONValue {
        .object([
            "type": .string(token.type.rawValue),
            "value": TokenJSON.value(token.value),
            "description": token.description.map(JSONValue.string),
            "deprecated": token.deprecation.map(deprecated),
            "extensions": token.extensions.map { JSONValue($0) },
        ])
    }

    /// The reason, or `true` where none was given.
    static func deprecated(_ deprecation: Deprecation) -> JSONValue {
        deprecation.reason.map(JSONValue.string) ?? .boolean(true)
    }

    private static func list(_ diagnostics: [Diagnostic], _ severity: Severity, _ sources: SourceMap)
        -> JSONValue
    {
        .array(diagnostics.filter { $0.severity == severity }.map { diagnostic($0, sources) })
    }

    /// Code, message and place; what lies in no file has null for its line, and so has all that is about the
    /// resolver's input, whose file is `<input>` (D-09).
    package static func diagnostic(_ diagnostic: Diagnostic, _ sources: SourceMap) -> JSONValue {
        let file = diagnostic.primary.flatMap { sources[$0.source] }
        let isInput = file.map { $0.path == "<input>" } ?? (diagnostic.code == .wrongInput)
        let place =
            isInput ? nil : diagnostic.primary.flatMap { label in file?.location(of: label.range.start) }
        return .object([
            "code": .string(diagnostic.code.id),
            "message": .string(diagnostic.message),
            "file": .optional(isInput ? "<input>" : file?.path ?? diagnostic.path),
            "line": place.map { .number($0.line) } ?? .null,
            "column": place.map { .number($0.column) } ?? .null,
        ])
    }
}
