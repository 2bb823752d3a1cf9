import AurumCommands
import AurumEmitters
import AurumPlatform
import AurumSyntax
import AurumTestSupport
import AurumYAML
import Testing

struct InitTests {
    private func run(_ words: [String], in folder: Path) throws -> ToolProcess.Outcome {
        try ToolProcess(words, in: folder).finish()
    }

    private func document(_ path: Path) throws -> SyntaxTree {
        var sink = DiagnosticSink()
        let file = SourceFile(id: SourceID(0), path: path.text, bytes: try LocalFileSystem().read(path))
        let tree =
            path.text.hasSuffix(".json") ? JSONReader().read(file, &sink) : YAMLReader().read(file, &sink)
        #expect(sink.isEmpty)
        return tree
    }

    @Test(
        "What it writes builds at once and without warnings, and checks, and resolves",
        arguments: ["yaml", "json"])
    func buildsAtOnce(format: String) throws {
        let folder = try TemporaryFolder()
        let begun = try run(["init", "design", "--format", format], in: folder.path)
        #expect(begun.code == 0)
        #expect(begun.errors.contains("`cd design && aurumc build`"))
        let project = folder.path.appending("design")
        let files = begun.output.split(separator: "\n").map(String.init)
        #expect(files.first == "design/aurum.yaml")
        #expect(files.contains("design/tokens/palette.tokens.\(format)"))
        for file in files {
            #expect(LocalFileSystem().kind(of: folder.path.appending(file)) == .file, "\(file)")
        }

        let built = try run(["build", "--strict"], in: project)
        #expect(built.code == 0 && built.errors.hasPrefix("wrote "), "\(built.errors)")
        let checked = try run(["check", "--strict"], in: project)
        #expect(checked.code == 0 && checked.output.isEmpty && checked.errors.isEmpty)
        for mode in ["light", "dark"] {
            let resolved = try run(["resolve", "--mode", mode], in: project)
            #expect(resolved.code == 0 && resolved.output.contains("surface.background.page"))
        }
        #expect(try run(["table", "tag"], in: project).code == 0)
        #expect(try run(["config", "--effective"], in: project).code == 0)

        let again = try run(["init"], in: project)
        #expect(again.code == 1 && again.output.isEmpty)
        #expect(again.errors.contains("`aurum.yaml` is there already"))
        #expect(try run(["check"], in: project).code == 0)
    }

    @Test("What cannot be written as a whole leaves nothing behind, and nothing of its own is touched")
    func leavesNothing() throws {
        let folder = try TemporaryFolder()
        let design = folder.path.appending("a/design")
        try LocalFileSystem().createFolder(design.appending("tokens"))
        let disk = FullFileSystem(room: 4)
        let environment = Environment(fileSystem: disk, workingFolder: folder.path)
        #expect(Tool.run(["init", "a/design"], environment) == .inputOutput)
        #expect(try disk.list(design) == ["tokens"])
        #expect(try disk.list(design.appending("tokens")).isEmpty)
        #expect(
            Tool.run(
                ["init", "b/new"],
                Environment(fileSystem: FullFileSystem(room: 4), workingFolder: folder.path)) == .inputOutput)
        #expect(try disk.list(folder.path) == ["a"])
    }

    @Test(
        "Each file names a schema beside it that accepts it",
        arguments: ["aurum.yaml", "components/tag.yaml", "tokens/design.resolver.json"])
    func namesItsSchema(name: String) throws {
        let folder = try TemporaryFolder()
        #expect(try run(["init"], in: folder.path).code == 0)
        let path = folder.path.appending(name)
        let document = try document(path)
        let text = String(decoding: document.file.bytes, as: UTF8.self)
        let comment = "# yaml-language-server: $schema="
        let first = text.split(separator: "\n").first ?? ""
        let named =
            first.hasPrefix(comment)
            ? String(first.dropFirst(comment.count)) : document.root["$schema"]?.string
        let schema = path.parent.appending(try #require(named))
        let contents = String(decoding: try LocalFileSystem().read(schema), as: UTF8.self)
        #expect(Schemas.all.contains { $0.text == contents })
        guard let validator = DocumentValidator.shared else { return }
        let json = JSONWriter.render(JSONValue(document.root))
        #expect(try validator.objections(to: [name: json], schema: contents) == [name: []])
    }
}

/// A disk that has room for some more files.
private final class FullFileSystem: FileSystem, @unchecked Sendable {
    private let disk = LocalFileSystem()
    private var room: Int

    init(room: Int) { self.room = room }

    func write(_ bytes: [UInt8], to path: Path) throws(FileFailure) {
        room -= 1
        if room < 0 { throw FileFailure(.write, path.text, .other("no room")) }
        try disk.write(bytes, to: path)
    }
    func read(_ path: Path) throws(FileFailure) -> [UInt8] { try disk.read(path) }
    func kind(of path: Path) -> FileKind? { disk.kind(of: path) }
    func isLink(_ path: Path) -> Bool { disk.isLink(path) }
    func list(_ folder: Path) throws(FileFailure) -> [String] { try disk.list(folder) }
    func createFolder(_ path: Path, isPrivate: Bool) throws(FileFailure) {
        try disk.createFolder(path, isPrivate: isPrivate)
    }
    func removeFile(_ path: Path) throws(FileFailure) { try disk.removeFile(path) }
    func removeFolderIfEmpty(_ path: Path) throws(FileFailure) -> Bool { try disk.removeFolderIfEmpty(path) }
}
