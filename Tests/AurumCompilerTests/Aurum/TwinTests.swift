import AurumCompiler
import AurumSyntax
import AurumTestSupport
import AurumYAML
import Foundation
import Testing

@Suite("Laws of whole designs, on Aurum's own")
struct TwinTests {
    private static let names = [
        "palette", "metrics", "typography", "surface", "feedback", "interactive", "overlay", "elevation",
    ]

    private func text(_ name: String) throws -> [UInt8] {
        try RepositorySources().bytes(at: "tokens/\(name).tokens.yaml")
    }

    private func resolve(_ files: [String: [UInt8]], order: [String]) -> Resolution {
        Resolution(MemorySources(bytes: files), inputs: order)
    }

    @Test("The same tokens as JSON give the same design")
    func jsonTwin() throws {
        var yaml: [String: [UInt8]] = [:]
        var json: [String: [UInt8]] = [:]
        for name in Self.names {
            let bytes = try text(name)
            yaml["\(name).yaml"] = bytes
            var sources = SourceMap()
            var sink = DiagnosticSink()
            let tree = YAMLReader().read(sources.add(path: name, bytes: bytes), &sink)
            json["\(name).json"] = Array(TwinText.json(tree.root).utf8)
        }
        let first = resolve(yaml, order: Self.names.map { $0 + ".yaml" })
        let second = resolve(json, order: Self.names.map { $0 + ".json" })
        #expect(first.codes == [] && second.codes == [])
        #expect(first.paths == second.paths)
        #expect(first.values == second.values)
        #expect(first.values.count > 300)
    }

    @Test("The order in which files are listed changes no value", arguments: [1, 3, 5])
    func shuffled(shift: Int) throws {
        var files: [String: [UInt8]] = [:]
        for name in Self.names { files[name + ".yaml"] = try text(name) }
        let order = Self.names.map { $0 + ".yaml" }
        let other = Array(order[shift...] + order[..<shift]).reversed()
        #expect(resolve(files, order: order).values == resolve(files, order: Array(other)).values)
    }
}

/// Writes what was read from any notation as JSON.
enum TwinText {
    static func json(_ node: SyntaxNode) -> String {
        switch node.kind {
        case .object:
            "{"
                + node.members.map { "\(JSONText.quoted($0.name)): \(json($0.value))" }.joined(
                    separator: ",\n") + "}"
        case .array: "[" + node.elements.map { json($0) }.joined(separator: ", ") + "]"
        case .string: JSONText.quoted(node.text)
        default: node.text
        }
    }
}
