import AurumSyntax

/// What variables are bound to, as positions in the export.
struct FigmaLinks {
    /// A variable in one mode of its collection.
    struct Place: Hashable {
        let entry: Int
        let mode: Int
    }

    private let export: FigmaExport
    private var targets: [Place: Int] = [:]
    private var literals: [Place: Place] = [:]

    /// Follows every alias and reference; what leads nowhere is reported.
    init(_ export: FigmaExport, _ diagnostics: inout DiagnosticSink) {
        self.export = export
        for (index, entry) in export.entries.enumerated() {
            for (mode, variable) in entry.variables.enumerated() {
                guard let variable else { continue }
                let found = target(of: variable, from: entry.collection, &diagnostics)
                if let found { targets[Place(entry: index, mode: mode)] = found }
            }
        }
        for place in targets.keys.sorted(by: { ($0.entry, $0.mode) < ($1.entry, $1.mode) }) {
            findLiteral(from: place, &diagnostics)
        }
    }

    /// What a variable is bound to in a mode.
    func target(of entry: Int, in mode: Int) -> Int? { targets[Place(entry: entry, mode: mode)] }

    /// All pairs of a variable and one it is bound to, in order.
    var edges: [(from: Int, to: Int)] {
        targets.map { (from: $0.key.entry, to: $0.value) }.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
    }

    /// The value that was exported for a variable, references followed to their end.
    func exportedValue(of entry: Int, in mode: Int) -> FigmaValue? {
        let place = literals[Place(entry: entry, mode: mode)] ?? Place(entry: entry, mode: mode)
        return variable(at: place)?.value
    }

    /// The value of a variable as it can be seen from a mode of another collection: the one that agrees with a value
    /// when there is a choice.
    func value(of entry: Int, seenFrom collection: Int, mode: Int, like value: FigmaValue?) -> FigmaValue? {
        let values = export.modes(of: entry, from: collection, mode: mode).compactMap {
            exportedValue(of: entry, in: $0)
        }
        return values.first { other in value.flatMap { other.agrees(with: $0) } == true } ?? values.first
    }

    private func variable(at place: Place) -> FigmaVariable? {
        export.entries[place.entry].variables[place.mode]
    }

    private func target(
        of variable: FigmaVariable, from collection: Int, _ diagnostics: inout DiagnosticSink
    ) -> Int? {
        if case .reference(let path) = variable.value {
            let found = export.entry(at: path, in: collection) ?? export.entry(at: path)
            if found == nil { diagnostics.report(.noTarget(path, variable, among: export.entries)) }
            return found
        }
        guard let target = variable.binding?.target else { return nil }
        let found = export.entry(of: target, from: collection)
        guard let found else {
            diagnostics.report(.lostAlias(target, variable, export.collections(withName: target.name)))
            return nil
        }
        if let name = target.name, let other = export.entries[found].first,
            ExactName(name) != ExactName(other.slashedName)
        {
            diagnostics.report(.renamedTarget(name, other, target))
        }
        return found
    }

    /// Follows references, whose values are not exported, until there is a value.
    private mutating func findLiteral(from start: Place, _ diagnostics: inout DiagnosticSink) {
        var passed: [Place] = []
        var seen: Set<Place> = []
        var place = start
        while case .reference = variable(at: place)?.value, literals[place] == nil,
            let target = targets[place]
        {
            passed.append(place)
            guard seen.insert(place).inserted else {
                reportCycle(passed, &diagnostics)
                break
            }
            let collection = export.entries[place.entry].collection
            let modes = export.modes(of: target, from: collection, mode: place.mode)
            guard let mode = modes.first else { break }
            place = Place(entry: target, mode: mode)
        }
        let end = literals[place] ?? place
        for place in passed { literals[place] = end }
    }

    private func reportCycle(_ passed: [Place], _ diagnostics: inout DiagnosticSink) {
        guard let last = passed.last, let variable = variable(at: last) else { return }
        diagnostics.report(.cycle(variable))
    }
}

extension Diagnostic {
    fileprivate static func noTarget(
        _ path: String, _ variable: FigmaVariable, among entries: [FigmaEntry]
    ) -> Diagnostic {
        let nearest = Suggestions.nearest(
            to: path, among: entries.lazy.map { $0.path.joined(separator: ".") })
        return Diagnostic(
            .unknownToken, "no variable named `\(path)`",
            at: variable.valueNode.label("not in any of the files"),
            help: [nearest.map { "did you mean `\($0)`?" } ?? "import the file of its collection as well"])
    }

    fileprivate static func lostAlias(
        _ target: FigmaTarget, _ variable: FigmaVariable, _ others: [FigmaCollection]
    ) -> Diagnostic {
        let candidate = others.first.flatMap { other in
            target.collection.flatMap { name in
                other.files.first.map { file in
                    "`\(other.name)` has a variable of that name; if it is the collection, write "
                        + "`\(name)=\(file.tree.file.path)`"
                }
            }
        }
        return Diagnostic(
            .lostAlias, "the target \(target.phrase) of `\(variable.dottedPath)` is not in any of the files",
            at: target.node.label("not found"), severity: .warning, notes: ["the exported value is used"],
            help: [candidate ?? "import the file of its collection as well"])
    }

    fileprivate static func renamedTarget(
        _ name: String, _ found: FigmaVariable, _ target: FigmaTarget
    ) -> Diagnostic {
        Diagnostic(
            .staleAlias, "the target `\(name)` is named `\(found.slashedName)` in its own file",
            at: target.node.label("the id leads to `\(found.slashedName)`"), severity: .warning,
            related: [found.member.key.label("the variable with the id")],
            notes: ["the id is followed"], help: ["export all collections at once, from one Figma file"])
    }

    fileprivate static func cycle(_ variable: FigmaVariable) -> Diagnostic {
        Diagnostic(
            .referenceCycle, "`\(variable.dottedPath)` refers to itself, directly or through others",
            at: variable.valueNode.label("comes back here"))
    }
}
