import AurumCommands
import AurumPlatform
import Testing

/// A folder of `Cases/`: what is typed in which folder, and what has to come of it.
///
/// - `case.md`: what the case shows, in one line.
/// - `command.txt`: the words after `aurumc`, one command a line; single quotes keep words together.
/// - `input/`: the working folder before the first command; may be absent.
/// - `stdout.txt`, `stderr.txt`: what is printed; absent when that is nothing. With several commands each part begins
///   with a line that repeats the command.
/// - `exit.txt`: the exit codes, one a line.
/// - `expected/`: the files written, whole; `removed.txt`: the paths of files removed, one a line.
struct GoldenCase: CustomTestStringConvertible {
    let name: String
    private let folder: Path
    private let disk = LocalFileSystem()

    /// All cases, sorted by name.
    static var all: [GoldenCase] {
        get throws {
            let cases = Path(#filePath).parent.appending("Cases")
            return try LocalFileSystem().list(cases).filter { !$0.hasPrefix(".") }.map { name in
                GoldenCase(name: name, folder: cases.appending(name))
            }
        }
    }

    private init(name: String, folder: Path) {
        self.name = name
        self.folder = folder
    }

    var testDescription: String { name }

    /// What the case shows.
    func caption() throws -> String {
        String(decoding: try disk.read(folder.appending("case.md")), as: UTF8.self)
    }

    /// What is in the case's folder beside its input.
    func expectedFiles() throws -> [Path: [UInt8]] {
        try files(below: folder).filter { !Self.isInput($0.key) }
    }

    /// What should be there, by what the tool does now.
    func actualFiles() throws -> [Path: [UInt8]] {
        let input = try files(below: folder.appending("input"))
        let fileSystem = InMemoryFileSystem()
        let root = Path("/project")
        try fileSystem.createFolder(root)
        for (path, bytes) in input { fileSystem.add(root.appending(path.text), bytes) }
        var result = try runCommands(in: root, fileSystem)
        var rest = input
        for (path, bytes) in fileSystem.files {
            let relative = path.relative(to: root)
            if rest.removeValue(forKey: relative) != bytes {
                result[Path("expected").appending(relative.text)] = bytes
            }
        }
        if !rest.isEmpty {
            result[Path("removed.txt")] = rest.keys.sorted().flatMap { Array(($0.text + "\n").utf8) }
        }
        return result
    }

    /// Makes the expected files those that the tool gives now.
    func update() throws {
        let actual = try actualFiles()
        for path in try expectedFiles().keys where actual[path] == nil {
            try disk.removeFile(folder.appending(path.text))
            var parent = folder.appending(path.text).parent
            while parent != folder, try disk.removeFolderIfEmpty(parent) { parent = parent.parent }
        }
        for (path, bytes) in actual {
            try disk.createFolder(folder.appending(path.text).parent)
            try disk.write(bytes, to: folder.appending(path.text))
        }
    }

    private func runCommands(in root: Path, _ fileSystem: InMemoryFileSystem) throws -> [Path: [UInt8]] {
        let text = String(decoding: try disk.read(folder.appending("command.txt")), as: UTF8.self)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        var (output, errors, codes) = ("", "", "")
        for line in lines {
            let environment = Environment(fileSystem: fileSystem, workingFolder: root)
            codes += "\(Tool.run(Self.words(line), environment).rawValue)\n"
            let heading =
                lines.count > 1
                ? (["$ aurumc"] + (line.isEmpty ? [] : [line])).joined(separator: " ") + "\n" : ""
            if !environment.output.text.isEmpty { output += heading + environment.output.text }
            if !environment.errors.text.isEmpty { errors += heading + environment.errors.text }
        }
        let streams = ["stdout.txt": output, "stderr.txt": errors, "exit.txt": codes].filter {
            !$0.value.isEmpty
        }
        return Dictionary(uniqueKeysWithValues: streams.map { (Path($0.key), Array($0.value.utf8)) })
    }

    /// Splits at spaces outside single quotes.
    private static func words(_ line: Substring) -> [String] {
        line.split(separator: "'", omittingEmptySubsequences: false).enumerated().flatMap { index, part in
            index % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
        }
    }

    private static func isInput(_ path: Path) -> Bool {
        path.isInside(Path("input")) || ["case.md", "command.txt"].contains(path.text)
    }

    private func files(below root: Path) throws -> [Path: [UInt8]] {
        var found: [Path: [UInt8]] = [:]
        var folders = disk.kind(of: root) == .folder ? [root] : []
        while let next = folders.popLast() {
            for name in try disk.list(next) {
                let path = next.appending(name)
                if disk.kind(of: path) == .folder {
                    folders.append(path)
                } else {
                    found[path.relative(to: root)] = try disk.read(path)
                }
            }
        }
        return found
    }
}
