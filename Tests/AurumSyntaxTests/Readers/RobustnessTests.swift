import AurumSyntax
import AurumYAML
import Testing

/// Whatever the bytes, a reader ends, gives a sound tree, and a hole only with an error.
@Suite struct RobustnessTests {
    private static let pieces = [
        "{", "}", "[", "]", ",", ":", "\"", "'", "\\", "\\ud800", "//", "/*", "#", "\n", "\r", "\t", "  ",
        "- ", "? ",
        "&a ", "*a", "!!str ", "|", ">", "---\n", "%YAML 1.2\n", "@", "<<: ", "0", ".", "e9", "null", "é",
        "😀",
        "\u{2028}", "\u{0}", "\u{FEFF}",
    ]

    @Test(arguments: 0..<20)
    func mutationsOfDocuments(_ seed: Int) {
        var random = SeededRandom(seed: UInt64(seed + 1))
        for _ in 0..<100 {
            var bytes = Array(RandomDocument.json(&random).utf8)
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                let place = Int.random(in: 0...bytes.count, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0:
                    let end = min(bytes.count, place + Int.random(in: 1...9, using: &random))
                    bytes.removeSubrange(place..<end)
                case 1: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
                default:
                    bytes.insert(
                        contentsOf: Array((Self.pieces.randomElement(using: &random) ?? "").utf8), at: place)
                }
            }
            expectSound(bytes)
        }
    }

    @Test(arguments: 0..<20)
    func randomPieces(_ seed: Int) {
        var random = SeededRandom(seed: UInt64(seed + 1_000))
        for _ in 0..<100 {
            let count = Int.random(in: 0...40, using: &random)
            expectSound(
                (0..<count).flatMap { _ in Array((Self.pieces.randomElement(using: &random) ?? "").utf8) })
            expectSound((0..<count).map { _ in UInt8.random(in: 0...255, using: &random) })
        }
    }

    private func expectSound(_ bytes: [UInt8]) {
        for reader in [JSONReader(), YAMLReader()] as [any DocumentReader] {
            let reading = Reading(bytes, reader)
            if let flaw = TreeFlaw.first(in: reading.tree) {
                Issue.record("\(flaw) in \(String(decoding: bytes, as: UTF8.self).debugDescription)")
            }
            if reading.tree.kinds.contains(.invalid) {
                #expect(!reading.codes.isEmpty, "\(String(decoding: bytes, as: UTF8.self).debugDescription)")
            }
            #expect(!reading.rendered.unicodeScalars.contains { $0 != "\n" && VisibleText.isDangerous($0) })
        }
    }
}

/// A broken invariant of a tree.
enum TreeFlaw {
    case range, end, member, scalar

    static func first(in tree: SyntaxTree) -> TreeFlaw? {
        for id in tree.kinds.indices {
            let end = Int(tree.ends[id])
            guard Int(tree.ranges[id].end) <= tree.file.bytes.count else { return .range }
            guard end > id, end <= tree.kinds.count else { return .end }
            let node = tree.node(NodeID(id))
            switch tree.kinds[id] {
            case .member:
                guard end > id + 2, tree.kinds[id + 1] == .string, tree.ends[id + 1] == id + 2,
                    tree.ends[id + 2] == end
                else { return .member }
            case .object:
                guard Array(node.members).allSatisfy({ $0.key.kind == .string }) else { return .member }
            case .array:
                guard Array(node.elements).allSatisfy({ $0.kind != .member }) else { return .member }
            case .number:
                guard node.number != nil else { return .scalar }
            case .boolean:
                guard node.text == "true" || node.text == "false" else { return .scalar }
            default:
                break
            }
        }
        return nil
    }
}
