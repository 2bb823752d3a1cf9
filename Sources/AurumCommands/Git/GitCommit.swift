/// A commit that changed documents.
struct GitCommit {
    /// What git calls it.
    let hash: String
    /// The same, as short as git shows it.
    let shortHash: String
    /// The commits before it that changed documents.
    let parents: [String]
    /// The day it was made.
    let date: String
    /// Who made it.
    let author: String
    /// The first line of its message.
    let subject: String

    /// What git prints of a commit, each part ended by a unit separator.
    static let format = "%H%x1f%h%x1f%P%x1f%as%x1f%an%x1f%s"

    /// Reads what git printed in that format.
    init?(_ line: String) {
        let parts = line.split(separator: "\u{1F}", omittingEmptySubsequences: false).map(String.init)
        guard parts.count >= 6 else { return nil }
        (hash, shortHash, date, author) = (parts[0], parts[1], parts[3], parts[4])
        parents = parts[2].split(separator: " ").map(String.init)
        subject = parts[5...].joined(separator: " ")
    }
}
