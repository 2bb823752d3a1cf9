/// A file, and a line of it, as compilers and editors write them: `FILE`, `FILE:LINE` or `FILE:LINE:COLUMN`.
struct OutputPosition {
    /// The file as it was written.
    let file: String
    /// The line from 1, or nil when only a file is meant.
    let line: Int?

    /// Reads a word; a part that is no number belongs to the file's name.
    init(_ word: String) {
        let parts = word.split(separator: ":", omittingEmptySubsequences: false)
        let numbers = parts.dropFirst().suffix(2).reversed().prefix { Self.isNumber($0) }
        file = parts.dropLast(numbers.count).joined(separator: ":")
        line = numbers.last.map { Int($0) ?? Int.max }
    }

    private static func isNumber(_ text: Substring) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
}
