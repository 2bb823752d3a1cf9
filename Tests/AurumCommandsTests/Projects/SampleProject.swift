import AurumCommands
import AurumPlatform
import Foundation

/// A small project on the disk.
struct SampleProject {
    /// The folder that holds everything; removed with the project.
    let folder: TemporaryFolder
    /// The project's folder.
    let root: Path

    /// Writes a project into a folder below a temporary one; the config is in `tokens/` unless told otherwise.
    init(in name: String = "project", config: String = "tokens/aurum.yaml") throws {
        folder = try TemporaryFolder()
        root = folder.path.appending(name)
        let up = config.contains("/") ? "../" : ""
        let tokens = config.contains("/") ? "" : "tokens/"
        try write(
            config,
            """
            name: Fjord
            tokens: \(tokens)fjord.tokens.yaml
            outputs:
              json: { path: \(up)out/json }
              swift: { path: \(up)out/swift }
            """)
        try write("tokens/fjord.tokens.yaml", "depth: { $type: number, $value: 3 }\n")
    }

    /// Writes a text file below the root, with the folders it needs.
    func write(_ name: String, _ text: String) throws {
        let path = root.appending(name)
        try FileManager.default.createDirectory(atPath: path.parent.text, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: path.text))
    }

    /// Makes a symbolic link below the root.
    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: root.appending(name).text, withDestinationPath: target)
    }

    /// Runs the tool in a folder, by default the root.
    @discardableResult
    func run(_ words: String..., in folder: Path? = nil) -> (code: ExitCode, output: String, errors: String) {
        let environment = Environment(fileSystem: LocalFileSystem(), workingFolder: folder ?? root)
        let code = Tool.run(words, environment)
        return (code, environment.output.text, environment.errors.text)
    }

    /// The content of every file below a folder of the root, by path.
    func contents(of name: String) throws -> [String: [UInt8]] {
        var found: [String: [UInt8]] = [:]
        let folder = root.appending(name).text
        for case let file as String in FileManager.default.enumerator(atPath: folder) ?? .init() {
            let path = folder + "/" + file
            if LocalFileSystem().kind(of: Path(path)) == .file { found[file] = try Files.read(path) }
        }
        return found
    }

    /// When every file below a folder of the root was last written.
    func dates(of name: String) throws -> [String: Date] {
        let folder = root.appending(name).text
        return try Dictionary(
            uniqueKeysWithValues: contents(of: name).keys.map { file in
                let attributes = try FileManager.default.attributesOfItem(atPath: folder + "/" + file)
                return (file, attributes[.modificationDate] as? Date ?? .distantPast)
            })
    }
}
