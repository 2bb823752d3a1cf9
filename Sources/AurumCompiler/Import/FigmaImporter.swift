package import AurumSyntax

/// Makes tokens of Figma's native exports of variables, a file for each collection and mode.
///
/// An importer is another reader: it produces documents, not tokens of a design.
package struct FigmaImporter {
    /// A file to import, and the collection's name when the user said it.
    package struct Input {
        let tree: SyntaxTree
        let collection: String?

        /// Makes an input.
        package init(_ tree: SyntaxTree, collection: String? = nil) {
            self.tree = tree
            self.collection = collection
        }
    }

    private let isNested: Bool

    /// Makes an importer; nested, it puts the tokens of each collection into a group with the collection's name.
    package init(nested isNested: Bool = false) {
        self.isNested = isNested
    }

    /// The tokens of all files; with holes where something has been reported.
    package func read(_ inputs: [Input], _ diagnostics: inout DiagnosticSink) -> ImportedDesign {
        let files = inputs.compactMap { FigmaReader.read($0.tree, collection: $0.collection, &diagnostics) }
        let collections = FigmaCollections.sort(files, &diagnostics)
        let export = FigmaExport(collections, &diagnostics)
        let links = FigmaLinks(export, &diagnostics)
        let paths = FigmaPaths(export, nested: isNested, &diagnostics)
        let values = FigmaTokens(export, links, FigmaMeanings(export, links), paths, &diagnostics)
        return ImportedDesign(
            collections: collections.enumerated().map { index, collection in
                values.collection(collection, at: index, &diagnostics)
            })
    }
}

/// Where variables go.
struct FigmaPaths {
    private let prefixes: [[String]]
    private let export: FigmaExport

    /// Finds places for all variables; two that would get into each other's way are reported.
    init(_ export: FigmaExport, nested isNested: Bool, _ diagnostics: inout DiagnosticSink) {
        self.export = export
        prefixes = export.collections.map { isNested ? [Self.groupName($0.name)] : [] }
        var tokens: [ExactName: Int] = [:]
        var groups: [ExactName: Int] = [:]
        for (index, entry) in export.entries.enumerated() {
            let path = self[index]
            let name = ExactName(path.joined(separator: "."))
            if let other = tokens[name] {
                diagnostics.report(.samePath(name.text, entry, export.entries[other]))
                continue
            }
            tokens[name] = index
            for length in 1..<max(path.count, 1) {
                let group = ExactName(path.prefix(length).joined(separator: "."))
                if groups[group] == nil { groups[group] = index }
            }
        }
        for (index, entry) in export.entries.enumerated() {
            let name = ExactName(self[index].joined(separator: "."))
            guard let other = groups[name], tokens[name] == index else { continue }
            diagnostics.report(.tokenAndGroup(name.text, entry, export.entries[other]))
        }
    }

    /// The names that lead to a variable.
    subscript(entry: Int) -> [String] {
        prefixes[export.entries[entry].collection] + export.entries[entry].path
    }

    /// What comes before the names of a collection's variables.
    func prefix(of collection: Int) -> [String] { prefixes[collection] }

    /// A collection's name as a group can have it.
    private static func groupName(_ name: String) -> String {
        let plain = String(name.map { "{}.".contains($0) ? "-" : $0 })
        return plain.isEmpty || TokenNameRule.isReserved(plain) ? "-" + plain : plain
    }
}

extension Diagnostic {
    private static let rename = ["rename one of them in Figma, or import with `--nest`"]

    fileprivate static func samePath(_ path: String, _ entry: FigmaEntry, _ other: FigmaEntry) -> Diagnostic {
        Diagnostic(
            .clashingPaths, "two collections have a variable `\(path)`",
            at: entry.first?.member.key.label("one of them"),
            related: [other.first?.member.key.label("the other")].compactMap(\.self), help: rename)
    }

    fileprivate static func tokenAndGroup(_ path: String, _ entry: FigmaEntry, _ other: FigmaEntry)
        -> Diagnostic
    {
        Diagnostic(
            .clashingPaths, "`\(path)` is a variable in one place and a group in another",
            at: entry.first?.member.key.label("a variable"),
            related: [other.first?.member.key.label("in a group of that name")].compactMap(\.self),
            help: rename)
    }
}
