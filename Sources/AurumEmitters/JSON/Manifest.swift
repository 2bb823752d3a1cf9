import AurumCompiler
import AurumSyntax

/// The manifest that editors and assistants read: tokens by use, components and their guidance.
///
/// It holds nothing that changes between two builds of the same input.
struct Manifest {
    let design: ResolvedDesign
    let options: ManifestOptions

    /// The whole document.
    var value: JSONValue {
        .object([
            .init("schemaVersion", .string("2")),
            .init(design.name.lowercased(), library),
            .init("tokens", ManifestTokens(design: design, options: options).value),
            .init("components", .array(design.components.map(component))),
            .init("codeConnect", .array(codeConnect)),
            .init("icons", .array(design.glyphs.glyphs.map(icon))),
            .init("changelog", .object(["raw": .string(""), "entries": .array([])])),
            .init("meta", .object(["figmaFileKey": figmaFile.map(JSONValue.string)])),
        ])
    }

    private var library: JSONValue {
        .object([
            "library": .string(options.library ?? design.name),
            "version": options.version.map(JSONValue.string),
            "platforms": .strings(options.platforms),
        ])
    }

    private var figmaFile: String? { design.components.lazy.compactMap { $0.figma?.file }.first }

    private func component(_ component: Component) -> JSONValue {
        let texts = component.documentation
        return .object([
            "name": .string(component.name),
            "family": .string(texts.family),
            "platforms": .strings(options.platforms),
            "summary": .string(texts.summary),
            "intendedUse": .string(texts.intendedUse),
            "usage": .object(["do": .strings(texts.dos), "dont": .strings(texts.donts)]),
            "relatedTokens": .strings(relatedTokens(of: component)),
            "figmaNodeId": .optional(component.figma?.node),
            "figmaUrl": .optional(component.figma?.url),
            "codeConnectPath": .optional(texts.codeConnect),
            "sourcePath": .optional(texts.source),
        ])
    }

    /// The code names of all tokens in the table, in authored order.
    private func relatedTokens(of component: Component) -> [String] {
        component.table.tokens.map { design.naming.codeName(of: design.tokens[$0]) }
    }

    /// One entry for each component and platform that has a Code Connect file.
    private var codeConnect: [JSONValue] {
        design.components.flatMap { component -> [JSONValue] in
            guard let figma = component.figma, let path = component.documentation.codeConnect else {
                return []
            }
            return options.platforms.map { platform in
                .object([
                    "component": .string(component.name),
                    "figmaNodeId": .string(figma.node),
                    "figmaUrl": .string(figma.url),
                    "kotlinPath": .null,
                    "swiftPath": .string(path),
                    "platform": .string(platform),
                ])
            }
        }
    }

    /// The category is what stands before the last dot of a glyph's name.
    private func icon(_ glyph: Glyph) -> JSONValue {
        let dot = glyph.name.lastIndex(of: ".")
        let name = dot.map { String(glyph.name[glyph.name.index(after: $0)...]) } ?? glyph.name
        return .object([
            "name": .string(name), "category": .string(dot.map { String(glyph.name[..<$0]) } ?? ""),
        ])
    }
}
