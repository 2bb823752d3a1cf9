import AurumCompiler
import AurumSyntax

/// Where the colors of a design are in a catalog: folders by group, all of which are namespaces.
///
/// Names are made for disks that do not tell letter cases apart, which macOS has; two that would meet there are reported.
struct AssetNames {
    /// The folders in the order of their first colors, the outer before the inner.
    private(set) var groups: [String] = []
    /// The colors with their paths, without an ending.
    private(set) var colors: [(id: TokenID, path: String)] = []
    private var spellings: [String: (path: String, owner: TokenID)] = [:]

    /// Names some tokens of a design.
    init(_ tokens: [TokenID], in design: ResolvedDesign, _ diagnostics: inout DiagnosticSink) {
        for id in tokens {
            let segments = design.tokens[id].segments.map(Self.fileName)
            // A color is a folder with the ending `.colorset`.
            guard segments.allSatisfy({ $0.utf8.count <= FileNames.longest - 9 }) else {
                diagnostics.report(.tooLong(id, design))
                continue
            }
            var path = ""
            for segment in segments.dropLast() {
                path += path.isEmpty ? segment : "/" + segment
                // A color's ending sets it apart from a group.
                let taken = claim(path + "/", id)
                if taken == nil { groups.append(path) }
                if let taken, ExactName(taken.path) != ExactName(path + "/") {
                    diagnostics.report(.sharedFolder(path, id, taken.owner, design))
                }
            }
            path += (path.isEmpty ? "" : "/") + (segments.last ?? "")
            if let taken = claim(path, id) {
                diagnostics.report(.sharedColor(path, id, taken.owner, design))
            } else {
                colors.append((id, path))
            }
        }
    }

    /// A name of a token or group in letters, digits, `.`, `_` and `-`; a root token's `$` is left out.
    private static func fileName(_ segment: String) -> String {
        FileNames.plain(segment.utf8.first == UInt8(ascii: "$") ? String(segment.dropFirst()) : segment)
    }

    /// Takes a path, or gives back how it is spelled and whose it is where letter case does not count.
    private mutating func claim(_ path: String, _ id: TokenID) -> (path: String, owner: TokenID)? {
        let key = path.lowercased()
        if let taken = spellings[key] { return taken }
        spellings[key] = (path, id)
        return nil
    }
}

extension Diagnostic {
    fileprivate static func tooLong(_ id: TokenID, _ design: ResolvedDesign) -> Diagnostic {
        Diagnostic(
            .refusedFile, "the name of a token or group is too long for a file of an asset catalog",
            at: design.token(id)?.key.label("files have names of at most \(FileNames.longest) bytes"),
            help: ["give it a shorter name"])
    }

    fileprivate static func sharedColor(
        _ path: String, _ id: TokenID, _ other: TokenID, _ design: ResolvedDesign
    ) -> Diagnostic {
        shared("are both `\(path)` in an asset catalog", id, other, design)
    }

    fileprivate static func sharedFolder(
        _ path: String, _ id: TokenID, _ other: TokenID, _ design: ResolvedDesign
    ) -> Diagnostic {
        shared("are in groups that are both `\(path)` in an asset catalog", id, other, design)
    }

    private static func shared(
        _ what: String, _ id: TokenID, _ other: TokenID, _ design: ResolvedDesign
    ) -> Diagnostic {
        let related = design.token(other).map { [$0.key.label("the first")] } ?? []
        return Diagnostic(
            .sharedSymbol, "`\(design.tokens[other].path)` and `\(design.tokens[id].path)` \(what)",
            at: design.token(id)?.key.label("the second"), related: related,
            notes: ["letter case does not count in names of files"], help: ["rename one of them"])
    }
}
