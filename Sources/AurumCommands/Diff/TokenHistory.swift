import AurumCompiler
import AurumDiff
import AurumEmitters
import AurumSyntax

/// The commits in which one token changed, from the last to the one that added it, whatever it was called.
struct TokenHistory {
    /// A commit and what it did to the token.
    struct Event {
        /// The commit.
        let commit: GitCommit
        /// The comparison of the commit with the one before.
        let report: DiffReport
        /// What became of the token.
        let change: TokenChange
    }

    private var reader: VersionReader
    private let commits: [String: GitCommit]
    /// The commits that do not compile, and so say nothing about the token.
    private(set) var unreadable: [GitCommit] = []

    /// Makes a history over commits.
    init(_ commits: [GitCommit], _ reader: VersionReader) {
        self.commits = Dictionary(commits.map { ($0.hash, $0) }) { first, _ in first }
        self.reader = reader
    }

    /// Goes back from a commit along those that changed the token, and hands each to `show` until that says no.
    mutating func follow(_ path: String, from hash: String, show: (Event) -> Bool) {
        var path = path
        var next = commits[hash]
        var version = next.flatMap { read($0) }
        while let commit = next, let current = version {
            guard current.side.design.tokens.id(at: path) != nil else { return }
            var earlier: [Readable?] = []
            for parent in commit.parents.compactMap({ commits[$0] }) { earlier.append(firstReadable(parent)) }
            let comparisons = earlier.map { old in
                compare(old?.version.side ?? .nothing, old?.commit.shortHash, with: current, commit, path)
            }
            if let same = comparisons.firstIndex(where: { $0 == nil }) {
                (next, version) = (earlier[same]?.commit, earlier[same]?.version)
                continue
            }
            let first = comparisons.first ?? compare(.nothing, nil, with: current, commit, path)
            guard let event = first, show(event), let old = event.change.old else { return }
            path = event.report.oldPath(old)
            (next, version) = (earlier.first??.commit, earlier.first??.version)
        }
    }

    /// A commit that compiles.
    private typealias Readable = (commit: GitCommit, version: ComparedVersion)

    /// The version of a commit, or of the nearest one before that compiles.
    private mutating func firstReadable(_ commit: GitCommit) -> (commit: GitCommit, version: ComparedVersion)?
    {
        var next: GitCommit? = commit
        while let commit = next {
            if let version = read(commit) { return (commit, version) }
            next = commit.parents.first.flatMap { commits[$0] }
        }
        return nil
    }

    private mutating func read(_ commit: GitCommit) -> ComparedVersion? {
        let version = reader.version(.revision(commit.hash, path: nil), isQuiet: true)
        if version == nil, !unreadable.contains(where: { $0.hash == commit.hash }) {
            unreadable.append(commit)
        }
        return version
    }

    /// What a commit did to the token that has a path there; nil when it did nothing.
    private func compare(
        _ old: DesignSide, _ title: String?, with version: ComparedVersion, _ commit: GitCommit,
        _ path: String
    ) -> Event? {
        let diff = DesignDiff(from: old, to: version.side)
        let id = version.side.design.tokens.id(at: path)
        guard let change = diff.tokens.first(where: { $0.new != nil && $0.new == id }) else { return nil }
        let report = DiffReport(diff, old: title ?? "nothing", new: commit.shortHash)
        return Event(commit: commit, report: report, change: change)
    }
}
