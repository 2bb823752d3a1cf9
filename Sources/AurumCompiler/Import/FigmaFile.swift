import AurumSyntax

/// One file of an export: what a collection holds in one mode.
struct FigmaFile {
    /// The file.
    let tree: SyntaxTree
    /// The collection's name, when the user said it.
    let givenCollection: String?
    /// The mode's name.
    let mode: String
    /// Where the mode is named, or the root.
    let modeLabel: Label
    /// The variables, in authored order.
    let variables: [FigmaVariable]
    /// The groups that say something of their own.
    let groups: [ImportedGroup]

    /// What the file's path says.
    var name: FigmaFileName { FigmaFileName(tree.file.path) }
}

/// What the path of an exported file says.
struct FigmaFileName {
    /// The name without its endings and without the number browsers add to a second download.
    let stem: String
    /// The name of the folder, if there is one.
    let folder: String?

    /// Takes a path apart.
    init(_ path: String) {
        let folder = RelativePath.name(of: RelativePath.folder(of: path))
        self.folder = ["", ".", "..", "/"].contains(folder) ? nil : Self.withoutCopyNumber(folder)
        var stem = Self.withoutCopyNumber(RelativePath.name(of: path))
        for ending in [".json", ".yaml", ".yml", ".tokens", "_tokens", "-tokens"] {
            guard stem.utf8.count > ending.utf8.count, stem.lowercased().hasSuffix(ending) else { continue }
            stem = Self.withoutCopyNumber(String(stem.dropLast(ending.count)))
        }
        self.stem = stem
    }

    /// The mode the name seems to say: what follows the last dot, or all of it.
    var mode: String { stem.split(separator: ".").last.map(String.init) ?? stem }

    /// The collection that the name, or else the folder, says beside a mode.
    func collection(beside mode: String) -> String? {
        if ExactName(stem) == ExactName(mode) { return folder }
        for separator in [".", "_", "-", " "] where stem.hasSuffix(separator + mode) {
            let rest = stem.dropLast(mode.count + separator.count)
            return rest.isEmpty ? folder : String(rest)
        }
        return stem
    }

    /// `Light (2)` is the second download of `Light`.
    private static func withoutCopyNumber(_ name: String) -> String {
        guard name.hasSuffix(")"), let open = name.lastIndex(of: "("), open > name.startIndex else {
            return name
        }
        let digits = name[name.index(after: open)...].dropLast()
        guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { return name }
        let rest = name[..<open]
        return rest.hasSuffix(" ") ? String(rest.dropLast()) : name
    }
}
