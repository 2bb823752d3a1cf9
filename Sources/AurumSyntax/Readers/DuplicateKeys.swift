/// Reports member names that repeat inside one object, compared byte by byte after unescaping (F-005, F-007).
package enum DuplicateKeys {
    /// Objects with up to this many members are compared pair by pair, which needs no memory.
    private static let smallObject = 8

    /// Looks through every object of a tree.
    package static func report(in tree: SyntaxTree, _ reports: inout ReaderReports) {
        var keys: [NodeID] = []
        for id in tree.kinds.indices where tree.kinds[id] == .object {
            keys.removeAll(keepingCapacity: true)
            var position = NodeID(clamping: id) + 1
            let end = tree.ends[id]
            while position < end {
                keys.append(position + 1)
                position = tree.ends[Int(position)]
            }
            if keys.count <= smallObject {
                comparePairs(keys, in: tree, &reports)
            } else {
                compareHashes(keys, in: tree, &reports)
            }
        }
    }

    private static func comparePairs(_ keys: [NodeID], in tree: SyntaxTree, _ reports: inout ReaderReports) {
        for (position, key) in keys.enumerated() {
            if let first = keys[..<position].first(where: { tree.haveSameText($0, key) }) {
                report(key, first, in: tree, &reports)
            }
        }
    }

    private static func compareHashes(_ keys: [NodeID], in tree: SyntaxTree, _ reports: inout ReaderReports) {
        var firsts: [ExactName: Int] = [:]
        firsts.reserveCapacity(keys.count)
        for (position, key) in keys.enumerated() {
            let name = ExactName(tree.text(of: key))
            guard let first = firsts[name] else {
                firsts[name] = position
                continue
            }
            // Texts hold the same replacement for different bytes that are not UTF-8.
            if tree.haveSameText(keys[first], key) { report(key, keys[first], in: tree, &reports) }
        }
    }

    private static func report(
        _ key: NodeID, _ first: NodeID, in tree: SyntaxTree, _ reports: inout ReaderReports
    ) {
        reports.report(.duplicateKey(tree.node(key), first: tree.node(first)))
    }
}

extension Diagnostic {
    fileprivate static func duplicateKey(_ key: SyntaxNode, first: SyntaxNode) -> Diagnostic {
        Diagnostic(
            .duplicateKey, "`\(VisibleText.excerpt(key.text))` appears twice in one object",
            at: key.label("second time"),
            related: [first.label("first time")],
            help: ["remove or rename one of them"]
        )
    }
}
