package import AurumEmitters
package import AurumPlatform
package import AurumSyntax

/// What to do so that an output folder holds exactly the files that the input gives.
package struct OutputPlan: Sendable {
    /// A file to write.
    package struct Write: Sendable {
        /// The file.
        package let file: OutputFile
        /// What is there now; nil when nothing is.
        package let current: [UInt8]?
        /// Whether a symbolic link is there, which the file replaces.
        package let isLink: Bool
    }

    /// A file that was made before and is no longer made.
    package struct Removal: Sendable {
        /// The path below the folder.
        package let path: String
        /// What is there now.
        package let current: [UInt8]
    }

    /// The output folder.
    package let root: Path
    /// The files to write, sorted by path, the folder's list of outputs not among them.
    package let writes: [Write]
    /// The files to remove, sorted by path.
    package let removals: [Removal]
    /// The files that builds which were cut short left behind, as paths below the folder.
    package let temporaries: [Path]
    /// Whether no output has the folder any more, so that its list goes as well.
    package let isAbandoned: Bool
    /// How many files are as they should be.
    package let unchangedCount: Int
    /// The list of outputs to leave behind.
    let list: OutputList
    /// The list of outputs that is there.
    let currentList: OutputList

    /// Whether there is nothing to do.
    package var isUpToDate: Bool {
        writes.isEmpty && removals.isEmpty && temporaries.isEmpty && !isListStale && !isAbandoned
    }
    /// Whether the list of outputs differs from what it should be.
    var isListStale: Bool { !list.isSame(as: currentList) }
}

extension OutputPlan {
    /// Compares the files that come from a config with the disk, which is not changed; what stands in the way is
    /// reported.
    package init(
        root: Path, files: [OutputFile], _ fileSystem: any FileSystem, shownAs shown: String,
        madeFrom config: Path? = nil, _ diagnostics: inout DiagnosticSink
    ) throws(FileFailure) {
        if let obstacle = Self.obstacle(to: root, fileSystem) {
            diagnostics.report(.noFolder(root, obstacle, shown))
            self.init(notIn: root)
            return
        }
        let currentList = try OutputList(readFrom: root, fileSystem)
        for line in currentList.refused { diagnostics.report(.refusedLine(line, in: shown)) }
        let paths = files.map { Path($0.path) }
        let order = files.indices.sorted { paths[$0] < paths[$1] }
        let wanted = OutputList(
            sorted: order.map { paths[$0] }, maker: config.flatMap { Self.maker($0, root) })
        let leftovers = currentList.paths(notIn: wanted)
        let removals = leftovers.filter { Self.isRemovable($0, below: root, fileSystem) }
        let removedNames = Set(removals.map { $0.text.lowercased() })
        var writes: [Write] = []
        for (path, file) in order.lazy.map({ (paths[$0], files[$0]) }) {
            // On a disk that ignores letter case the removal of the old spelling removes this file as well.
            let isRemoved = !removedNames.isEmpty && removedNames.contains(file.path.lowercased())
            let place = root.appending(path.text, normalizing: false)
            if !isRemoved, fileSystem.holds(place, file.contents) { continue }
            let current = try Self.content(of: path, below: root, fileSystem)
            // A file that is there has nothing in its way.
            let isLink = current == nil && fileSystem.isLink(root.appending(path.text))
            if current == nil,
                let obstacle = Self.obstacle(to: path, isLink, below: root, removals, fileSystem)
            {
                diagnostics.report(.inTheWay(of: file.path, obstacle, in: shown))
                continue
            }
            writes.append(Write(file: file, current: current, isLink: isLink))
        }
        self.init(
            root: root, writes: writes, removals: try Self.contents(of: removals, below: root, fileSystem),
            temporaries: LeftoverFiles.temporaries(
                of: wanted.paths == currentList.paths ? [wanted] : [wanted, currentList], below: root,
                fileSystem),
            isAbandoned: false, unchangedCount: files.count - writes.count, list: wanted,
            currentList: currentList)
    }

    /// What to do with a folder that no output has any more; what is in the folders of outputs stays.
    init(
        abandoned root: Path, _ list: OutputList, outside outputs: [Path], _ fileSystem: any FileSystem
    ) throws(FileFailure) {
        let real = outputs.map { fileSystem.realPath($0) }
        let removable = list.paths.filter { path in
            let place = fileSystem.realPath(root).appending(path.text)
            return Self.isRemovable(path, below: root, fileSystem) && !real.contains { place.isInside($0) }
        }
        self.init(
            root: root, writes: [], removals: try Self.contents(of: removable, below: root, fileSystem),
            temporaries: LeftoverFiles.temporaries(of: [list], below: root, fileSystem),
            isAbandoned: true, unchangedCount: 0, list: OutputList(sorted: [], maker: nil), currentList: list)
    }

