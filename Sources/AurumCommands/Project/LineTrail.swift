import AurumCompiler
import AurumEmitters
import AurumSyntax

/// The way from a line of an output back to the input: what the line comes from, and the tokens behind that.
struct LineTrail {
    /// One thing on the way.
    struct Step {
        /// How far behind the line it is: what a thing refers to is one further.
        let depth: Int
        /// What it is.
        let subject: Origin.Subject
        /// Where it is written.
        let node: NodeRef
        /// The positions of the modes in which the way leads over it.
        let modes: [Int]
    }

    /// The things on the way, each followed by what it refers to.
    let steps: [Step]

    /// Follows an origin through a design.
    init(_ origin: Origin, in design: ResolvedDesign) {
        let all = Array(design.modes.indices)
        if case .token(let id) = origin.subject {
            steps = Self.steps(from: id, depth: 0, design)
        } else {
            steps =
                [Step(depth: 0, subject: origin.subject, node: origin.node, modes: all)]
                + Self.tokens(of: origin.subject, design).flatMap { Self.steps(from: $0, depth: 1, design) }
        }
    }

    /// The tokens in a cell.
    private static func tokens(of subject: Origin.Subject, _ design: ResolvedDesign) -> [TokenID] {
        guard case .cell(let component, let property, let variant, _) = subject else { return [] }
        return switch design.components[component].table[variant, property].value {
        case .single(let binding): tokens(of: binding)
        case .stack(let bindings, _): bindings.flatMap(tokens)
        default: []
        }
    }

    private static func tokens(of binding: Binding) -> [TokenID] {
        switch binding {
        case .token(let id): [id]
        case .literal(_, let references): references
        }
    }

    /// The ways from a token, one for all modes in which they are the same.
    private static func steps(from id: TokenID, depth: Int, _ design: ResolvedDesign) -> [Step] {
        var ways: [(way: [Link], modes: [Int])] = []
        for mode in design.modes.indices where design.modes[mode][id] != nil {
            let way = way(from: id, depth: depth, mode, design)
            if let known = ways.firstIndex(where: { $0.way == way }) {
                ways[known].modes.append(mode)
            } else {
                ways.append((way, [mode]))
            }
        }
        return ways.flatMap { way, modes in
            way.map { Step(depth: $0.depth, subject: .token($0.token), node: $0.node, modes: modes) }
        }
    }

    private struct Link: Equatable {
        let depth: Int
        let token: TokenID
        let node: NodeRef
    }

    /// The token, those it is an alias of, and those that the value of the last one is made with.
    private static func way(
        from id: TokenID, depth: Int, _ mode: Int, _ design: ResolvedDesign
    ) -> [Link] {
        let chain = links(design.aliasChain(of: id, inMode: mode), depth: depth, mode, design)
        guard let last = chain.last, let token = design.modes[mode][last.token] else { return chain }
        let references = token.aliasTarget == nil ? token.references : []
        return chain
            + references.flatMap {
                links(design.aliasChain(of: $0, inMode: mode), depth: last.depth + 1, mode, design)
            }
    }

    private static func links(
        _ tokens: [TokenID], depth: Int, _ mode: Int, _ design: ResolvedDesign
    ) -> [Link] {
        tokens.enumerated().compactMap { index, id in
            design.modes[mode][id].map { Link(depth: depth + index, token: id, node: $0.key) }
        }
    }
}
