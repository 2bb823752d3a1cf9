import AurumCommands
import AurumEmitters
import AurumPlatform
import AurumSyntax
import AurumYAML
import Foundation

/// The configs, specs and resolver documents of the golden cases and of the repository's own project, each as JSON and
/// with what the compiler has against it.
struct CaseDocuments {
    /// A document that one of the schemas describes.
    struct Document {
        /// The name of its schema.
        let kind: String
        /// The document as JSON.
        let json: String
        /// The errors that point into it, as codes with messages.
        var errors: Set<String> = []
    }

    /// All of them, by the path from the repository's root.
    static let all = Result { try CaseDocuments().documents }

    /// The commands that say what is wrong with a document.
    private static let compiling: Set<Substring> = ["build", "check", "config", "resolve", "table"]

    private var documents: [String: Document] = [:]
    private let disk = LocalFileSystem()
    private let root = Path(#filePath).parent.parent.parent.parent

    private init() throws {
        let cases = root.appending("Tests/GoldenTests/Cases")
        for name in try disk.list(cases) where disk.kind(of: cases.appending(name + "/input")) == .folder {
            let commands = try disk.read(cases.appending(name + "/command.txt"))
            let lines = String(decoding: commands, as: UTF8.self).split(separator: "\n").map(String.init)
            let compiling = lines.filter { Self.compiling.contains($0.prefix { $0 != " " }) }
            if !compiling.isEmpty { try add(cases.appending(name + "/input"), compiling) }
        }
        try add(root.appending("tokens"), ["build"])
    }

    /// Adds the documents of a folder in which some commands are run.
    private mutating func add(_ folder: Path, _ commands: [String]) throws {
        let files = try self.files(below: folder)
        let configs = Set(
            ["aurum.yaml", "tokens/aurum.yaml"]
                + commands.compactMap { line in
                    line.range(of: "--config ").map { String(line[$0.upperBound...].prefix { $0 != " " }) }
                })
        var specs: Set<String> = []
        for config in configs {
            guard let tree = files[config].flatMap({ Self.tree(config, $0) }),
                let components = tree.root["components"]
            else { continue }
            let patterns =
                components.kind == .array ? components.elements.compactMap(\.string) : [components.text]
            let inside = RelativePath.folder(of: config)
            for pattern in patterns.map({ RelativePath.join(inside, $0) }) {
                specs.formUnion(files.keys.filter { Self.fits($0, pattern) })
            }
        }
        for (path, bytes) in files {
            let kind =
                path.contains(".resolver.")
                ? "resolver" : specs.contains(path) ? "component" : configs.contains(path) ? "config" : nil
            guard let kind, let tree = Self.tree(path, bytes) else { continue }
            let shown = folder.appending(path).relative(to: root).text
            documents[shown] = Document(kind: kind, json: JSONWriter.render(JSONValue(tree.root)))
        }
        for command in commands { run(command, files, folder) }
    }

    /// Notes the errors of a run against the documents they point at.
    private mutating func run(_ command: String, _ files: [String: [UInt8]], _ folder: Path) {
        let fileSystem = InMemoryFileSystem()
        for (path, bytes) in files { fileSystem.add(Path("/project/" + path), bytes) }
        let environment = Environment(fileSystem: fileSystem, workingFolder: Path("/project"))
        let words = command.split(separator: " ").map { $0.filter { $0 != "'" } }
        _ = Tool.run(words + ["--diagnostics", "json"], environment)
        let found = try? JSONSerialization.jsonObject(with: Data(environment.errors.text.utf8))
        for diagnostic in found as? [[String: Any]] ?? [] where diagnostic["severity"] as? String == "error" {
            guard let file = diagnostic["file"] as? String, let code = diagnostic["code"] as? String else {
                continue
            }
            let path = folder.appending(file).relative(to: root).text
            documents[path]?.errors.insert("\(code) \(diagnostic["message"] as? String ?? "")")
        }
    }

    /// A document that can be read as a whole.
    private static func tree(_ path: String, _ bytes: [UInt8]) -> SyntaxTree? {
        var sink = DiagnosticSink()
        let file = SourceFile(id: SourceID(0), path: path, bytes: bytes)
        let tree =
            path.hasSuffix(".json") ? JSONReader().read(file, &sink) : YAMLReader().read(file, &sink)
        return sink.hasErrors ? nil : tree
    }

    private static func fits(_ path: String, _ pattern: String) -> Bool {
        guard let star = pattern.firstIndex(of: "*") else { return path == pattern }
        return path.hasPrefix(pattern[..<star]) && path.hasSuffix(pattern.split(separator: "*").last ?? "")
    }

    private func files(below root: Path) throws -> [String: [UInt8]] {
        var found: [String: [UInt8]] = [:]
        var folders = [root]
        while let next = folders.popLast() {
            for name in try disk.list(next) {
                let path = next.appending(name)
                if disk.kind(of: path) == .folder {
                    folders.append(path)
                } else {
                    found[path.relative(to: root).text] = try disk.read(path)
                }
            }
        }
        return found
    }
}
