import AurumCommands
import AurumPlatform
import Foundation

/// A small project in a git repository of its own.
struct GitProject {
    private let folder: TemporaryFolder
    /// The working tree.
    let root: Path

    /// Makes a repository whose first commit has a token `depth` of 3; it stands in a folder with this name.
    init(in name: String = "project", project: String = "") throws {
        folder = try TemporaryFolder()
        root = folder.path.appending(name)
        try FileManager.default.createDirectory(atPath: root.text, withIntermediateDirectories: true)
        try git("init", "-q", "-b", "main")
        try write(
            project + "aurum.yaml",
            "name: Fjord\ntokens: fjord.tokens.yaml\noutputs: { swift: { path: out } }\n")
        try setDepth(3, in: project)
        try commit("one")
    }

    private init(_ folder: TemporaryFolder, _ root: Path) {
        self.folder = folder
        self.root = root
    }

    /// The same files at another place in the temporary folder.
    func at(_ name: String) -> GitProject { GitProject(folder, folder.path.appending(name)) }

    /// A path in the temporary folder.
    func beside(_ name: String) -> String { folder[name] }

    func setDepth(_ depth: Int, in project: String = "") throws {
        try write(project + "fjord.tokens.yaml", "depth: { $type: number, $value: \(depth) }\n")
    }

    func write(_ name: String, _ text: String) throws {
        let path = root.appending(name)
        try FileManager.default.createDirectory(atPath: path.parent.text, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: path.text))
    }

    func commit(_ message: String) throws {
        try git("add", "-A")
        try git("commit", "-q", "--allow-empty", "-m", message)
    }

    /// Runs git, which knows nothing of the user.
    @discardableResult
    func git(_ words: String...) throws -> String {
        let settings = [
            "HOME=\(folder.path.text)", "XDG_CONFIG_HOME=\(folder.path.text)", "GIT_CONFIG_NOSYSTEM=1",
        ]
        let identity = [
            "-c", "user.name=Tester", "-c", "user.email=tester@example.com", "-c",
            "protocol.file.allow=always",
        ]
        guard let program = Programs.path(of: "git"),
            let result = Programs.run(program, ["-C", root.text] + identity + words, settings: settings),
            result.code == 0
        else { throw GitProblem(words: words) }
        return String(decoding: result.output, as: UTF8.self)
    }

    private struct GitProblem: Error {
        let words: [String]
    }

    /// Runs the tool, by default in the root.
    @discardableResult
    func run(_ words: String..., in folder: Path? = nil) -> (code: ExitCode, output: String, errors: String) {
        let environment = Environment(
            fileSystem: LocalFileSystem(), workingFolder: folder ?? root, programs: .installed)
        let code = Tool.run(words, environment)
        return (code, environment.output.text, environment.errors.text)
    }
}
