import AurumCompiler
import AurumEmitters
import AurumSyntax
import AurumTestSupport
import AurumYAML
import Foundation
import Testing

/// What we write, held against the JSON schemas that are published with the standard, by a validator that is not ours.
///
/// The schemas are not part of the repository: `.ci/run` says where they are and which Python has the validator.
///
/// They are stricter or looser than the text in places. They reject curly references with a `$root` segment, keywords of
/// weights and stroke styles whose type comes from a group, positions of gradients outside 0 to 1 and `$ref` on groups;
/// they follow no reference and look at a value's shape only where `$type` stands beside it. None of the documents here
/// needs what they wrongly reject.
@Suite("Published schemas", .enabled(if: SchemaValidator.shared != nil))
struct PublishedSchemaTests {
    /// All thirteen types, references of both kinds, two modes.
    static let types: [String: String] = [
        "types.resolver.json": #"""
        { "$schema": "https://www.designtokens.org/schemas/2025.10/resolver.json", "version": "2025.10",
          "sets": { "base": { "description": "All.", "sources": [{ "$ref": "base.tokens.json" }] } },
          "modifiers": { "light": { "contexts": { "day": [], "night": [{ "$ref": "night.tokens.json" }] }, "default": "day" } },
          "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/light" }] }
        """#,
        "base.tokens.json": #"""
        { "ink": { "$type": "color", "$description": "Text.", "$deprecated": "use `paper`",
            "$value": { "colorSpace": "oklch", "components": [0.5, "none", 30], "alpha": 0.5, "hex": "#804020" } },
          "paper": { "$value": "{ink}" },
          "length": { "$type": "dimension", "$value": { "value": 0.5, "unit": "rem" }, "$extensions": { "com.example": [1] } },
          "family": { "$type": "fontFamily", "one": { "$value": "Inter" }, "two": { "$value": ["Inter", "serif"] } },
          "weight": { "$type": "fontWeight", "word": { "$value": "semi-bold" }, "number": { "$value": 350.5 } },
          "time": { "$type": "duration", "$value": { "value": 1.5, "unit": "s" } },
          "curve": { "$type": "cubicBezier", "$value": [0.2, -1, 0.4, 2] },
          "number": { "$type": "number", "$value": -1.25e3 },
          "stroke": { "$type": "strokeStyle", "word": { "$value": "double" },
            "dashes": { "$value": { "dashArray": ["{length}", { "value": 2, "unit": "px" }], "lineCap": "butt" } } },
          "border": { "$type": "border", "$value": { "color": "{ink}", "width": "{length}", "style": "{stroke.dashes}" } },
          "move": { "$type": "transition", "$value": { "duration": "{time}", "delay": { "value": 0, "unit": "ms" }, "timingFunction": "{curve}" } },
          "shadow": { "$type": "shadow",
            "one": { "$value": { "color": "{ink}", "offsetX": "{length}", "offsetY": "{length}", "blur": "{length}", "spread": "{length}", "inset": true } },
            "two": { "$value": ["{shadow.one}", { "color": "{ink}", "offsetX": "{length}", "offsetY": "{length}", "blur": "{length}", "spread": "{length}" }] } },
          "fade": { "$type": "gradient", "$value": [{ "color": "{ink}", "position": 0 }, { "color": "{paper}", "position": 1.5 }] },
          "text": { "$type": "typography", "$value": { "fontFamily": "{family.two}", "fontSize": "{length}", "fontWeight": "{weight.word}",
            "letterSpacing": { "value": -0.1, "unit": "px" }, "lineHeight": 1.25 } },
          "group": { "$root": { "$type": "number", "$value": 1 }, "part": { "$type": "number", "$value": { "$ref": "#/number/$value" } } } }
        """#,
        "night.tokens.json": #"""
        { "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } } }
        """#,
    ]

    private func complaints(_ schema: String, _ document: String) throws -> String {
        try #require(SchemaValidator.shared).complaints(schema: schema, document: document)
    }

    @Test("The tokens of an invented system with every type, in two modes", arguments: ["day", "night"])
    func everyType(mode: String) throws {
        let resolution = Resolution(
            MemorySources(Self.types), inputs: ["types.resolver.json"], choices: [("light", mode)])
        #expect(resolution.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
        let written = Set(resolution.design.defaultMode.present.map(\.value.type))
        #expect(written == Set(TokenType.allCases))
        let text = try Emission(JSONEmitter.self, resolution.design).text("tokens.json")
        #expect(try complaints("format.json", text) == "")
    }

    @Test("Aurum's tokens as they are written")
    func aurum() throws {
        let text = try Emission(JSONEmitter.self, AurumDesign.compiled.design).text("tokens.json")
        #expect(try complaints("format.json", text) == "")
    }

    @Test("Aurum's own sources, YAML read as JSON")
    func sources() throws {
        var loader = DocumentLoader(provider: RepositorySources(), readers: [JSONReader(), YAMLReader()])
        var sink = DiagnosticSink()
        for path in AurumDesign.compiled.design.sources.files.map(\.path) {
            let schema = path.hasSuffix(".resolver.json") ? "resolver.json" : "format.json"
            guard schema == "resolver.json" || path.contains(".tokens.") else { continue }
            let tree = try #require(loader.load(path, from: nil, &sink))
            #expect(try complaints(schema, PlainJSON.text(of: tree.root)) == "", "\(path)")
        }
    }

    @Test("The validator does object to what the standard forbids")
    func objections() throws {
        let unit = #"{ "a": { "$type": "dimension", "$value": { "value": 1, "unit": "em" } } }"#
        #expect(try complaints("format.json", unit) != "")
        #expect(try complaints("resolver.json", #"{ "version": "2025.10" }"#) != "")
    }
}

/// The tree of a document as JSON.
private enum PlainJSON {
    static func text(of node: SyntaxNode) -> String {
        switch node.kind {
        case .object:
            "{"
                + node.members.map { "\(JSONText.quoted($0.name)):\(text(of: $0.value))" }.joined(
                    separator: ",")
                + "}"
        case .array: "[" + node.elements.map { text(of: $0) }.joined(separator: ",") + "]"
        case .string: JSONText.quoted(node.text)
        default: node.text
        }
    }
}
