/// Finds the names a user may have meant.
package enum Suggestions {
    /// Longer names are not compared, because that takes time in the square of their length.
    private static let longest = 256

    /// The candidate nearest to `name`, if it is near enough to be a slip, by edit distance with transpositions; else
    /// the only one of several words with dashes that has it as a word.
    package static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
        let wanted = Array(name.utf8)
        guard wanted.count <= longest else { return nil }
        let limit = max(1, min(wanted.count / 3, 6))
        var best: (name: String, distance: Int)?
        var longer: [String] = []
        for candidate in candidates {
            let other = Array(candidate.utf8)
            if other.count > wanted.count, other.split(separator: UInt8(ascii: "-")).contains(wanted[...]) {
                longer.append(candidate)
            }
            guard abs(other.count - wanted.count) <= limit else { continue }
            let distance = distance(wanted, other)
            guard distance <= limit, distance < (best?.distance ?? .max) else { continue }
            best = (candidate, distance)
        }
        return best?.name ?? (longer.count == 1 ? longer[0] : nil)
    }

    /// How many insertions, deletions, replacements and swaps of neighbors turn one name into the other; letter
    /// case counts as nothing when it is the only difference of two letters.
    private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
        var beforeLast = [Int](repeating: 0, count: right.count + 1)
        var last = Array(0...right.count)
        for (row, byte) in left.enumerated() {
            var current = [row + 1]
            for (column, other) in right.enumerated() {
                let replaced = last[column] + (folded(byte) == folded(other) ? 0 : 1)
                var cost = min(replaced, last[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, byte == right[column - 1], left[row - 1] == other {
                    cost = min(cost, beforeLast[column - 1] + 1)
                }
                current.append(cost)
            }
            beforeLast = last
            last = current
        }
        return last[right.count]
    }

    private static func folded(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
}
