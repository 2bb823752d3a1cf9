import AurumCompiler
import AurumSyntax

/// Compares the names in generated code.
struct SymbolComparison {
    private let tokens: TokenMatch
    private let components: ComponentMatch
    private let old: DesignSymbols
    private let new: DesignSymbols
    private let isKnown: Bool

    init(_ tokens: TokenMatch, _ components: ComponentMatch, _ old: DesignSide, _ new: DesignSide) {
        self.tokens = tokens
        self.components = components
        self.old = old.symbols
        self.new = new.symbols
        isKnown = old.extent != .tokens && new.extent != .tokens
    }

    /// Every name that changed.
    var changes: SymbolChanges {
        guard isKnown else { return SymbolChanges() }
        var changes = SymbolChanges()
        var names = Names(old, new)
        for id in tokens.new.tokens.all {
            if let pair = tokens.pair(ofNew: id) { compare(pair, &names, &changes) }
        }
        for (index, place) in components.ofNew.enumerated() {
            if let place { compare(place, index, &names, &changes) }
        }
        changes.added = names.added
        changes.removed = names.removed.map { .init(name: $0.name, replacement: replacement(of: $0.token)) }
        return changes
    }

    /// The names that only one design has, without those that have been explained.
    private struct Names {
        private let old: [(name: ExactName, token: TokenID?)]
        private let new: [ExactName]
        let olds: Set<ExactName>
        let news: Set<ExactName>
        private var explained: Set<ExactName> = []

        init(_ old: DesignSymbols, _ new: DesignSymbols) {
            let tokens = old.tokens.sorted { $0.key < $1.key }.map { (ExactName($1), Optional($0)) }
            let olds = old.components.flatMap { $0 }.map(\.name) + old.others
            let news = new.components.flatMap { $0 }.map(\.name) + new.others
            self.old = tokens + olds.map { (ExactName($0), nil) }
            self.new =
                new.tokens.sorted { $0.key < $1.key }.map { ExactName($1) } + news.map(ExactName.init)
            self.olds = Set(self.old.map(\.name))
            self.news = Set(self.new)
        }

        mutating func explain(_ names: ExactName...) { explained.formUnion(names) }

        var added: [String] {
            new.filter { !olds.contains($0) && !explained.contains($0) }.map(\.text)
        }
        var removed: [(name: String, token: TokenID?)] {
            old.filter { !news.contains($0.name) && !explained.contains($0.name) }.map {
                ($0.name.text, $0.token)
            }
        }
    }

    private func compare(_ pair: TokenPair, _ names: inout Names, _ changes: inout SymbolChanges) {
        guard let old = old.tokens[pair.old].map(ExactName.init),
            let new = new.tokens[pair.new].map(ExactName.init), old != new
        else { return }
        let rename = SymbolChanges.Rename(old: old.text, new: new.text, isLikely: pair.identity.isLikely)
        if !names.news.contains(old) {
            // With the new name known before, as when a forwarder goes, nothing but a removal has happened.
            if names.olds.contains(new) { return }
            changes.renamed.append(rename)
            names.explain(old, new)
        } else if pair.newForwarder != nil {
            changes.forwarded.append(rename)
            names.explain(new)
        } else {
            changes.reused.append(old.text)
        }
    }

    private func compare(_ place: Int, _ index: Int, _ names: inout Names, _ changes: inout SymbolChanges) {
        guard old.components.indices.contains(place), new.components.indices.contains(index) else { return }
        let olds = Dictionary(
            old.components[place].map { (ExactName($0.role), ExactName($0.name)) },
            uniquingKeysWith: { first, _ in first })
        for entry in new.components[index] {
            guard let old = olds[ExactName(entry.role)], old != ExactName(entry.name),
                !names.news.contains(old), !names.olds.contains(ExactName(entry.name))
            else { continue }
            changes.renamed.append(.init(old: old.text, new: entry.name, isLikely: false))
            names.explain(old, ExactName(entry.name))
        }
    }

    /// The name to use instead of that of a removed token which declared a successor, or was one's forwarder.
    private func replacement(of id: TokenID?) -> String? {
        guard let id else { return nil }
        if let pair = tokens.pair(ofOld: id) { return new.tokens[pair.new] }
        guard let token = tokens.old.token(id), let successor = tokens.old.successor(of: token) else {
            return nil
        }
        return tokens.pair(ofOld: successor).flatMap { new.tokens[$0.new] }
    }
}
