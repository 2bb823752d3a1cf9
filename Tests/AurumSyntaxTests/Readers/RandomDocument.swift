/// A generator whose sequence depends only on its seed.
struct SeededRandom: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state &* 0x2545_F491_4F6C_DD1D
    }
}

/// Writes valid JSON by chance, in the part of JSON that libyaml reads too.
enum RandomDocument {
    static func json(_ random: inout SeededRandom, depth: Int = 0) -> String {
        let space = [" ", "", "\n", "\n  ", "\r\n "].randomElement(using: &random) ?? ""
        switch Int.random(in: 0..<(depth > 5 ? 5 : 8), using: &random) {
        case 0:
            return ["0", "-1", "2.50", "1e-3", "-0", "123456789012345678901"].randomElement(using: &random)
                ?? "0"
        case 1: return ["true", "false", "null"].randomElement(using: &random) ?? "null"
        case 2...4: return string(&random)
        case 5:
            let elements = (0..<Int.random(in: 0...4, using: &random)).map { _ in
                json(&random, depth: depth + 1)
            }
            return "[" + space + elements.joined(separator: "," + space) + space + "]"
        default:
            let members = (0..<Int.random(in: 0...12, using: &random)).map { index in
                let key = string(&random).dropLast() + "\(index)\""
                return "\(key):\(index.isMultiple(of: 2) ? " " : "")" + json(&random, depth: depth + 1)
            }
            return "{" + space + members.joined(separator: "," + space) + space + "}"
        }
    }

    private static func string(_ random: inout SeededRandom) -> String {
        let pieces = [
            "a", "é", "😀", "{a.b}", "#", ": ", "\\n", "\\\"", "\\\\", "\\/", "\\u00e9", "\\ud83d\\ude00",
            "\\uD83D\\uDE01",
            "'", "- ", "12", "&x",
        ]
        let parts = (0..<Int.random(in: 0...5, using: &random)).map { _ in
            pieces.randomElement(using: &random) ?? ""
        }
        return "\"" + parts.joined() + "\""
    }
}
