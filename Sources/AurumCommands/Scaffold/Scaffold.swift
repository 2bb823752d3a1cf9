import AurumEmitters
import AurumPlatform
import AurumSyntax
import AurumYAML

/// The files that a project begins with.
struct Scaffold {
    /// The notation of the token files; the config is always YAML and the resolver document always JSON.
    enum Format: String, CaseIterable, Sendable {
        case yaml, json
    }

    /// A file by its path from the project's folder.
    struct File {
        let path: String
        let text: String
    }

    /// The folder with the schemas that the other files name.
    static let schemas = ".aurum"

    /// The files, the config first.
    let files: [File]

    /// Makes the files in a notation.
    init(_ format: Format) {
        let tokens = [("palette", Self.palette), ("light", Self.light), ("dark", Self.dark)].map {
            name, text in
            File(path: "tokens/\(name).tokens.\(format.rawValue)", text: Self.noted(text, format))
        }
        let schemas = Schemas.all.map { File(path: "\(Self.schemas)/\($0.fileName)", text: $0.text) }
        files =
            [
                File(path: ConfigurationFile.name, text: Self.config),
                File(path: "tokens/design.resolver.json", text: Self.resolver(format)),
            ] + tokens + [File(path: "components/tag.yaml", text: Self.component)] + schemas
    }

    /// The text of a YAML document in a notation; JSON has no place for its comments.
    private static func noted(_ text: String, _ format: Format) -> String {
        guard format == .json else { return text }
        var sink = DiagnosticSink()
        let file = SourceFile(id: SourceID(0), path: "tokens.yaml", bytes: Array(text.utf8))
        return JSONWriter.render(JSONValue(YAMLReader().read(file, &sink).root))
    }
}

extension Scaffold {
    /// What stands where the files are to go, from the project's folder.
    func obstacles(in folder: Path, _ disk: any FileSystem) -> [String] {
        // A config there would be hidden by the new one.
        let paths = files.map(\.path) + ["tokens/" + ConfigurationFile.name]
        var found: [String] = []
        for path in paths {
            let place = folder.appending(path)
            let blocked = Self.file(above: place, upTo: folder, disk)
            let isTaken = disk.kind(of: place) != nil || disk.isLink(place)
            guard let obstacle = blocked ?? (isTaken ? place : nil) else { continue }
            let shown = obstacle.relative(to: folder).text
            if !found.contains(shown) { found.append(shown) }
        }
        return found
    }

    /// Something that is no folder where one is needed.
    private static func file(above path: Path, upTo folder: Path, _ disk: any FileSystem) -> Path? {
        var parent = path.parent
        while parent.isInside(folder), parent != folder {
            if let kind = disk.kind(of: parent), kind != .folder { return parent }
            parent = parent.parent
        }
        return nil
    }

    /// Writes all files, or none when one cannot be written; then the folders made for them go as well.
    func write(to folder: Path, _ disk: any FileSystem) throws(FileFailure) {
        var written: [Path] = []
        var made: [Path] = []
        do throws(FileFailure) {
            for file in files {
                let path = folder.appending(file.path)
                made += Self.missing(path.parent, disk)
                try disk.createFolder(path.parent)
                try disk.write(Array(file.text.utf8), to: path)
                written.append(path)
            }
        } catch {
            for path in written { try? disk.removeFile(path) }
            for folder in made.reversed() { _ = try? disk.removeFolderIfEmpty(folder) }
            throw error
        }
    }

    /// The folders of a path that are not there, from the outermost.
    private static func missing(_ folder: Path, _ disk: any FileSystem) -> [Path] {
        var missing: [Path] = []
        var folder = folder
        while disk.kind(of: folder) == nil, folder != folder.parent {
            missing.append(folder)
            folder = folder.parent
        }
        return missing.reversed()
    }
}
