import AurumPlatform

/// The files of a revision as if they were checked out where the working tree is; nothing else is there.
struct GitFileSystem: FileSystem {
    private let repository: GitRepository
    private let tree: GitTree
    /// The working folder as the user names it, and without symbolic links.
    private let names: (shown: Path, real: Path)
    private let contents = Guarded<[String: [UInt8]]>([:])

    /// Makes the file system of a tree of a repository.
    init(_ tree: GitTree, of repository: GitRepository, _ environment: Environment) {
        self.tree = tree
        self.repository = repository
        names = (environment.workingFolder, environment.fileSystem.realPath(environment.workingFolder))
    }

    // MARK: - Paths

    /// Where a path leads in the repository, links followed; nil for what is outside of it or goes round in circles.
    private func place(_ path: Path) -> Path? {
        let real =
            path.isInside(names.shown) ? names.real.appending(path.relative(to: names.shown).text) : path
        guard real.isInside(repository.root) else { return nil }
        var rest = real.relative(to: repository.root).components.map(String.init)[...]
        var place = Path(".")
        var links = 0
        while let name = rest.popFirst() {
            if name == ".." { return nil }
            place = place.appending(name)
            guard let entry = tree.entries[place], entry.kind == .link else { continue }
            links += 1
            guard links < 40, let target = target(of: entry), !target.hasPrefix("/") else { return nil }
            let next = place.parent.appending(target)
            rest = (next.components.map(String.init) + rest)[...]
            place = Path(".")
        }
        return place
    }

    private func target(of entry: GitTree.Entry) -> String? {
        (try? content(of: entry, beside: [])).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The other repository, or the conflict, that stands in the way to a place.
    private func obstacle(_ place: Path) -> GitTree.Kind? {
        var place = place
        while true {
            if let kind = tree.entries[place]?.kind, kind != .file { return kind }
            if place == place.parent || place == Path(".") { return nil }
            place = place.parent
        }
    }

    // MARK: - Reading

    func read(_ path: Path) throws(FileFailure) -> [UInt8] {
        guard let place = place(path) else { throw FileFailure(.read, path.text, outsideReason(path)) }
        if let entry = tree.entries[place], entry.kind == .file {
            do {
                return try content(of: entry, beside: blobs(in: place.parent, like: place))
            } catch {
                throw FileFailure(.read, path.text, .other("git has no content for it"))
            }
        }
        switch obstacle(place) {
        case .module: throw FileFailure(.read, path.text, .other("it is in another repository, a submodule"))
        case .conflict: throw FileFailure(.read, path.text, .other("it has conflicts that are not resolved"))
        default: throw FileFailure(.read, path.text, tree.folders[place] == nil ? .missing : .isFolder)
        }
    }

    private func outsideReason(_ path: Path) -> FileFailure.Reason {
        .other("it is outside of the repository, so that no revision has it")
    }

    /// The contents that are likely to be asked for next: those of the files of the same kind in a folder.
    private func blobs(in folder: Path, like place: Path) -> [String] {
        let ending = place.fileExtension
        return (tree.folders[folder] ?? []).prefix(500).compactMap { name in
            let other = folder.appending(name)
            guard other.fileExtension == ending, let entry = tree.entries[other], entry.kind == .file else {
                return nil
            }
            return entry.blob
        }
    }

    private func content(of entry: GitTree.Entry, beside others: [String]) throws(GitFailure) -> [UInt8] {
        if let known = contents.use({ $0[entry.blob] }) { return known }
        let names = [entry.blob] + others.filter { $0 != entry.blob }
        let found = try repository.blobs(names)
        contents.use { contents in
            for (name, content) in zip(names, found) { contents[name] = content }
        }
        guard let content = found.first ?? nil else { throw .other("no content") }
        return content
    }

    func kind(of path: Path) -> FileKind? {
        guard let place = place(path) else { return nil }
        if tree.folders[place] != nil { return .folder }
        return tree.entries[place]?.kind == .file ? .file : nil
    }

    func isLink(_ path: Path) -> Bool { false }

    func list(_ folder: Path) throws(FileFailure) -> [String] {
        guard let place = place(folder), let names = tree.folders[place] else {
            throw FileFailure(.read, folder.text, kind(of: folder) == .file ? .notFolder : .missing)
        }
        return names
    }

    // MARK: - Writing

    func write(_ bytes: [UInt8], to path: Path) throws(FileFailure) {
        throw FileFailure(.write, path.text, .notPermitted)
    }

    func createFolder(_ path: Path, isPrivate: Bool) throws(FileFailure) {
        throw FileFailure(.create, path.text, .notPermitted)
    }

    func removeFile(_ path: Path) throws(FileFailure) { throw FileFailure(.remove, path.text, .notPermitted) }

    func removeFolderIfEmpty(_ path: Path) throws(FileFailure) -> Bool {
        throw FileFailure(.remove, path.text, .notPermitted)
    }

    func mayWrite(_ path: Path) -> Bool { false }
}
