package import AurumCompiler
package import AurumSyntax

/// Writes imported tokens as documents of the standard: a token file for each collection and mode, and a resolver
/// document when a collection has several modes.
package struct ImportedFiles: Sendable {
    /// The notation of the token files; resolver documents are always JSON.
    package enum Format: String, CaseIterable, Sendable {
        case json, yaml
    }

    /// The files.
    package let output: OutputSet
    /// The paths of the token files.
    package let tokenFiles: [String]
    /// The path of the resolver document, if there is one.
    package let resolver: String?
    /// The modifiers of the resolver document with their contexts.
    package let switches: [(name: String, contexts: [String])]

    /// Renders a design; the resolver document gets the name of the tool the tokens come from.
    package init(
        _ design: ImportedDesign, from tool: String, as format: Format, _ diagnostics: inout DiagnosticSink
    ) {
        var output = OutputSet()
        var names = FileNames()
        var collections: [(ImportedCollection, paths: [String])] = []
        for collection in design.collections {
            var paths: [String] = []
            for mode in collection.modes {
                let isOnly = collection.modes.count == 1
                let name = names.name(for: isOnly ? collection.name : collection.name + "." + mode.name)
                paths.append("\(name).tokens.\(format.rawValue)")
                output.add(
                    paths[paths.count - 1], Self.render(ImportedJSON.document(mode), format), &diagnostics)
            }
            collections.append((collection, paths))
        }
        switches = design.collections.filter { $0.modes.count > 1 }.map { ($0.name, $0.modes.map(\.name)) }
        resolver = switches.isEmpty ? nil : "\(tool).resolver.json"
        if let resolver {
            output.add(resolver, JSONWriter.render(Self.resolver(collections)), &diagnostics)
        }
        tokenFiles = collections.flatMap(\.paths)
        self.output = output
    }

    private static func render(_ value: JSONValue, _ format: Format) -> String {
        switch format {
        case .json: JSONWriter.render(value)
        case .yaml: YAMLWriter.render(value)
        }
    }

    /// A set for each collection with one mode, a modifier for each with several; the first mode is the default.
    private static func resolver(_ collections: [(ImportedCollection, paths: [String])]) -> JSONValue {
        var sets: [JSONValue.Member] = []
        var modifiers: [JSONValue.Member] = []
        var order: [JSONValue] = []
        for (collection, paths) in collections {
            let sources = paths.map { JSONValue.array([.object(["$ref": .string($0)])]) }
            if collection.modes.count == 1, let source = sources.first {
                sets.append(.init(collection.name, .object(["sources": source])))
                order.append(.object(["$ref": .string(PointerText.text(["sets", collection.name]))]))
            } else {
                let contexts = zip(collection.modes, sources).map { JSONValue.Member($0.name, $1) }
                modifiers.append(
                    .init(
                        collection.name,
                        .object([
                            "contexts": .object(contexts),
                            "default": collection.modes.first.map { .string($0.name) },
                        ])))
                order.append(.object(["$ref": .string(PointerText.text(["modifiers", collection.name]))]))
            }
        }
        return .object([
            "$schema": .string("https://www.designtokens.org/schemas/2025.10/resolver.json"),
            "version": .string("2025.10"),
            "sets": sets.isEmpty ? nil : .object(sets),
            "modifiers": .object(modifiers),
            "resolutionOrder": .array(order),
        ])
    }
}
