import AurumCommands
import AurumEmitters
import AurumPlatform
import AurumTestSupport
import Foundation
import Testing

/// Breaks sound documents in every place, one at a time, and compares what the compiler and the schema say.
@Suite(.enabled(if: DocumentValidator.shared != nil))
struct SchemaMutationTests {
    private static let project = "Tests/GoldenTests/Cases/modes-everywhere/input/"
    private static let files = [
        "config": "aurum.yaml", "component": "chip.yaml", "resolver": "tokens/lagoon.resolver.json",
    ]
    /// Codes of errors in a shape, of those that say nothing about meaning.
    private static let shapes: Set = ["A0203", "A0209", "A0210", "A0320", "A0701", "A0702"]

    @Test(arguments: files.keys.sorted())
    func bothSayTheSame(kind: String) throws {
        let validator = try #require(DocumentValidator.shared)
        let schema = try #require(Schemas.all.first { $0.name == kind })
        let path = try #require(Self.files[kind])
        let sound = try #require(try CaseDocuments.all.get()[Self.project + path])
        #expect(sound.errors.isEmpty)
        var mutants: [String: String] = [:]
        for (name, value) in Self.mutants(
            of: try JSONSerialization.jsonObject(with: Data(sound.json.utf8)), "")
        {
            let data = try JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed)
            mutants[name] = String(decoding: data, as: UTF8.self)
        }
        let objections = try validator.objections(to: mutants, schema: schema.text)
        // Without outputs nothing is written out, which is most of the work.
        let disk = try Self.disk().map { path, bytes in
            let text = String(decoding: bytes, as: UTF8.self)
            let end = path.text == Self.files["config"] ? text.range(of: "outputs:")?.lowerBound : nil
            return (path, Array(text[..<(end ?? text.endIndex)].utf8))
        }
        for (name, text) in mutants.sorted(by: { $0.key < $1.key }) {
            let isRejected = objections[name]?.isEmpty == false
            let errors = Self.errors(in: text, of: path, disk)
            if isRejected { #expect(!errors.isEmpty, "\(path) \(name): only the schema objects") }
            let inShape = errors.filter { Self.shapes.contains(String($0.prefix(5))) }
            if !inShape.isEmpty {
                #expect(isRejected, "\(path) \(name): only the compiler objects: \(inShape)")
            }
        }
        #expect(mutants.count > 100)
    }

    /// A value with an unknown member, without a member, or with something of another kind in one place.
    private static func mutants(of value: Any, _ path: String) -> [(String, Any)] {
        var found: [(String, Any)] = []
        if !path.isEmpty {
            let others: [(String, Any)] = [
                ("number", 7.5), ("text", "zzqxj"), ("flag", true), ("list", [Any]()),
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

    private static func disk() throws -> [(Path, [UInt8])] {
        let root = Path(#filePath).parent.parent.parent.parent.appending(project)
        let local = LocalFileSystem()
        var folders = [root]
        var files: [(Path, [UInt8])] = []
        while let folder = folders.popLast() {
            for name in try local.list(folder) {
                let path = folder.appending(name)
                if local.kind(of: path) == .folder {
                    folders.append(path)
                } else {
                    files.append((path.relative(to: root), try local.read(path)))
                }
            }
        }
        return files
    }

    private static func errors(in text: String, of path: String, _ files: [(Path, [UInt8])]) -> [String] {
        let disk = InMemoryFileSystem()
        for (path, bytes) in files { disk.add(Path("/project/" + path.text), bytes) }
        disk.add("/project/" + path, text)
        let environment = Environment(fileSystem: disk, workingFolder: Path("/project"))
        _ = Tool.run(["check", "--diagnostics", "json", "--format", "text"], environment)
        let printed = try? JSONSerialization.jsonObject(with: Data(environment.errors.text.utf8))
        return (printed as? [[String: Any]] ?? []).filter { $0["severity"] as? String == "error" }.map {
            "\($0["code"] ?? "") \($0["message"] ?? "")"
        }
    }
}
