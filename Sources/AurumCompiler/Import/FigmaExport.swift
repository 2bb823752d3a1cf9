import AurumSyntax

/// A variable in all modes of its collection.
struct FigmaEntry {
    /// The position of its collection.
    let collection: Int
    /// The variable in each mode of the collection; nil in one that lacks it.
    var variables: [FigmaVariable?]

    /// The variable in the first mode that has it; an entry is made of one.
    var first: FigmaVariable? { variables.lazy.compactMap(\.self).first }
    /// The names that lead to it.
    var path: [String] { first?.path ?? [] }
    /// What it is.
    var kind: FigmaKind { first?.kind ?? .boolean }
}

/// All variables of an export, by collection, and the ways to find them.
struct FigmaExport {
    let collections: [FigmaCollection]
    /// The variables; the position of one is what the rest of the import calls it by.
    private(set) var entries: [FigmaEntry] = []
    private var byPath: [[ExactName: Int]] = []
    private var byName: [[ExactName: Int]] = []
    private var byID: [ExactName: Int] = [:]
    private var sharedIDs: Set<ExactName> = []

    /// Brings the modes of each collection together; variables that do not fit together are reported.
    init(_ collections: [FigmaCollection], _ diagnostics: inout DiagnosticSink) {
        self.collections = collections
        for index in collections.indices { add(index, &diagnostics) }
        for entry in entries { check(entry, &diagnostics) }
    }

    private mutating func add(_ collection: Int, _ diagnostics: inout DiagnosticSink) {
        byPath.append([:])
        byName.append([:])
        let files = collections[collection].files
        for (mode, file) in files.enumerated() {
            for variable in file.variables {
                let entry = entry(of: variable, in: collection, modes: files.count)
                // The second of two members with the same name, which the reader has reported, does not count.
                guard entries[entry].variables[mode] == nil else { continue }
                entries[entry].variables[mode] = variable
                addID(of: variable, entry, &diagnostics)
            }
        }
    }

    private mutating func entry(of variable: FigmaVariable, in collection: Int, modes: Int) -> Int {
        let path = ExactName(variable.dottedPath)
        if let known = byPath[collection][path] { return known }
        entries.append(FigmaEntry(collection: collection, variables: Array(repeating: nil, count: modes)))
        let position = entries.count - 1
        byPath[collection][path] = position
        if byName[collection][ExactName(variable.slashedName)] == nil {
            byName[collection][ExactName(variable.slashedName)] = position
        }
        return position
    }

    private mutating func addID(
        of variable: FigmaVariable, _ entry: Int, _ diagnostics: inout DiagnosticSink
    ) {
        guard let id = variable.id.map({ ExactName($0) }) else { return }
        guard let other = byID[id] else {
            byID[id] = entry
            return
        }
        guard other != entry, sharedIDs.insert(id).inserted else { return }
        diagnostics.report(.repeatedIdentity(id.text, variable, entries[other].first ?? variable))
    }

    private func check(_ entry: FigmaEntry, _ diagnostics: inout DiagnosticSink) {
        guard let first = entry.first else { return }
        let files = collections[entry.collection].files
        for (file, variable) in zip(files, entry.variables) {
            guard let variable else {
                diagnostics.report(.missingInMode(first, file.mode))
                continue
            }
            if variable.kind != first.kind {
                diagnostics.report(.clashingKinds(variable, first))
            } else if variable.meaning != first.meaning {
                diagnostics.report(.clashingScopes(variable, first))
            }
        }
    }

    /// The variable at a dotted path of a collection.
    func entry(at path: String, in collection: Int) -> Int? { byPath[collection][ExactName(path)] }

    /// The variable at a dotted path of any collection, if there is exactly one.
    func entry(at path: String) -> Int? {
        let found = byPath.compactMap { $0[ExactName(path)] }
        return found.count == 1 ? found.first : nil
    }

    /// The variable that a target means, seen from a collection: by its id, else by its name in its collection.
    func entry(of target: FigmaTarget, from collection: Int) -> Int? {
        if let id = target.id.map({ ExactName($0) }), !sharedIDs.contains(id), let found = byID[id] {
            return found
        }
        guard let name = target.name.map({ ExactName($0) }) else { return nil }
        guard let wanted = target.collection else { return byName[collection][name] }
        let named = collections.firstIndex { ExactName($0.name) == ExactName(wanted) }
        return named.flatMap { byName[$0][name] }
    }

    /// The collections that have a variable of a `/`-separated name.
    func collections(withName name: String?) -> [FigmaCollection] {
        guard let name = name.map({ ExactName($0) }) else { return [] }
        return collections.indices.filter { byName[$0][name] != nil }.map { collections[$0] }
    }

    /// The modes of a variable's collection in which it can be seen from a mode of another: the one of the same name,
    /// else the only one, else any.
    func modes(of entry: Int, from collection: Int, mode: Int) -> [Int] {
        let other = entries[entry].collection
        if other == collection { return [mode] }
        let name = ExactName(collections[collection].files[mode].mode)
        let files = collections[other].files
        if let same = files.firstIndex(where: { ExactName($0.mode) == name }) { return [same] }
        return Array(files.indices)
    }
}

extension Diagnostic {
    fileprivate static func repeatedIdentity(
        _ id: String, _ variable: FigmaVariable, _ other: FigmaVariable
    ) -> Diagnostic {
        Diagnostic(
            .repeatedIdentity,
            "`\(variable.dottedPath)` has the id `\(id)`, as `\(other.dottedPath)` has",
            at: variable.member.key.label("the same id"), severity: .warning,
            related: [other.member.key.label("first here")],
            help: ["do not mix exports of different Figma files, whose ids mean different things"])
    }

    fileprivate static func missingInMode(_ variable: FigmaVariable, _ mode: String) -> Diagnostic {
        Diagnostic(
            .missingInMode, "the mode `\(mode)` has no variable `\(variable.dottedPath)`",
            at: variable.member.key.label("in another mode only"), severity: .warning,
            help: ["export all modes of the collection at once"])
    }

    fileprivate static func clashingKinds(_ variable: FigmaVariable, _ first: FigmaVariable) -> Diagnostic {
        Diagnostic(
            .clashingTypes,
            "`\(variable.dottedPath)` is \(variable.kind.phrase) in one mode and \(first.kind.phrase) in another",
            at: variable.member.key.label(variable.kind.phrase),
            related: [first.member.key.label(first.kind.phrase)],
            help: ["export all modes of the collection at once"])
    }

    fileprivate static func clashingScopes(_ variable: FigmaVariable, _ first: FigmaVariable) -> Diagnostic {
        Diagnostic(
            .clashingTypes,
            "the scopes of `\(variable.dottedPath)` give it another meaning than in another mode",
            at: variable.member.key.label("one meaning"),
            related: [first.member.key.label("another meaning")],
            help: ["export all modes of the collection at once"])
    }
}
