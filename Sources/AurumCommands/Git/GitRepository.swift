import AurumPlatform

/// Why git has no answer.
enum GitFailure: Error, Hashable {
    /// There is no git on this machine.
    case noGit
    /// The folder is in no repository with a working tree; git's words.
    case noRepository(String)
    /// There is no such revision; a shallow clone lacks most.
    case unknownRevision(isShallow: Bool)
    /// A word that is a path as well.
    case twofold
    /// Anything else, in git's words.
    case other(String)
}

/// A git repository with a working tree, asked through the program `git`.
///
/// Words go to git as they are, without a shell, and git neither asks questions nor writes anything.
struct GitRepository: Sendable {
    /// The folder of the working tree, without symbolic links.
    let root: Path
    private let isShallow: Bool
    private let git: String
    private let programs: MachinePrograms

    /// Finds the repository that a folder is in.
    static func around(_ folder: Path, _ environment: Environment) throws(GitFailure) -> GitRepository {
        guard let git = environment.programs.path("git") else { throw .noGit }
        let folder = environment.fileSystem.realPath(folder)
        let found = GitRepository(root: folder, isShallow: false, git: git, programs: environment.programs)
        let words = ["rev-parse", "--is-inside-work-tree", "--is-shallow-repository", "--show-cdup"]
        let result = try found.run(words)
        let lines = String(decoding: result.output, as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false)
        guard result.code == 0, lines.count >= 3 else { throw .noRepository(Self.words(result)) }
        guard lines[0] == "true" else { throw .noRepository("there is no working tree here") }
        return GitRepository(
            root: folder.appending(String(lines[2])), isShallow: lines[1] == "true", git: git,
            programs: environment.programs)
    }

    /// The files of a revision.
    func tree(of revision: String) throws(GitFailure) -> GitTree {
        // A word with a dash in front would be an option.
        guard !revision.isEmpty, !revision.hasPrefix("-"), !revision.utf8.contains(0) else {
            throw .unknownRevision(isShallow: false)
        }
        let name = try run(["rev-parse", "--verify", "--quiet", revision + "^{tree}"])
        let tree = String(decoding: name.output.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        guard name.code == 0, !tree.isEmpty else { throw .unknownRevision(isShallow: isShallow) }
        return try GitTree(listing: output(of: ["ls-tree", "-r", "-z", "--full-tree", tree]))
    }

    /// The files as they would be committed now.
    func index() throws(GitFailure) -> GitTree {
        try GitTree(index: output(of: ["ls-files", "-z", "--stage"]))
    }

    /// Whether something is a revision.
    func has(_ revision: String) -> Bool { (try? tree(of: revision)) != nil }

    /// The contents of blobs, nil for each that git does not have.
    func blobs(_ names: [String]) throws(GitFailure) -> [[UInt8]?] {
        let input = names.flatMap { Array(($0 + "\n").utf8) }
        let output = try output(of: ["cat-file", "--batch"], input: input)
        var rest = output[...]
        return names.map { _ in
            let header = rest.prefix { $0 != UInt8(ascii: "\n") }
            rest = rest[header.endIndex...].dropFirst()
            let words = header.split(separator: UInt8(ascii: " "))
            guard words.count == 3, let size = Int(String(decoding: words[2], as: UTF8.self)),
                size <= rest.count
            else { return nil }
            defer { rest = rest.dropFirst(size + 1) }
            return Array(rest.prefix(size))
        }
    }

    /// The commits from the last one on that changed documents, each with those before it that did.
    func documentCommits() throws(GitFailure) -> [GitCommit] {
        let words = ["log", "--simplify-merges", "--parents", "--format=" + GitCommit.format, "HEAD", "--"]
        let files = ["json", "yaml", "yml", "tokens"].map { ":(glob)**/*.\($0)" }
        let output = try output(of: words + files)
        return String(decoding: output, as: UTF8.self).split(separator: "\n").compactMap {
            GitCommit(String($0))
        }
    }

    /// Changes a setting of this clone.
    func set(_ name: String, _ value: String) throws(GitFailure) {
        _ = try output(of: ["config", "--local", name, value])
    }

    private func output(of words: [String], input: [UInt8] = []) throws(GitFailure) -> [UInt8] {
        let result = try run(words, input: input)
        guard result.code == 0 else { throw .other(Self.words(result)) }
        return result.output
    }

    private func run(_ words: [String], input: [UInt8] = []) throws(GitFailure) -> ProgramResult {
        let settings = ["LC_ALL=C", "GIT_OPTIONAL_LOCKS=0", "GIT_TERMINAL_PROMPT=0"]
        guard let result = programs.run(git, ["-C", root.text] + words, settings, input) else { throw .noGit }
        return result
    }

    /// What git complains about, in one line.
    private static func words(_ result: ProgramResult) -> String {
        let text = String(decoding: result.errors, as: UTF8.self)
        let line = text.split(separator: "\n").first.map(String.init) ?? "it ended with code \(result.code)"
        return line.hasPrefix("fatal: ") ? String(line.dropFirst(7)) : line
    }
}
