import AurumDiff
import AurumSyntax
import AurumYAML
import Testing

/// Merges of random edits, against a merge by paths that knows nothing of texts.
struct MergeLawTests {
    @Test("No edit is lost, and none of both sides is mixed", arguments: 0..<300)
    func givesWhatBruteForceGives(seed: Int) throws {
        var random = SeededRandom(seed: UInt64(seed) &* 7919 &+ 1)
        let base = TokenTexts.random(using: &random)
        let (ours, theirs) = (base.edited(using: &random), base.edited(using: &random))
        for form in TokenTexts.Form.allCases {
            let outcome = try #require(
                Merging.merge(base.text(form), ours.text(form), theirs.text(form), form))
            let expected = TokenTexts.merged(base, ours, theirs)
            let merged = String(decoding: outcome.text, as: UTF8.self)
            if let expected {
                #expect(outcome.conflictCount == 0, "\(form)\n\(merged)")
                #expect(Merging.leaves(of: outcome.text, form) == expected.tokens, "\(form)\n\(merged)")
            } else {
                #expect(outcome.conflictCount > 0, "\(form)\n\(merged)")
                #expect(merged.contains("<<<<<<< ours") && merged.contains(">>>>>>> theirs"))
            }
        }
    }

    @Test("Whoever changes nothing gets what the other side wrote, byte by byte", arguments: 0..<100)
    func oneSideAlone(seed: Int) throws {
        var random = SeededRandom(seed: UInt64(seed) &* 104_729 &+ 3)
        let base = TokenTexts.random(using: &random)
        let edited = base.edited(using: &random)
        for form in TokenTexts.Form.allCases {
            let (old, new) = (base.text(form), edited.text(form))
            #expect(Merging.text(old, old, old, form) == old)
            #expect(Merging.text(old, new, new, form) == new)
            #expect(Merging.text(old, old, new, form).map(Merging.squeezed) == Merging.squeezed(new))
            #expect(Merging.text(old, new, old, form).map(Merging.squeezed) == Merging.squeezed(new))
        }
    }
}

/// Merges of texts.
enum Merging {
    static func merge(_ base: String, _ ours: String, _ theirs: String, _ form: TokenTexts.Form)
        -> DocumentMerge.Outcome?
    {
        let trees = [base, ours, theirs].map { tree(Array($0.utf8), form) }
        guard let base = trees[0], let ours = trees[1], let theirs = trees[2] else { return nil }
        return DocumentMerge.merge(base: base, ours: ours, theirs: theirs) { tree($0, form) }
    }

    static func text(_ base: String, _ ours: String, _ theirs: String, _ form: TokenTexts.Form) -> String? {
        merge(base, ours, theirs, form).map { String(decoding: $0.text, as: UTF8.self) }
    }

    static func tree(_ bytes: [UInt8], _ form: TokenTexts.Form) -> SyntaxTree? {
        var diagnostics = DiagnosticSink()
        var sources = SourceMap()
        let file = sources.add(path: "tokens." + form.rawValue, bytes: bytes)
        let tree =
            form == .json ? JSONReader().read(file, &diagnostics) : YAMLReader().read(file, &diagnostics)
        return diagnostics.hasErrors ? nil : tree
    }

    /// The values of all tokens by their paths.
    static func leaves(of bytes: [UInt8], _ form: TokenTexts.Form) -> [String: Int]? {
        guard let root = tree(bytes, form)?.root else { return nil }
        var leaves: [String: Int] = [:]
        func visit(_ node: SyntaxNode, _ path: String) {
            if let value = node["$value"]?.number { leaves[path] = Int(value) }
            for member in node.members where member.value.kind == .object && member.name != "$value" {
                visit(member.value, path.isEmpty ? member.name : path + "." + member.name)
            }
        }
        visit(root, "")
        return leaves
    }

    /// A text without blanks.
    static func squeezed(_ text: String) -> String { text.filter { !$0.isWhitespace } }
}

/// Tokens by their paths in an order, and the texts they are written in.
struct TokenTexts {
    enum Form: String, CaseIterable { case json, yaml }

    /// Paths of two names with their values, groups together.
    var groups: [(name: String, tokens: [(name: String, value: Int)])]

    var tokens: [String: Int] {
        Dictionary(
            groups.flatMap { group in group.tokens.map { ("\(group.name).\($0.name)", $0.value) } },
            uniquingKeysWith: { first, _ in first })
    }

    static func random(using random: inout SeededRandom) -> TokenTexts {
        TokenTexts(
            groups: (0..<Int.random(in: 1...4, using: &random)).map { group in
                let count = Int.random(in: 1...5, using: &random)
                return ("g\(group)", (0..<count).map { ("t\($0)", Int.random(in: 0..<9, using: &random)) })
            })
    }

    /// The same tokens after up to four edits.
    func edited(using random: inout SeededRandom) -> TokenTexts {
        var result = self
        for _ in 0..<Int.random(in: 0...4, using: &random) {
            guard let group = result.groups.indices.randomElement(using: &random) else { break }
            let tokens = result.groups[group].tokens
            switch Int.random(in: 0..<6, using: &random) {
            case 0, 1:
                guard let token = tokens.indices.randomElement(using: &random) else { continue }
                result.groups[group].tokens[token].value = Int.random(in: 10..<99, using: &random)
            case 2:
                let name = "n\(Int.random(in: 0..<4, using: &random))"
                guard !tokens.contains(where: { $0.name == name }) else { continue }
                let place = Int.random(in: 0...tokens.count, using: &random)
                result.groups[group].tokens.insert((name, Int.random(in: 0..<99, using: &random)), at: place)
            case 3 where tokens.count > 1:
                result.groups[group].tokens.remove(at: Int.random(in: 0..<tokens.count, using: &random))
            case 4:
                let name = "h\(Int.random(in: 0..<3, using: &random))"
                guard !result.groups.contains(where: { $0.name == name }) else { continue }
                let place = Int.random(in: 0...result.groups.count, using: &random)
                result.groups.insert((name, [("t0", Int.random(in: 0..<3, using: &random))]), at: place)
            case 5 where tokens.count > 1:
                result.groups[group].tokens.swapAt(0, tokens.count - 1)
            default: continue
            }
        }
        return result
    }

    /// The tokens of both sides; nil where they disagree about one.
    static func merged(_ base: TokenTexts, _ ours: TokenTexts, _ theirs: TokenTexts) -> (
        tokens: [String: Int], Void
    )? {
        var result: [String: Int] = [:]
        for path in Set(base.tokens.keys).union(ours.tokens.keys).union(theirs.tokens.keys) {
            let (old, own, others) = (base.tokens[path], ours.tokens[path], theirs.tokens[path])
            if own == others || others == old {
                result[path] = own
            } else if own == old {
                result[path] = others
            } else {
                return nil
            }
        }
        return (result, ())
    }

    func text(_ form: Form) -> String {
        switch form {
        case .json:
            let groups = groups.map { group in
                let tokens = group.tokens.map { "    \"\($0.name)\": { \"$value\": \($0.value) }" }
                return "  \"\(group.name)\": {\n\(tokens.joined(separator: ",\n"))\n  }"
            }
            return "{\n\(groups.joined(separator: ",\n"))\n}\n"
        case .yaml:
            let groups = groups.map { group in
                let tokens = group.tokens.map {
                    "  # On \($0.name).\n  \($0.name): { $value: \($0.value) } # \($0.name)\n"
                }
                return "# About \(group.name).\n\(group.name):\n\(tokens.joined())"
            }
            return "# Head.\n\n" + groups.joined(separator: "\n")
        }
    }
}
