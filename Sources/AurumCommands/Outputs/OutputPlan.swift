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
    /// How many files are as they should be.
    package let unchangedCount: Int
    /// The list of outputs to leave behind.
    let list: OutputList
    /// The list of outputs that is there.
    let currentList: OutputList

    /// Whether there is nothing to do.
    package var isUpToDate: Bool { writes.isEmpty && removals.isEmpty && !isListStale }
    /// Whether the list of outputs differs from what it should be.
    var isListStale: Bool { list.paths != currentList.paths || !currentList.refused.isEmpty }
}

extension OutputPlan {
    /// Compares the files with the disk, which is not changed; what stands in the way is reported.
    package init(
        root: Path, files: [OutputFile], _ fileSystem: any FileSystem, shownAs shown: String,
        _ diagnostics: inout DiagnosticSink
    ) throws(FileFailure) {
        let currentList = try OutputList(readFrom: root, fileSystem)
        for line in currentList.refused { diagnostics.report(.refusedLine(line, in: shown)) }
        let sorted = files.map { (path: Path($0.path), file: $0) }.sorted { $0.path < $1.path }
        let wanted = OutputList(sorted: sorted.map(\.path))
        let leftovers = currentList.paths(notIn: wanted)
        let removals = leftovers.filter { Self.isRemovable($0, below: root, fileSystem) }
        let removedNames = Set(removals.map { $0.text.lowercased() })
        var writes: [Write] = []
        for (path, file) in sorted {
            let current = try Self.content(of: path, below: root, fileSystem)
            // A file that is there has nothing in its way.
            if current == nil, let obstacle = Self.obstacle(to: path, below: root, removals, fileSystem) {
                diagnostics.report(.inTheWay(of: file.path, obstacle, in: shown))
                continue
            }
            // On a disk that ignores letter case the removal of the old spelling removes this file as well.
            let isRemoved = !removedNames.isEmpty && removedNames.contains(file.path.lowercased())
            let isCurrent = current.map { Memory.isEqual($0, file.contents) } ?? false
            if !isCurrent || isRemoved { writes.append(Write(file: file, current: current)) }
        }
        self.init(
            root: root, writes: writes, removals: try Self.contents(of: removals, below: root, fileSystem),
            unchangedCount: files.count - writes.count, list: wanted, currentList: currentList)
    }

    /// What a file holds; nil when there is none.
    private static func content(
        of path: Path, below root: Path, _ fileSystem: any FileSystem
    ) throws(FileFailure) -> [UInt8]? {
        do {
            return try fileSystem.read(root.appending(path.text, normalizing: false))
        } catch {
            if [.missing, .isFolder, .notFolder].contains(error.reason) { return nil }
            throw error
        }
    }

    private static func contents(
        of paths: [Path], below root: Path, _ fileSystem: any FileSystem
    ) throws(FileFailure) -> [Removal] {
        var removals: [Removal] = []
        for path in paths {
            let full = root.appending(path.text)
            let current = fileSystem.kind(of: full) == .file ? try fileSystem.read(full) : []
            removals.append(Removal(path: path.text, current: current))
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
        to path: Path, below root: Path, _ removals: [Path], _ fileSystem: any FileSystem
    ) -> Path? {
        if fileSystem.kind(of: root.appending(path.text)) == .folder,
            !removals.contains(where: { $0.isInside(path) })
        {
            return path
        }
        var folder = path.parent
        while folder != Path(".") {
            let kind = fileSystem.kind(of: root.appending(folder.text))
            if kind == .file || kind == .special, !removals.contains(folder) { return folder }
            folder = folder.parent
        }
        return nil
    }
}

extension Diagnostic {
    fileprivate static func refusedLine(_ line: String, in root: String) -> Diagnostic {
        Diagnostic(
            .brokenOutputList, "`\(line)` in `\(root)/\(OutputSet.listName)` is no path below the folder",
            at: nil,
            severity: .warning, notes: ["nothing is removed for it, and the next build drops the line"])
    }

    fileprivate static func inTheWay(of path: String, _ obstacle: Path, in root: String) -> Diagnostic {
        let message =
            obstacle.text == path
            ? "a folder stands where the file `\(root)/\(path)` is to be written"
            : "the file `\(root)/\(obstacle.text)` is in the way of `\(root)/\(path)`"
        return Diagnostic(
            .outputInTheWay, message,
            at: nil,
            notes: ["aurumc did not make it"], help: ["move it away, or choose another output folder"])
    }
}
