import AurumEmitters
import AurumPlatform

/// The file that remembers what was written below an output folder: one relative path a line, sorted by bytes.
struct OutputList {
    /// The paths below the folder.
    let paths: [Path]
    /// Lines that are no path below the folder; nothing is done with them.
    let refused: [String]

    /// Makes the list of some paths.
    init(_ paths: some Sequence<Path>) {
        self.paths = Set(paths).sorted()
        refused = []
    }

    /// Makes the list of paths that are sorted, each there once.
    init(sorted paths: [Path]) {
        self.paths = paths
        refused = []
    }

    /// The paths that another list does not have.
    func paths(notIn other: OutputList) -> [Path] {
        if paths == other.paths { return [] }
        let known = Set(other.paths)
        return paths.filter { !known.contains($0) }
    }

    /// Reads the list of an output folder; one that is not there is empty.
    init(readFrom root: Path, _ fileSystem: any FileSystem) throws(FileFailure) {
        let path = root.appending(OutputSet.listName)
        let bytes = fileSystem.kind(of: path) == nil ? [] : try fileSystem.read(path)
        let lines = bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
        let found = lines.filter(OutputSet.isPlain).map { Path($0) }
        let isSorted = zip(found, found.dropFirst()).allSatisfy { $0 < $1 }
        paths = isSorted ? found : Set(found).sorted()
        refused = lines.filter { !OutputSet.isPlain($0) }
    }

    /// The bytes of the file.
    var contents: [UInt8] {
        paths.flatMap { Array($0.text.utf8) + [UInt8(ascii: "\n")] }
    }
}
