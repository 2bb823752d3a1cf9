import AurumCompiler
import AurumSyntax

/// The modes of a design in Swift, for a design with values that differ between them.
struct SwiftModes {
    /// The cases of the enum of modes, in the design's order.
    let cases: [String]
    /// The tokens whose constants hold a value for each mode, rather than colors that know their modes.
    let tokensByMode: Set<TokenID>
    /// The parameter of a style that takes a mode.
    let parameter: String

    /// Makes the modes of a design; nil when no value in Swift differs between them.
    init?(_ design: ResolvedDesign, _ names: SwiftNames) {
        guard design.modes.count > 1 else { return nil }
        cases = design.modes.map { Self.enumCase(of: $0.mode) }
        let values = SwiftValues(names: names)
        var differ = false
        var byMode: Set<TokenID> = []
        for id in design.tokens.all {
            let inModes = ValuesByMode(of: id, in: design).values
            guard let first = inModes.first, inModes.contains(where: { $0 != first }) else { continue }
            let expressions = inModes.map(values.expression)
            guard expressions.contains(where: { $0 != expressions[0] }) else { continue }
            differ = true
            if values.merged(expressions, labels: cases) == nil { byMode.insert(id) }
        }
        if !differ { return nil }
        tokensByMode = byMode
        let taken = design.components.flatMap { component in
            component.table.axes.map(ComponentNames.parameter) + component.parameters.map(ViewFile.property)
        }
        parameter = taken.contains("mode") ? names.modeMember : "mode"
    }

    /// Reports modes that share a case.
    func reportSharedNames(_ design: ResolvedDesign, _ names: SwiftNames, _ diagnostics: inout DiagnosticSink)
    {
        // Keys compare by canonical equivalence on purpose: Swift would show both spellings as one name.
        var owners: [String: Int] = [:]
        for (index, name) in cases.enumerated() {
            if let owner = owners[name] {
                let path = "\(names.type("Mode")).\(name)"
                diagnostics.report(.sharedCase(path, first: owner, second: index, design))
            }
            owners[name] = index
        }
    }

    /// The case of a mode.
    private static func enumCase(of mode: Mode) -> String {
        SwiftIdentifiers.enumCase(ComponentNames.camelCase(mode.name))
    }

    /// The default mode as an expression.
    var standard: String { "." + (cases.first ?? "") }

    /// The property of a view that is the mode of its environment.
    func property(_ names: SwiftNames) -> String {
        "@Environment(\\.\(names.modeMember)) private var \(parameter)"
    }

    /// The parameters of a function that takes something for each mode.
    func parameters(of type: String) -> [String] {
        cases.map { SwiftIdentifiers.parameter($0) + ": " + type }
    }

    /// The arguments for such parameters.
    func arguments(_ values: [SwiftExpression]) -> [SwiftExpression.Argument] {
        zip(cases, values).map { .init(SwiftIdentifiers.parameter($0), $1) }
    }
}

extension Diagnostic {
    fileprivate static func sharedCase(
        _ path: String, first: Int, second: Int, _ design: ResolvedDesign
    ) -> Diagnostic {
        let names = [first, second].map { "`\(design.modes[$0].mode.name)`" }.joined(separator: " and ")
        let places = [first, second].map {
            design.modeLabels.indices.contains($0) ? design.modeLabels[$0] : nil
        }
        return Diagnostic(
            .sharedSymbol, "the modes \(names) are both `\(path)` in Swift", at: places[1],
            related: places[0].map { [$0] } ?? [],
            help: ["rename one of them under `modes` in the config"])
    }
}
