import AurumCommands
import AurumEmitters
import AurumPlatform
import AurumTestSupport
import Foundation
import Testing

/// Breaks sound documents in every place, one at a time, and compares what the compiler and the schema say.
@Suite(.enabled(if: DocumentValidator.shared != nil))
struct SchemaMutationTests {
    @Test(arguments: FullProject.files.keys.sorted())
    func bothSayTheSame(kind: String) throws {
        let validator = try #require(DocumentValidator.shared)
        let schema = try #require(Schemas.all.first { $0.name == kind })
        let path = try #require(FullProject.files[kind])
        let sound = try #require(FullProject.texts[path])
        let files = Self.project(of: kind)
        #expect(Self.errors(in: sound, of: path, files).filter { !$0.hasPrefix("A0815") } == [])
        var mutants: [String: String] = [:]
        for (name, value) in Self.mutants(of: try JSONSerialization.jsonObject(with: Data(sound.utf8)), "") {
            let data = try JSONSerialization.data(
                withJSONObject: value, options: [.fragmentsAllowed, .sortedKeys])
            mutants[name] = String(decoding: data, as: UTF8.self)
        }
        let objections = try validator.objections(to: mutants, schema: schema.text)
        for (name, text) in mutants.sorted(by: { $0.key < $1.key }) {
            let isRejected = objections[name]?.isEmpty == false
            let errors = Self.errors(in: text, of: path, files)
            if isRejected { #expect(!errors.isEmpty, "\(path) \(name): only the schema objects") }
            let inShape = errors.filter(ShapeMistakes.include)
            if !inShape.isEmpty {
                #expect(isRejected, "\(path) \(name): only the compiler objects: \(inShape)")
            }
        }
        #expect(mutants.count > 100)
    }

    /// The files, with a config that says no more than it needs to unless it is what is looked at: modes and outputs are
    /// most of the work.
    private static func project(of kind: String) -> [String: String] {
        let tokens = kind == "component" ? "base.tokens.json" : FullProject.files["resolver"] ?? ""
        let config =
            #"{ "name": "F", "tokens": "\#(tokens)", "components": "buoy.json", "glyphs": "glyphs.json" }"#
        return kind == "config" ? FullProject.texts : FullProject.texts.merging(["aurum.yaml": config]) { $1 }
    }

    /// A value with an unknown member, without a member, or with something of another kind in one place.
    private static func mutants(of value: Any, _ path: String) -> [(String, Any)] {
        var found: [(String, Any)] = []
        // What tokens hold is no business of the schemas.
        if ["/t", "/inl", "/k"].contains(where: path.hasSuffix) { return [] }
        if !path.isEmpty {
            let others: [(String, Any)] = [
                ("number", -7.5), ("text", "zzqxj"), ("flag", true),
                ("list", [Any]()),
                ("object", [String: Any]()),
                ("null", NSNull()),
            ]
            found += others.map { ("\(path) is a \($0.0)", $0.1) }
        }
        if let object = value as? [String: Any] {
            found.append(("\(path) has more", object.merging(["zzqxj": 1]) { $1 }))
            for (name, child) in object {
                found.append(("\(path) lacks \(name)", object.filter { $0.key != name }))
                found += mutants(of: child, "\(path)/\(name)").map {
                    ($0.0, object.merging([name: $0.1]) { $1 })
                }
            }
        } else if let list = value as? [Any] {
            for (index, child) in list.enumerated() {
                found += mutants(of: child, "\(path)/\(index)").map { name, changed in
                    var copy = list
                    copy[index] = changed
                    return (name, copy)
                }
            }
        }
        return found
    }

    private static func errors(in text: String, of path: String, _ files: [String: String]) -> [String] {
        let disk = InMemoryFileSystem()
        for (path, text) in files { disk.add("/project/" + path, text) }
        disk.add("/project/" + path, text)
        let environment = Environment(fileSystem: disk, workingFolder: Path("/project"))
        _ = Tool.run(["check", "--diagnostics", "json", "--format", "text"], environment)
        let printed = try? JSONSerialization.jsonObject(with: Data(environment.errors.text.utf8))
        return (printed as? [[String: Any]] ?? []).filter { $0["severity"] as? String == "error" }.map {
            "\($0["code"] ?? "") \($0["message"] ?? "")"
        }
    }
}
