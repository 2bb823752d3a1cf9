import AurumCompiler
import AurumDiff
package import AurumPlatform
import AurumSyntax

/// Leads references to where tokens are now.
package struct MigrateCommand: Command {
    package static let name = "migrate"
    package static let summary = "lead references to where tokens are after a rename"
    package static let discussion = """
        OLD is a token or group that was renamed or moved, NEW where it is now. References in token files and specs are \
        rewritten; comments, layout and everything else stay. Without `--write` it only shows what would change.

        `--since` takes the renames from a comparison with an earlier version, the likely ones left out, and `--deprecated` \
        leads references from deprecated tokens to their successors.
        """
    package static let examples = [
        CommandExample("aurumc migrate color.ocean=palette.sea", "show what a rename asks for"),
        CommandExample(
            "aurumc migrate --since HEAD --write", "mend the references to all that was renamed just now"),
        CommandExample("aurumc migrate --deprecated", "stop using what is deprecated"),
    ]
    package static let options = OptionTable(since, deprecated, write)
    package static let arguments = ArgumentTable(renames)

    private static let renames = Argument.repeated("OLD=NEW", "paths of tokens or groups, before and after")
    private static let since = Option.text(
        "since", "VERSION", "take the renames since a version, as `aurumc diff` reads it")
    private static let deprecated = Option.flag("deprecated", "use successors instead of deprecated tokens")
    private static let write = Option.flag("write", "change the files")

    package init() {}

    package func run(_ invocation: Invocation, _ environment: Environment) throws(FileFailure) -> ExitCode {
        let mistakes = Self.mistakes(in: invocation)
        if !mistakes.isEmpty { return Tool.reportUsage(mistakes, of: Self.self, invocation, environment) }
        let reporter = Reporter(invocation, environment)
        var diagnostics = DiagnosticSink()
        guard var project = Project.open(invocation, environment, &diagnostics) else {
            reporter.report(diagnostics)
            return ExitCode(forErrors: diagnostics)
        }
        // What does not compile is what there is to mend.
        let design = project.compile()
        var renames = invocation[Self.renames].compactMap(Self.rename)
        for rename in renames { design.check(rename, &diagnostics) }
        if invocation[Self.deprecated] { renames += design.successions }
        if let word = invocation[Self.since] {
            var reader = VersionReader(invocation, environment)
            guard let old = reader.version(VersionWord(word, environment)) else { return reader.code }
            renames += Self.moves(from: old.side, to: design, &diagnostics)
        }
        if diagnostics.hasErrors {
            reporter.report(diagnostics)
            return .fault
        }
        let rewrite = ReferenceRewrite(project.loader.loaded, PathRenames(renames))
        for doubt in rewrite.doubts { diagnostics.report(.doubtful(doubt)) }
        reporter.report(diagnostics, sources: project.loader.sources)
        try Self.carryOut(rewrite.edits, project.loader.sources, invocation, environment)
        return .success
    }

    private static func mistakes(in invocation: Invocation) -> [Diagnostic] {
        let words = invocation[renames]
        let asksNothing = words.isEmpty && invocation[since] == nil && !invocation[deprecated]
        return words.filter { rename($0) == nil }.map(Diagnostic.noRename)
            + (asksNothing ? [.nothingAsked] : [])
    }

    private static func rename(_ word: String) -> PathRenames.Rename? {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { part in
            String(part.filter { $0 != "{" && $0 != "}" })
        }
        guard parts.count == 2, !parts.contains(where: \.isEmpty) else { return nil }
        return PathRenames.Rename(parts[0], parts[1])
    }

    /// The tokens that have another path than in an earlier version; what is only likely is said, not done.
    private static func moves(
        from old: DesignSide, to design: ResolvedDesign, _ diagnostics: inout DiagnosticSink
    ) -> [PathRenames.Rename] {
        let changes = DesignDiff(from: old, to: DesignSide(design)).tokens.filter { $0.move != nil }
        var renames: [PathRenames.Rename] = []
        for change in changes {
            guard let pair = change.pair else { continue }
            let (before, after) = (old.design.tokens[pair.old].path, design.tokens[pair.new].path)
            if pair.identity.isLikely {
                diagnostics.report(.likely(before, after, pair.identity.confidence))
            } else {
                renames.append(PathRenames.Rename(before, after))
            }
        }
        return renames
    }

    private static func carryOut(
        _ edits: [TextEdit], _ sources: SourceMap, _ invocation: Invocation, _ environment: Environment
    ) throws(FileFailure) {
        let style = environment.style(for: environment.output, invocation)
        var count = 0
        for (source, edits) in Dictionary(grouping: edits, by: \.source).sorted(by: { $0.key < $1.key }) {
            guard let file = sources[source] else { continue }
            count += 1
            let new = TextEdit.apply(edits, to: file.bytes)
            if invocation[write] {
                try environment.fileSystem.write(new, to: environment.path(file.path))
                environment.output.writeLine(file.path)
            } else {
                environment.output.write(
                    UnifiedDiff.render(
                        old: file.bytes, new: new, oldName: "a/" + file.path, newName: "b/" + file.path,
                        style: style))
            }
        }
        Reporter(invocation, environment).summarize(summary(edits.count, count, invocation[write]))
    }

    private static func summary(_ edits: Int, _ files: Int, _ isWritten: Bool) -> String {
        guard edits > 0 else { return "no reference leads to what was renamed" }
        let what = "\(edits) reference\(edits == 1 ? "" : "s") in \(files) file\(files == 1 ? "" : "s")"
        return isWritten ? "rewrote \(what)" : "would rewrite \(what); `--write` does it"
    }
}

