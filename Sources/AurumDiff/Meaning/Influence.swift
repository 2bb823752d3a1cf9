import AurumCompiler

/// Which changes of tokens are behind changes of components and of contrast.
struct Influence {
    /// Finds the changes of a design's tokens that a token depends on, itself and through references.
    private struct Reach {
        let design: ResolvedDesign
        /// The position of the change of each token, if what is seen may depend on it.
        let places: [Int?]
        private var known: [TokenID: [Int]] = [:]

        init(_ design: ResolvedDesign, _ places: [Int?]) {
            self.design = design
            self.places = places
        }

        /// The positions of the changes behind some tokens.
        mutating func changes(behind tokens: [TokenID]) -> [Int] {
            Set(tokens.flatMap { changes(behind: $0) }).sorted()
        }

        private mutating func changes(behind token: TokenID) -> [Int] {
            if let known = known[token] { return known }
            var found: Set<Int> = []
            var seen: Set<TokenID> = [token]
            var work = [token]
            while let next = work.popLast() {
                if let place = places[Int(next.index)] { found.insert(place) }
                for mode in design.modes {
                    for reference in mode[next]?.references ?? [] where seen.insert(reference).inserted {
                        work.append(reference)
                    }
                }
            }
            known[token] = Array(found)
            return Array(found)
        }
    }

    private let old: ResolvedDesign
    private let new: ResolvedDesign
    private let oldPlaces: [Int?]
    private let newPlaces: [Int?]

    init(_ changes: [TokenChange], _ old: ResolvedDesign, _ new: ResolvedDesign) {
        self.old = old
        self.new = new
        var oldPlaces: [Int?] = Array(repeating: nil, count: old.tokens.names.count)
        var newPlaces: [Int?] = Array(repeating: nil, count: new.tokens.names.count)
        for (place, change) in changes.enumerated() where change.isVisible {
            if let id = change.old { oldPlaces[Int(id.index)] = place }
            if let id = change.new { newPlaces[Int(id.index)] = place }
        }
        self.oldPlaces = oldPlaces
        self.newPlaces = newPlaces
    }

    /// Notes on every alias that changes with its target the change of that one.
    func follow(_ tokens: inout [TokenChange]) {
        for index in tokens.indices {
            let change = tokens[index]
            guard let id = change.new, !change.values.isEmpty, change.origins.isEmpty else { continue }
            let targets = Set(new.modes.compactMap { $0[id] }.map(\.aliasTarget))
            guard targets.count == 1, let target = targets.first ?? nil else { continue }
            if let place = newPlaces[Int(target.index)], tokens[place].kind == .changed {
                tokens[index].follows = place
            }
        }
    }

    /// Notes on every change of a style or a contrast the changes of tokens behind it, and the other way round.
    func trace(
        _ components: inout [ComponentChange], _ contrast: inout [ContrastChange],
        _ tokens: inout [TokenChange]
    ) {
        var (olds, news) = (Reach(old, oldPlaces), Reach(new, newPlaces))
        func behind(_ old: [CellValue], _ new: [CellValue]) -> [Int] {
            let first = olds.changes(behind: old.flatMap(\.tokens))
            return Set(first + news.changes(behind: new.flatMap(\.tokens))).sorted()
        }
        for index in components.indices {
            var all: Set<Int> = []
            for style in components[index].styles.indices where !components[index].styles[style].modes.isEmpty
            {
                let cells = components[index].styles[style]
                let found = behind(cells.old.map { [$0.value] } ?? [], cells.new.map { [$0.value] } ?? [])
                components[index].styles[style].tokens = found
                all.formUnion(found)
            }
            for place in all.sorted() { tokens[place].components.append(index) }
        }
        for index in contrast.indices {
            let change = contrast[index]
            contrast[index].tokens = behind(
                cells(change.old, change.oldComponent, old), cells(change.new, change.newComponent, new))
            for place in contrast[index].tokens { tokens[place].contrast.append(index) }
        }
    }

    private func cells(_ fact: ContrastFact?, _ component: Int?, _ design: ResolvedDesign) -> [CellValue] {
        guard let fact, let component else { return [] }
        let table = design.components[component].table
        return [fact.part, fact.on].compactMap { table[fact.variant, $0]?.value }
    }
}

extension CellValue {
    /// The tokens that it names.
    fileprivate var tokens: [TokenID] {
        switch self {
        case .single(let binding): binding.tokens
        case .stack(let bindings, _): bindings.flatMap(\.tokens)
        default: []
        }
    }
}

extension Binding {
    fileprivate var tokens: [TokenID] {
        switch self {
        case .token(let id): [id]
        case .literal(_, let references): references
        }
    }
}
