import AurumCommands
import AurumPlatform
import Foundation
import Testing

struct ImportCommandTests {
    private static let scale =
        #"{ "2": { "$type": "number", "$value": 8 }, "$extensions": { "com.figma.modeName": "Value" } }"#

    private func run(_ line: String, _ files: InMemoryFileSystem) -> (
        code: ExitCode, out: String, errors: String
    ) {
        let environment = Environment(fileSystem: files, workingFolder: Path("/p"))
        let code = Tool.run(line.split(separator: " ").map(String.init), environment)
        return (code, environment.output.text, environment.errors.text)
    }

    private func text(_ path: String, _ files: InMemoryFileSystem) -> String? {
        files.files.first { $0.path == Path(path) }.map { String(decoding: $0.bytes, as: UTF8.self) }
    }

    @Test func writesOnceAndThenNothing() {
        let files = InMemoryFileSystem(["/p/Scale.Value.tokens.json": Self.scale])
        let first = run("import figma Scale.Value.tokens.json -o out", files)
        #expect(first.code == .success)
        #expect(first.errors == "wrote 1 file in `out`\n")
        #expect(text("/p/out/Scale.tokens.json", files)?.contains("\"$value\": 8") == true)
        #expect(run("import figma Scale.Value.tokens.json -o out", files).errors.contains("nothing to write"))
    }

    @Test func keepsFilesThatItDidNotWrite() {
        let files = InMemoryFileSystem([
            "/p/Scale.Value.tokens.json": Self.scale, "/p/out/Scale.tokens.json": "mine",
        ])
        let refused = run("import figma Scale.Value.tokens.json -o out", files)
        #expect(refused.code == .fault)
        #expect(refused.errors.contains("A0914"))
        #expect(text("/p/out/Scale.tokens.json", files) == "mine")
        #expect(run("import figma Scale.Value.tokens.json -o out --force", files).code == .success)
        #expect(text("/p/out/Scale.tokens.json", files) != "mine")
    }

    @Test func keepsOutOfFoldersOfOtherOutputs() {
        let files = InMemoryFileSystem([
            "/p/Scale.Value.tokens.json": Self.scale, "/p/out/.aurumc-files": "Tokens.swift\n",
            "/p/out/Tokens.swift": "",
        ])
        let result = run("import figma Scale.Value.tokens.json -o out --force", files)
        #expect(result.code == .fault)
        #expect(result.errors.contains("A0915"))
        #expect(text("/p/out/Tokens.swift", files) != nil)
    }

    @Test func dryRunWritesNothing() {
        let files = InMemoryFileSystem(["/p/Scale.Value.tokens.json": Self.scale])
        let result = run("import figma Scale.Value.tokens.json --dry-run", files)
        #expect(result.code == .success)
        #expect(result.out.hasPrefix("==> Scale.tokens.json <==\n{"))
        #expect(files.files.count == 1)
    }

    @Test func missingFileAndWrongWords() {
        let files = InMemoryFileSystem(["/p/a.json": Self.scale])
        #expect(run("import figma b.json -o out", files).code == .missingInput)
        #expect(run("import sketch a.json -o out", files).code == .usage)
        #expect(run("import figma a.json", files).code == .usage)
    }

    @Test func strictMakesWarningsErrors() {
        let files = InMemoryFileSystem([
            "/p/a.json":
                #"{ "a": { "$type": "boolean", "$value": true }, "b": { "$type": "number", "$value": 1 } }"#
        ])
        #expect(run("import figma a.json -o out --strict", files).code == .fault)
        #expect(files.files.count == 1)
    }

    @Test func anErrorInTheResultIsSaidBeforeAnythingIsWritten() {
        let files = InMemoryFileSystem([
            "/p/a.json": #"{ "a": { "$type": "duration", "$value": { "value": 1, "unit": "h" } } }"#
        ])
        let result = run("import figma a.json -o out", files)
        #expect(result.code == .fault)
        #expect(result.errors.contains("out/a.tokens.json"))
        #expect(files.files.count == 1)
    }

    @Test(arguments: ["json", "yaml"], 1...12)
    func importedDocumentsGiveTheExportedValues(format: String, seed: Int) throws {
        let export = RandomExport(seed: UInt64(seed))
        let files = InMemoryFileSystem(export.files.reduce(into: [:]) { $0["/p/in/" + $1.key] = $1.value })
        let names = export.files.keys.sorted().map { "in/" + $0 }.joined(separator: " ")
        let imported = run("import figma \(names) -o out --format \(format)", files)
        #expect(imported.code == .success, "\(imported.errors)")
        #expect(!imported.errors.contains("error["), "\(imported.errors)")
        #expect(!imported.errors.contains("A0907"), "\(imported.errors)")
        for mode in export.modes {
            let resolved = run(
                "resolve out/figma.resolver.json --input Theme=\(mode) --format json", files)
            let object = try #require(
                try JSONSerialization.jsonObject(with: Data(resolved.out.utf8)) as? [String: Any])
            let tokens = try #require(object["tokens"] as? [String: [String: Any]])
            let expected = export.expected(in: mode)
            #expect(Set(tokens.keys) == Set(expected.keys))
            for (path, numbers) in expected {
                #expect(RandomExport.numbers(in: tokens[path]?["value"]) == numbers, "\(path) in \(mode)")
            }
        }
    }

    @Test(arguments: 1...300)
    func hostileExportsNeverCrash(seed: Int) throws {
        var random = SplitMix(state: UInt64(seed))
        let export = RandomExport(seed: UInt64(seed))
        var files: [String: String] = [:]
        for (name, text) in export.files.sorted(by: { $0.key < $1.key }) {
            var data = try JSONSerialization.jsonObject(with: Data(text.utf8))
            for _ in 0..<3 { data = Self.spoiled(data, &random) }
            let bytes = try JSONSerialization.data(
                withJSONObject: data, options: [.fragmentsAllowed, .sortedKeys])
            files["/p/in/" + name] = String(decoding: bytes, as: UTF8.self)
        }
        let names = export.files.keys.sorted().map { "in/" + $0 }.joined(separator: " ")
        let flags = seed % 2 == 0 ? " --nest --format yaml" : ""
        let result = run("import figma \(names) --dry-run\(flags)", InMemoryFileSystem(files))
        #expect([.success, .fault].contains(result.code))
        #expect(result.code == .success || result.errors.contains("error["))
    }

    /// The same data with something of another kind in a random place.
    private static func spoiled(_ data: Any, _ random: inout SplitMix) -> Any {
        let junk: [Any] = [
            NSNull(), true, -1, 1e300, "", "{a.b}", "{", "$root", [Any](), [1, 2], [String: Any](),
            ["$value": 1],
            ["$ref": "#/a"], ["com.figma.modeName": 3],
        ]
        if random.next(8) == 0 { return junk[random.next(junk.count)] }
        if var object = data as? [String: Any], !object.isEmpty {
            let key = object.keys.sorted()[random.next(object.count)]
            if let value = object[key] { object[key] = spoiled(value, &random) }
            return object
        }
        if var list = data as? [Any], !list.isEmpty {
            let index = random.next(list.count)
            list[index] = spoiled(list[index], &random)
            return list
        }
        return junk[random.next(junk.count)]
    }
}