    /// A plan to do nothing in a folder that cannot be one.
    private init(notIn root: Path) {
        let list = OutputList(sorted: [], maker: nil)
        self.init(
            root: root, writes: [], removals: [], temporaries: [], isAbandoned: false, unchangedCount: 0,
            list: list, currentList: list)
    }

    /// How a list names the config; nil when the name would not fit a line.
    private static func maker(_ config: Path, _ root: Path) -> String? {
        let text = config.relative(to: root).text
        return text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F } ? text : nil
    }

    /// What a file holds; nil when there is none.
    private static func content(
        of path: Path, below root: Path, _ fileSystem: any FileSystem
    ) throws(FileFailure) -> [UInt8]? {
        do {
            return try fileSystem.readRegular(root.appending(path.text, normalizing: false))
        } catch {
            // No output is as large, so it differs.
            if case .tooLarge = error.reason { return [] }
            throw error
        }
    }

    private static func contents(
        of paths: [Path], below root: Path, _ fileSystem: any FileSystem
    ) throws(FileFailure) -> [Removal] {
        var removals: [Removal] = []
        for path in paths {
            let full = root.appending(path.text)
            removals.append(Removal(path: path.text, current: try fileSystem.readRegular(full) ?? []))
        }
        return removals
    }

    /// Whether a listed file is there and no symbolic link on the way leads elsewhere.
    private static func isRemovable(_ path: Path, below root: Path, _ fileSystem: any FileSystem) -> Bool {
        let full = root.appending(path.text)
        var folder = full.parent
        while folder.isInside(root), folder != root {
            if fileSystem.isLink(folder) { return false }
            folder = folder.parent
        }
        return fileSystem.kind(of: full) == .file
            || (fileSystem.isLink(full) && fileSystem.kind(of: full) == nil)
    }

    /// What was not made by us and stands where the file or a folder on the way to it has to be.
    private static func obstacle(
        to path: Path, _ isLink: Bool, below root: Path, _ removals: [Path], _ fileSystem: any FileSystem
    ) -> Obstacle? {
        let kind = isLink ? nil : fileSystem.kind(of: root.appending(path.text))
        if kind == .special || kind == .folder && !removals.contains(where: { $0.isInside(path) }) {
            return kind.map { Obstacle(path: path, kind: $0) }
        }
        var folder = path.parent
        while folder != Path(".") {
            let kind = fileSystem.kind(of: root.appending(folder.text))
            if let kind, kind != .folder, !removals.contains(folder) {
                return Obstacle(path: folder, kind: kind)
            }
            folder = folder.parent
        }
        return nil
    }

    /// What stands where an output folder, or a folder on the way to it, has to be.
    private static func obstacle(to root: Path, _ fileSystem: any FileSystem) -> Obstacle? {
        var folder = root
        while true {
            if let kind = fileSystem.kind(of: folder) {
                return kind == .folder ? nil : Obstacle(path: folder, kind: kind)
            }
            if folder == folder.parent { return nil }
            folder = folder.parent
        }
    }
}

/// Something that aurumc did not make and does not remove.
private struct Obstacle {
    let path: Path
    let kind: FileKind

    /// What it is, in words.
    var words: String {
        switch kind {
        case .file: "a file"
        case .folder: "a folder"
        case .special: "a device, pipe or socket"
        }
    }
}

extension Diagnostic {
    fileprivate static func refusedLine(_ line: String, in root: String) -> Diagnostic {
        Diagnostic(
            .brokenOutputList, "`\(line)` in `\(root)/\(OutputSet.listName)` is not a path below the folder",
            at: nil,
            severity: .warning, notes: ["nothing is removed for it, and the next build drops the line"])
    }

    fileprivate static func inTheWay(of path: String, _ obstacle: Obstacle, in root: String) -> Diagnostic {
        func shown(_ path: String) -> String { root == "." ? path : root + "/" + path }
        let place = shown(obstacle.path.text)
        let message =
            obstacle.path == Path(path)
            ? "\(obstacle.words) stands where the file `\(place)` is to be written"
            : "`\(place)` is \(obstacle.words), and a folder is needed there for `\(shown(path))`"
        return inTheWay(message)
    }

    fileprivate static func noFolder(_ root: Path, _ obstacle: Obstacle, _ shown: String) -> Diagnostic {
        let up = root.components.count - obstacle.path.components.count
        let place = (0..<max(0, up)).reduce(Path(shown)) { path, _ in path.parent }.text
        let purpose = up == 0 ? "an output folder is needed there" : "a folder is needed there for `\(shown)`"
        return inTheWay("`\(place)` is \(obstacle.words), and \(purpose)")
    }

    private static func inTheWay(_ message: String) -> Diagnostic {
        Diagnostic(
            .outputInTheWay, message, at: nil, notes: ["aurumc did not make it"],
            help: ["move it away, or choose another output folder"])
    }
}
