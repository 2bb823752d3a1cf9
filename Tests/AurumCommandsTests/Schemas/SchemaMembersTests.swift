import AurumCommands
import AurumEmitters
import AurumPlatform
import Foundation
import Testing

/// Compares the members that the compiler knows, as it lists them for a member it does not know, with a schema's.
struct SchemaMembersTests {
    /// An object: the file it is in, the way to it there, and the way to it in the schema.
    struct Place: CustomTestStringConvertible, Sendable {
        let file: String
        let path: String
        let pointer: String

        init(_ file: String, _ path: String, _ pointer: String) {
            self.file = file
            self.path = path
            self.pointer = pointer
        }

        var testDescription: String { "\(file) \(path)" }
    }

    private static let places =
        [
            Place("aurum", "", ""),
            Place("aurum", "names", "properties/names"),
            Place("aurum", "system", "properties/system"),
            Place("aurum", "system/appearance", "properties/system/properties/appearance/anyOf/1"),
            Place("aurum", "system/contrast", "properties/system/properties/contrast/anyOf/1"),
            Place("aurum", "outputs/json/manifest", "properties/outputs/properties/json/properties/manifest"),
            Place("spec", "", ""),
            Place("spec", "contrast/0", "properties/contrast/items"),
            Place("spec", "pairing", "properties/pairing"),
            Place("spec", "parameters/label", "properties/parameters/additionalProperties"),
            Place("spec", "host", "properties/host"),
            Place("spec", "figma", "properties/figma"),
            Place("spec", "documentation", "properties/documentation"),
            Place("spec", "documentation/snapshots/0", "properties/documentation/properties/snapshots/items"),
            Place("resolver", "", ""),
            Place("resolver", "sets/base", "definitions/set"),
            Place("resolver", "modifiers/size", "definitions/modifier"),
            Place("resolver", "resolutionOrder/0", "properties/resolutionOrder/items/anyOf/0"),
            Place("resolver", "resolutionOrder/1", "properties/resolutionOrder/items/anyOf/1"),
            Place("resolver", "resolutionOrder/2", "properties/resolutionOrder/items/anyOf/2"),
            Place("resolver", "resolutionOrder/3", "properties/resolutionOrder/items/anyOf/3"),
        ]
        + Emitters.all.map {
            Place("aurum", "outputs/\($0.name)", "properties/outputs/properties/\($0.name)")
        }

    private static let files = [
        "aurum": """
        { "name": "Fjord", "tokens": "a.resolver.json", "components": "spec.json", "names": {},
          "system": { "appearance": {}, "contrast": {} },
          "outputs": { \(Emitters.all.map { "\"\($0.name)\": { \"path\": \"out/\($0.name)\", \"manifest\": {} }" }
            .joined(separator: ", ")) } }
        """,
        "spec": """
        { "component": "Buoy", "parts": { "box": { "background": "{sea}" }, "label": { "color": "{sea}" } },
          "contrast": [{ "part": "label.color", "on": "box.background" }],
          "pairing": { "family": "a", "background": "b", "content": "c" },
          "parameters": { "label": { "text": "label" } },
          "host": { "durations": { "sticky": "until-dismissed" }, "margin": 4,
            "enter": { "value": 1, "unit": "s" }, "exit": { "value": 1, "unit": "s" } },
          "figma": { "file": "f", "node": "1:2" }, "documentation": { "snapshots": [{ "name": "A.b" }] } }
        """,
        "resolver": """
        { "version": "2025.10", "sets": { "base": { "sources": [] } },
          "modifiers": { "size": { "contexts": { "small": [], "large": [] } } },
          "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/size" },
            { "name": "late", "type": "set", "sources": [] },
            { "name": "density", "type": "modifier", "contexts": { "low": [], "high": [] } }] }
        """,
    ]

    @Test(arguments: places)
    func compilerAndSchemaKnowTheSameMembers(place: Place) throws {
        let text = try #require(Self.files[place.file])
        let steps = place.path.split(separator: "/").map(String.init)
        let changed = adding("zzqxj", to: try JSONSerialization.jsonObject(with: Data(text.utf8)), steps[...])
        let data = try JSONSerialization.data(withJSONObject: changed)
        let known = try membersKnown(in: String(decoding: data, as: UTF8.self), of: place.file)
        #expect(known == (try membersDescribed(at: place)))
    }

    /// The members in the help for an unknown one.
    private func membersKnown(in text: String, of file: String) throws -> Set<String> {
        var files = Self.files
        files[file] = text
        let disk = InMemoryFileSystem([
            "/aurum.json": files["aurum"] ?? "", "/spec.json": files["spec"] ?? "",
            "/a.resolver.json": files["resolver"] ?? "",
        ])
        let environment = Environment(fileSystem: disk)
        _ = Tool.run(["check", "--config", "aurum.json", "--diagnostics", "json"], environment)
        let printed = try JSONSerialization.jsonObject(with: Data(environment.errors.text.utf8))
        let diagnostics = try #require(printed as? [[String: Any]])
        let unknown = diagnostics.first { ($0["message"] as? String)?.hasSuffix("no member `zzqxj`") == true }
        let help = try #require((unknown?["help"] as? [String])?.first, "\(environment.errors.text)")
        // Where there is nothing to have, the help is to remove the member.
        return Set(
            help.split(separator: "`").enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) })
    }

    private func membersDescribed(at place: Place) throws -> Set<String> {
        let name = ["aurum": "config", "spec": "component", "resolver": "resolver"][place.file]
        let schema = try #require(Schemas.all.first { $0.name == name })
        var node = try JSONSerialization.jsonObject(with: Data(schema.text.utf8))
        for step in place.pointer.split(separator: "/").map(String.init) {
            let next = Int(step).flatMap { (node as? [Any])?[$0] } ?? (node as? [String: Any])?[step]
            node = try #require(next, "\(step)")
        }
        let object = try #require(node as? [String: Any])
        #expect(object["additionalProperties"] as? Bool == false)
        return Set(try #require(object["properties"] as? [String: Any]).keys)
    }

    private func adding(_ name: String, to value: Any, _ path: ArraySlice<String>) -> Any {
        if var object = value as? [String: Any] {
            guard let step = path.first else { return object.merging([name: 1]) { $1 } }
            object[step] = adding(name, to: object[step] ?? [:], path.dropFirst())
            return object
        }
        guard var list = value as? [Any], let index = path.first.flatMap({ Int($0) }) else { return value }
        list[index] = adding(name, to: list[index], path.dropFirst())
        return list
    }
}
