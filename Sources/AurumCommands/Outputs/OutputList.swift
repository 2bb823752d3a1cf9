import AurumEmitters
import AurumPlatform

/// The file that remembers what was written below an output folder: which config asked for it, then one relative path a
/// line, sorted by bytes.
struct OutputList {
    /// What the line about the config begins with; lists without one are older, or no config made them.
    private static let makerPrefix = "# made from "

    /// The paths below the folder.
    let paths: [Path]
    /// The path that leads from the folder to the config that the outputs come from.
    let maker: String?
    /// Lines that are no path below the folder; nothing is done with them.
    let refused: [String]
    /// The bytes it was read from; nil when there is no such file.
    private(set) var original: [UInt8]?

    /// Makes the list of some paths.
    init(_ paths: some Sequence<Path>, maker: String?) {
        self.init(sorted: Set(paths).sorted(), maker: maker)
    }

    /// Makes the list of paths that are sorted, each there once.
    init(sorted paths: [Path], maker: String?) {
        self.paths = paths
        self.maker = maker
        refused = []
    }

    /// The paths that another list does not have.
    func paths(notIn other: OutputList) -> [Path] {
        if paths == other.paths { return [] }
        let known = Set(other.paths)
        return paths.filter { !known.contains($0) }
    }

    /// Whether the file that is there holds just what another list has.
    func isSame(as other: OutputList) -> Bool {
        paths == other.paths && maker.map { Array($0.utf8) } == other.maker.map { Array($0.utf8) }
            && refused == other.refused
    }

    /// Reads the list of an output folder; one that is not there, or is a link, is empty.
    init(readFrom root: Path, _ fileSystem: any FileSystem) throws(FileFailure) {
        let path = root.appending(OutputSet.listName)
        let bytes = try fileSystem.readRegular(path)
        if bytes == nil, !fileSystem.isLink(path), let kind = fileSystem.kind(of: path) {
            let reason = FileFailure.Reason.other("it is a device, pipe or socket")
            throw FileFailure(.read, path.text, kind == .folder ? .isFolder : reason)
        }
        self.init(bytes ?? [])
        original = bytes
    }

    /// Reads the bytes of the file.
    init(_ bytes: [UInt8]) {
        var lines = bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
        if let first = lines.first, first.hasPrefix(Self.makerPrefix) {
            maker = String(first.dropFirst(Self.makerPrefix.count))
            lines.removeFirst()
        } else {
            maker = nil
        }
        let found = lines.filter(OutputSet.isPlain).map { Path($0) }
        let isSorted = zip(found, found.dropFirst()).allSatisfy { $0 < $1 }
        paths = isSorted ? found : Set(found).sorted()
        refused = found.count == lines.count ? [] : lines.filter { !OutputSet.isPlain($0) }
    }

    /// The bytes of the file.
    var contents: [UInt8] {
        let first = maker.map { Array((Self.makerPrefix + $0 + "\n").utf8) } ?? []
        return first + paths.flatMap { Array($0.text.utf8) + [UInt8(ascii: "\n")] }
    }
}
