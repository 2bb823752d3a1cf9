import AurumPlatform
import AurumSyntax

/// What a word of the command line stands for in a comparison.
enum VersionWord: Hashable {
    /// The project as it is on the disk.
    case workingTree
    /// The project as it would be committed now.
    case staged
    /// A file or folder on the disk.
    case path(String)
    /// A git revision, and a path in it.
    case revision(String, path: String?)

    /// How messages and reports call it.
    var title: String {
        switch self {
        case .workingTree: "the working tree"
        case .staged: "the index"
        case .path(let path): path
        case .revision(let name, let path): path.map { "\(name):\($0)" } ?? name
        }
    }

    /// What a word means: a path when something is there, else a revision.
    init(_ word: String, _ environment: Environment) {
        if environment.fileSystem.kind(of: environment.path(word)) != nil {
            self = .path(word)
        } else if let colon = word.firstIndex(of: ":"), colon != word.startIndex,
            !word[..<colon].contains("{")
        {
            let path = String(word[word.index(after: colon)...])
            self = .revision(String(word[..<colon]), path: path.isEmpty ? nil : path)
        } else {
            self = .revision(word, path: nil)
        }
    }

    /// The two versions that words ask for: without words what was committed last and the working tree.
    static func pair(_ words: [String], isStaged: Bool, _ environment: Environment) -> (
        VersionWord, VersionWord
    ) {
        let first = words.first.map { VersionWord($0, environment) } ?? .revision("HEAD", path: nil)
        if isStaged { return (first, .staged) }
        return (first, words.count > 1 ? VersionWord(words[1], environment) : .workingTree)
    }
}
