import AurumCompiler
import AurumSyntax

/// Tokens of two designs that are alike, and that nothing else is like.
///
/// Only tokens are considered that are left on both sides, with the same type, value and alias target in every mode
/// compared, and a trace of the place: the same last name, or the same group. Several candidates are none.
struct Likeness {
    /// What has to be the same of two tokens.
    private struct Content: Hashable {
        let values: [TokenValue?]
        let targets: [Target]
    }

    /// What an alias refers to, in words that mean the same in both designs.
    private enum Target: Hashable {
        case none
        case pair(Int)
        case other
    }

    /// A content, and names that are the same.
    private struct Trace: Hashable {
        let content: Int
        let names: [ExactName]
    }

    /// The tokens of both designs that share something.
    private struct Candidates {
        var old: [TokenID] = []
        var new: [TokenID] = []

        var isUnique: Bool { old.count == 1 && new.count == 1 }
    }

    /// The pairs with their confidence in percent.
    private(set) var pairs: [(old: TokenID, new: TokenID, confidence: Int)] = []

    private let match: TokenMatch
    private let modes: ModeMatch
    /// The contents of which both designs have tokens left, numbered.
    private var numbers: [Content: Int] = [:]
    /// How many tokens of both designs, matched or not, have each content.
    private var owners: [(old: Int, new: Int)] = []
    private var takenOld: Set<TokenID> = []
    private var takenNew: Set<TokenID> = []

    init(_ match: TokenMatch, _ modes: ModeMatch) {
        self.match = match
        self.modes = modes
        let (olds, news) = (match.oldRest, match.newRest)
        guard !olds.isEmpty, !news.isEmpty, !modes.pairs.isEmpty else { return }
        let oldContents = olds.map { ($0.id, content(of: $0.id, isOld: true)) }
        let known = Set(oldContents.map(\.1))
        let newContents = news.map { ($0.id, content(of: $0.id, isOld: false)) }.filter {
            known.contains($0.1)
        }
        guard !newContents.isEmpty else { return }
        for (_, content) in newContents where numbers[content] == nil { numbers[content] = numbers.count }
        countOwners()
        pairUp(
            oldContents.compactMap { id, content in numbers[content].map { (id, $0) } },
            newContents.compactMap { id, content in numbers[content].map { (id, $0) } })
    }

    private func content(of id: TokenID, isOld: Bool) -> Content {
        let tokens = modes.pairs.map { isOld ? match.old.modes[$0.old][id] : match.new.modes[$0.new][id] }
        let places = isOld ? match.ofOld : match.ofNew
        return Content(
            values: tokens.map { $0?.value },
            targets: tokens.map { token in
                guard let target = token?.aliasTarget, match.knowsOrigins else { return .none }
                return places[Int(target.index)].map(Target.pair) ?? .other
            })
    }

    /// Counts who has the contents in question in the whole of each design.
    private mutating func countOwners() {
        owners = numbers.map { _ in (0, 0) }
        for id in match.old.tokens.all {
            if let number = numbers[content(of: id, isOld: true)] { owners[number].old += 1 }
        }
        for id in match.new.tokens.all {
            if let number = numbers[content(of: id, isOld: false)] { owners[number].new += 1 }
        }
    }

    /// Pairs tokens from the longest common end of their paths to the shortest, then those of one group.
    private mutating func pairUp(_ olds: [(TokenID, Int)], _ news: [(TokenID, Int)]) {
        let longest =
            (olds.map { match.old.tokens[$0.0] } + news.map { match.new.tokens[$0.0] })
            .map(\.segments.count).max() ?? 0
        for length in stride(from: min(longest, Self.longestEnd), through: 1, by: -1) {
            pair(olds, news) { name in
                name.segments.count < length ? nil : name.segments.suffix(length).map(ExactName.init)
            } confidence: { isAlone in
                isAlone ? 95 : length > 1 ? 90 : 75
            }
        }
        // The root is no group that a few have in common.
        pair(olds, news) { name in
            name.segments.count > 1 ? name.segments.dropLast().map(ExactName.init) : nil
        } confidence: { isAlone in
            isAlone ? 70 : nil
        }
    }

    /// Names at the end of paths beyond this number tell nothing more.
    private static let longestEnd = 8

    private mutating func pair(
        _ olds: [(TokenID, Int)], _ news: [(TokenID, Int)], _ names: (TokenName) -> [ExactName]?,
        confidence: (Bool) -> Int?
    ) {
        var traces: [Trace: Candidates] = [:]
        var order: [Trace] = []
        for (id, content) in olds {
            guard let names = names(match.old.tokens[id]) else { continue }
            let trace = Trace(content: content, names: names)
            if traces[trace] == nil { order.append(trace) }
            traces[trace, default: Candidates()].old.append(id)
        }
        for (id, content) in news {
            guard let names = names(match.new.tokens[id]) else { continue }
            traces[Trace(content: content, names: names)]?.new.append(id)
        }
        for trace in order {
            guard let found = traces[trace], found.isUnique, let old = found.old.first,
                let new = found.new.first,
                !takenOld.contains(old), !takenNew.contains(new),
                let confidence = confidence(owners[trace.content] == (1, 1))
            else { continue }
            takenOld.insert(old)
            takenNew.insert(new)
            pairs.append((old, new, confidence))
        }
    }
}
