import AurumPlatform
import AurumSyntax

/// What git has to know to compare and merge tokens instead of lines.
///
/// Which files it is about stands in `.gitattributes`, which is committed; what to run for them is a setting of each
/// clone, because git runs nothing that a repository brings along.
struct GitSetup {
    /// The file that says which driver is for which files.
    static let attributesFile = ".gitattributes"

    /// The settings by their names.
    ///
    /// Where the program is not found, or cannot do its work, git shows the file as it is, and stops a merge: codes up to 128
    /// would say that the conflicts stand in the file.
    static let settings = [
        ("diff.aurumc.textconv", "f() { aurumc textconv \"$1\" 2>/dev/null || cat \"$1\"; }; f"),
        ("merge.aurumc.name", "merge tokens, not lines"),
        (
            "merge.aurumc.driver",
            "aurumc merge %O %A %B --path=%P --marker-size=%L; code=$?; test $code -le 1 || exit 129; exit $code"
        ),
    ]

    /// The endings of the documents that are compared and merged by their members, wherever they are.
    private static let patterns = [
        "*.tokens", "*.tokens.json", "*.tokens.yaml", "*.tokens.yml", "*.resolver.json", "*.resolver.yaml",
    ]

    /// The attributes with what is missing there at their end; nil when nothing is.
    static func attributes(adding files: [String], to text: [UInt8]) -> [UInt8]? {
        let wanted = patterns + files.filter { !isCovered($0) }.map(pattern)
        let known = Set(
            text.split { $0 == 0x0A || $0 == 0x0D }.map { Array($0.prefix { $0 != 0x20 && $0 != 0x09 }) })
        let missing = wanted.filter { !known.contains(Array($0.utf8)) }
        guard !missing.isEmpty else { return nil }
        let isCRLF = text.contains(0x0D)
        let end = isCRLF ? "\r\n" : "\n"
        let isOpen = !text.isEmpty && text.last != 0x0A
        let head =
            (isOpen ? end : "") + (text.isEmpty ? "" : end) + "# Tokens are compared and merged by aurumc."
            + end
        return text + Array((head + missing.map { $0 + " diff=aurumc merge=aurumc" + end }.joined()).utf8)
    }

    private static func isCovered(_ path: String) -> Bool {
        let name = RelativePath.name(of: path)
        return patterns.contains { name.hasSuffix($0.dropFirst()) && name != $0.dropFirst() }
    }

    /// A path as a pattern for just this file; blanks and marks would end it or stand for other names.
    private static func pattern(_ path: String) -> String {
        let isPlain = path.utf8.allSatisfy { !"*?[\\\"!# \t".utf8.contains($0) && $0 >= 0x20 }
        guard !isPlain else { return "/" + path }
        let escaped = path.map { "*?[\\".contains($0) ? "\\\($0)" : String($0) }.joined()
        return JSONText.quoted("/" + escaped)
    }
}
