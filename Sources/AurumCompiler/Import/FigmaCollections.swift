import AurumSyntax

/// A collection: its name and its files, one for each mode.
struct FigmaCollection {
    let name: String
    let files: [FigmaFile]
}

/// Sorts files into collections.
///
/// An export does not say which collection it is of. Files of one collection hold the same variables, by path and id.
/// The name is what aliases in other files call it, or what the file's path says beside the mode.
enum FigmaCollections {
    /// The collections, in the order of their first files.
    static func sort(_ files: [FigmaFile], _ diagnostics: inout DiagnosticSink) -> [FigmaCollection] {
        let names = collectionNames(in: files)
        let candidates = files.map { (file: $0, identities: identities($0)) }
        var grouped: [[(file: FigmaFile, identities: Set<ExactName>)]] = []
        for candidate in candidates {
            let position = grouped.firstIndex { group in
                group.contains { belongTogether(candidate, $0) }
            }
            if let position { grouped[position].append(candidate) } else { grouped.append([candidate]) }
        }
        let groups = grouped.map { $0.map(\.file) }
        let collections = groups.map { group in
            FigmaCollection(name: name(of: group, names), files: distinctModes(group, &diagnostics))
        }
        checkNames(collections, &diagnostics)
        return collections
    }

    private static func belongTogether(
        _ left: (file: FigmaFile, identities: Set<ExactName>),
        _ right: (file: FigmaFile, identities: Set<ExactName>)
    ) -> Bool {
        if let name = left.file.givenCollection, let other = right.file.givenCollection {
            return ExactName(name) == ExactName(other)
        }
        let fewer = min(left.identities.count, right.identities.count)
        // Half, because files exported at different times differ by a few variables.
        if fewer > 0 { return left.identities.intersection(right.identities).count * 2 >= fewer }
        return pathName(of: left.file).map { ExactName($0) } == pathName(of: right.file).map { ExactName($0) }
    }

    /// The variables of a file that have an id, which is unique in one Figma file only, with their names.
    private static func identities(_ file: FigmaFile) -> Set<ExactName> {
        Set(
            file.variables.compactMap { variable in
                variable.id.map { ExactName($0 + "\n" + variable.dottedPath) }
            })
    }

    private static func pathName(of file: FigmaFile) -> String? {
        file.givenCollection ?? file.name.collection(beside: file.mode)
    }

    /// What aliases call the collections of the variables they lead to, by the variable's id and name.
    private static func collectionNames(in files: [FigmaFile]) -> [ExactName: String] {
        var names: [ExactName: String] = [:]
        for variable in files.lazy.flatMap(\.variables) {
            guard let target = variable.binding?.target, let id = target.id, let name = target.name,
                let collection = target.collection
            else { continue }
            names[ExactName(id + "\n" + name)] = collection
        }
        return names
    }

    private static func name(of group: [FigmaFile], _ names: [ExactName: String]) -> String {
        if let given = group.lazy.compactMap(\.givenCollection).first { return given }
        for variable in group.lazy.flatMap(\.variables) {
            guard let id = variable.id else { continue }
            if let name = names[ExactName(id + "\n" + variable.slashedName)] { return name }
        }
        let own = group.compactMap(pathName)
        guard let first = own.first else { return group.first?.mode ?? "" }
        if own.allSatisfy({ ExactName($0) == ExactName(first) }) { return first }
        let shared = own.dropFirst().reduce(first) { $0.commonPrefix(with: $1) }
        let trimmed = shared.trimmingSeparators()
        return trimmed.isEmpty ? first : trimmed
    }

    /// The files of a collection without those whose mode another file has, which are reported.
    private static func distinctModes(
        _ group: [FigmaFile], _ diagnostics: inout DiagnosticSink
    ) -> [FigmaFile] {
        var distinct: [FigmaFile] = []
        for file in group {
            if let other = distinct.first(where: { $0.mode.lowercased() == file.mode.lowercased() }) {
                diagnostics.report(.repeatedMode(file, other))
            } else {
                distinct.append(file)
            }
        }
        return distinct
    }

    private static func checkNames(_ collections: [FigmaCollection], _ diagnostics: inout DiagnosticSink) {
        var first: [String: FigmaCollection] = [:]
        for collection in collections {
            let name = collection.name.lowercased()
            if let other = first[name] {
                diagnostics.report(.unclearCollection(collection, other))
            } else {
                first[name] = collection
            }
        }
    }
}

extension String {
    fileprivate func commonPrefix(with other: String) -> String {
        String(zip(self, other).prefix { $0 == $1 }.map(\.0))
    }

    fileprivate func trimmingSeparators() -> String {
        var rest = self[...]
        while let last = rest.last, " ._-/".contains(last) { rest.removeLast() }
        return String(rest)
    }
}

extension Diagnostic {
    fileprivate static func repeatedMode(_ file: FigmaFile, _ other: FigmaFile) -> Diagnostic {
        Diagnostic(
            .repeatedMode, "two files hold the mode `\(file.mode)` of the same collection",
            at: file.modeLabel,
            related: [other.modeLabel],
            help: ["leave one of them out, or say what they are: `COLLECTION=\(file.tree.file.path)`"])
    }

    fileprivate static func unclearCollection(_ collection: FigmaCollection, _ other: FigmaCollection)
        -> Diagnostic
    {
        let path = collection.files.first?.tree.file.path ?? ""
        return Diagnostic(
            .unclearCollection, "two collections seem to be named `\(collection.name)`",
            at: collection.files.first?.tree.start("one of them"),
            related: other.files.first.map { [$0.tree.start("the other")] } ?? [],
            help: ["say which one it is: `COLLECTION=\(path)`"])
    }
}
