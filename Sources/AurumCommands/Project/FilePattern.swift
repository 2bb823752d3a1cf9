import AurumPlatform

/// A path with wildcards: `*` stands for any characters of a name, `?` for one, and the name `**` for any folders.
///
/// Names that begin with a dot fit only parts that do. Links to folders are followed except by `**`.
struct FilePattern {
    private enum Part {
        case folders
        case name([Unicode.Scalar])
    }

    /// The path up to the first part with a wildcard; empty for the working folder.
    private let folder: String
    private let parts: [Part]

    /// Makes a pattern, or nil when the path has no wildcard and so stands for itself.
    init?(_ path: String) {
        let names = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard let first = names.firstIndex(where: { $0.contains("*") || $0.contains("?") }) else {
            return nil
        }
        let before = names[..<first].joined(separator: "/")
        folder = before.isEmpty && first > 0 ? "/" : before
        var parts: [Part] = []
        for name in names[first...] where !name.isEmpty {
            if name == "**" {
                if case .folders? = parts.last { continue }
                parts.append(.folders)
            } else {
                parts.append(.name(Array(name.unicodeScalars)))
            }
        }
        if case .folders? = parts.last { parts.append(.name(["*"])) }
        self.parts = parts
    }

    /// The paths of the files that it fits, sorted by their bytes, whatever the order of the file system.
    func files(_ environment: Environment) throws(FileFailure) -> [String] {
        var found: [Path: String] = [:]
        var seen: Set<Step> = []
        var pending = [Step(path: folder, part: 0)]
        while let step = pending.popLast() {
            guard seen.insert(step).inserted, parts.indices.contains(step.part) else { continue }
            if case .folders = parts[step.part] { pending.append(Step(path: step.path, part: step.part + 1)) }
            for entry in try entries(of: step.path, environment) where fits(entry.name, parts[step.part]) {
                let isLast = step.part + 1 == parts.count
                if case .folders = parts[step.part] {
                    if entry.kind == .folder, !entry.isLink {
                        pending.append(Step(path: entry.path, part: step.part))
                    }
                } else if isLast, entry.kind == .file {
                    found[Path(entry.path)] = entry.path
                } else if !isLast, entry.kind == .folder {
                    pending.append(Step(path: entry.path, part: step.part + 1))
                }
            }
        }
        return found.sorted { $0.key < $1.key }.map(\.value)
    }

    /// A folder reached, and the part that its entries have to fit.
    private struct Step: Hashable {
        let path: String
        let part: Int
    }

    private struct Entry {
        let name: String
        let path: String
        let kind: FileKind?
        let isLink: Bool
    }

    private func entries(of folder: String, _ environment: Environment) throws(FileFailure) -> [Entry] {
        let place = environment.path(folder.isEmpty ? "." : folder)
        guard environment.fileSystem.kind(of: place) == .folder else { return [] }
        return try environment.fileSystem.list(place).map { name in
            let full = place.appending(name)
            let path = folder.isEmpty ? name : folder == "/" ? "/" + name : folder + "/" + name
            return Entry(
                name: name, path: path, kind: environment.fileSystem.kind(of: full),
                isLink: environment.fileSystem.isLink(full))
        }
    }

    private func fits(_ name: String, _ part: Part) -> Bool {
        switch part {
        case .folders: !name.hasPrefix(".")
        case .name(let pattern):
            (pattern.first == "." || !name.hasPrefix(".")) && Self.fits(Array(name.unicodeScalars), pattern)
        }
    }

    /// Whether a name fits, going back to the last `*` when a character does not.
    private static func fits(_ name: [Unicode.Scalar], _ pattern: [Unicode.Scalar]) -> Bool {
        var (position, place) = (0, 0)
        var star: (position: Int, place: Int)?
        while position < name.count {
            if place < pattern.count, pattern[place] == "*" {
                star = (position, place)
                place += 1
            } else if place < pattern.count, pattern[place] == "?" || pattern[place] == name[position] {
                position += 1
                place += 1
            } else if let last = star {
                star = (last.position + 1, last.place)
                (position, place) = (last.position + 1, last.place + 1)
            } else {
                return false
            }
        }
        return pattern[place...].allSatisfy { $0 == "*" }
    }
}
