import AurumSyntax

/// What every number and text of an export means.
///
/// Scopes say it for some. A variable whose scopes leave it open means what those mean that are bound to it, or that it
/// is bound to, as long as they agree: a step of a scale that only gaps and radii use counts px.
struct FigmaMeanings {
    private var meanings: [FigmaMeaning?]
    private let kinds: [FigmaKind]

    /// Settles all meanings.
    init(_ export: FigmaExport, _ links: FigmaLinks) {
        let kinds = export.entries.map(\.kind)
        var meanings = export.entries.map { $0.first?.meaning }
        var clusters = Clusters(count: kinds.count)
        let edges = links.edges.filter { kinds[$0.from] == kinds[$0.to] }
        for edge in edges where meanings[edge.from] == nil && meanings[edge.to] == nil {
            clusters.join(edge.from, edge.to)
        }
        var demands: [Int: Set<FigmaMeaning>] = [:]
        for edge in edges {
            switch (meanings[edge.from], meanings[edge.to]) {
            case (let meaning?, nil): demands[clusters.root(of: edge.to), default: []].insert(meaning)
            case (nil, let meaning?): demands[clusters.root(of: edge.from), default: []].insert(meaning)
            default: break
            }
        }
        for index in meanings.indices where meanings[index] == nil {
            guard let wanted = demands[clusters.root(of: index)], wanted.count == 1 else { continue }
            meanings[index] = wanted.first
        }
        self.kinds = kinds
        self.meanings = meanings
    }

    /// What a number or text means; nil for other kinds.
    subscript(entry: Int) -> FigmaMeaning? {
        switch kinds[entry] {
        case .number: meanings[entry] ?? .plainNumber
        case .string: meanings[entry] ?? .plainText
        default: nil
        }
    }

    /// The type that fits a variable; nil when the standard has none.
    func type(of entry: Int) -> TokenType? {
        switch (kinds[entry], self[entry]) {
        case (.color, _): .color
        case (.other(let type), _): type
        case (_, .length): .dimension
        case (_, .percentage), (_, .plainNumber): .number
        case (_, .fontWeight), (_, .fontStyle): .fontWeight
        case (_, .fontFamily): .fontFamily
        default: nil
        }
    }
}

/// Sets of positions that grow together.
private struct Clusters {
    private var parents: [Int]

    /// Makes every position a set of its own.
    init(count: Int) { parents = Array(0..<count) }

    /// The position that stands for a set; paths are halved on the way.
    mutating func root(of position: Int) -> Int {
        var position = position
        while parents[position] != position {
            parents[position] = parents[parents[position]]
            position = parents[position]
        }
        return position
    }

    mutating func join(_ left: Int, _ right: Int) {
        let (left, right) = (root(of: left), root(of: right))
        parents[max(left, right)] = min(left, right)
    }
}