extension ResolvedDesign {
    /// From each deprecated token to the one to use instead.
    fileprivate var successions: [PathRenames.Rename] {
        tokens.all.compactMap { id in
            guard let token = token(id), let successor = successor(of: token) else { return nil }
            return PathRenames.Rename(tokens[id].path, tokens[successor].path)
        }
    }

    /// Reports a rename to where nothing is.
    fileprivate func check(_ rename: PathRenames.Rename, _ diagnostics: inout DiagnosticSink) {
        let isThere = tokens.names.contains { name in
            name.segments.count >= rename.new.count
                && zip(name.segments, rename.new).allSatisfy { ExactName($0) == ExactName($1) }
        }
        if isThere { return }
        let path = rename.new.joined(separator: ".")
        diagnostics.report(
            .noTarget(path, nearest: Suggestions.nearest(to: path, among: tokens.names.map(\.path))))
    }
}

extension Diagnostic {
    fileprivate static func noRename(_ word: String) -> Diagnostic {
        Diagnostic(
            .wrongOptionValue, "`\(word)` is no rename", at: nil,
            help: ["write `OLD=NEW`, such as `color.old=color.new`"])
    }

    fileprivate static var nothingAsked: Diagnostic {
        Diagnostic(
            .missingArgument, "nothing says what was renamed", at: nil,
            help: ["write `OLD=NEW`, `--since VERSION` or `--deprecated`"])
    }

    fileprivate static func noTarget(_ path: String, nearest: String?) -> Diagnostic {
        Diagnostic(
            .unknownName, "no token or group named `\(path)`", at: nil,
            help: nearest.map { ["did you mean `\($0)`?"] } ?? ["rename the declaration first"])
    }

    fileprivate static func likely(_ old: String, _ new: String, _ confidence: Int) -> Diagnostic {
        Diagnostic(
            .likelyRename, "`\(old)` has likely become `\(new)` (\(confidence) % sure), and is left alone",
            at: nil,
            severity: .warning, help: ["if it has, add `\(old)=\(new)`"])
    }

    fileprivate static func doubtful(_ doubt: ReferenceRewrite.Doubt) -> Diagnostic {
        Diagnostic(
            .doubtfulReference,
            "`\(doubt.node.text)` may lead to `\(doubt.rename.old.joined(separator: "."))`, which was renamed",
            at: doubt.node.label("left as it is"), severity: .warning,
            help: ["see that what the placeholder stands for still leads to tokens"])
    }
}
