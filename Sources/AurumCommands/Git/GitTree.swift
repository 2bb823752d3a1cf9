import AurumPlatform

/// The files of a revision or of the index: their paths from the root of the repository and what git calls their
/// contents.
struct GitTree: Sendable {
    /// What stands at a path.
    enum Kind: Hashable {
        case file, link
        /// Another repository.
        case module
        /// Versions that have to be merged first.
        case conflict
    }

    /// Something at a path.
    struct Entry {
        let kind: Kind
        /// What git calls the content.
        let blob: String
    }

    private(set) var entries: [Path: Entry] = [:]
    /// The names in each folder, sorted by their bytes.
    private(set) var folders: [Path: [String]] = [:]

    /// Reads what `ls-tree -r -z` prints: mode, type and name of the content, a tab and the path, each ended by a NUL.
    init(listing: [UInt8]) {
        self.init(listing) { words in
            words.count == 3 ? (mode: words[0], blob: words[2], stage: "0") : nil
        }
    }

    /// Reads what `ls-files -z --stage` prints: mode, name of the content and stage, a tab and the path.
    init(index: [UInt8]) {
        self.init(index) { words in
            words.count == 3 ? (mode: words[0], blob: words[1], stage: words[2]) : nil
        }
    }

    private init(
        _ bytes: [UInt8], _ parse: ([String]) -> (mode: String, blob: String, stage: String)?
    ) {
        for record in bytes.split(separator: 0) {
            guard let tab = record.firstIndex(of: UInt8(ascii: "\t")) else { continue }
            let words = record[..<tab].split(separator: UInt8(ascii: " ")).map {
                String(decoding: $0, as: UTF8.self)
            }
            guard let found = parse(words) else { continue }
            let path = Path(String(decoding: record[(tab + 1)...], as: UTF8.self))
            let kind: Kind =
                found.stage != "0"
                ? .conflict : found.mode == "120000" ? .link : found.mode == "160000" ? .module : .file
            entries[path] = Entry(kind: kind, blob: found.blob)
        }
        var names: [Path: Set<Path>] = [Path("."): []]
        for path in entries.keys {
            var path = path
            while path != path.parent {
                let isNew = names[path.parent, default: []].insert(path).inserted
                if !isNew || path.parent == Path(".") { break }
                path = path.parent
            }
        }
        folders = names.mapValues { $0.sorted().map(\.name) }
    }
}
