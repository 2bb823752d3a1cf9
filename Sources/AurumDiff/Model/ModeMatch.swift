import AurumCompiler
import AurumSyntax

/// Which modes of two designs are compared with each other.
package struct ModeMatch: Sendable {
    /// A mode of each design.
    package struct Pair: Sendable {
        /// The position in the old design.
        package let old: Int
        /// The position in the new design.
        package let new: Int
    }

    /// The modes that both have, in the new design's order.
    package let pairs: [Pair]
    /// The positions in the new design of modes that only it has.
    package let added: [Int]
    /// The positions in the old design of modes that only it has.
    package let removed: [Int]
    /// Whether no name is shared, so that the first modes are compared with each other.
    package let isByPosition: Bool

    /// Matches modes by name; without a shared name the first modes, which are the default ones.
    init(_ old: DesignSide, _ new: DesignSide) {
        let places = Dictionary(
            old.design.modes.enumerated().map { (ExactName($1.mode.name), $0) },
            uniquingKeysWith: { first, _ in first })
        let isEmpty = old.extent == .nothing || new.extent == .nothing
        var pairs: [Pair] = []
        if !isEmpty {
            for (index, mode) in new.design.modes.enumerated() {
                if let place = places[ExactName(mode.mode.name)] {
                    pairs.append(Pair(old: place, new: index))
                }
            }
        }
        isByPosition = pairs.isEmpty && !isEmpty
        self.pairs = isByPosition ? [Pair(old: 0, new: 0)] : pairs
        // Tokens alone do not say which modes there are.
        let isKnown = old.extent != .tokens && new.extent != .tokens || old.extent == new.extent
        let (taken, found) = (Set(self.pairs.map(\.old)), Set(self.pairs.map(\.new)))
        added =
            isKnown && new.extent != .nothing ? new.design.modes.indices.filter { !found.contains($0) } : []
        removed =
            isKnown && old.extent != .nothing ? old.design.modes.indices.filter { !taken.contains($0) } : []
    }
}

/// Something that differs between two designs, and the modes in which it does so in the same way.
package struct ModeDifference<Value: Sendable>: Sendable {
    /// Positions in the pairs of the comparison's modes.
    package private(set) var modes: [Int]
    /// What holds in the old design.
    package let old: Value
    /// What holds in the new design.
    package let new: Value

    /// Adds what differs in a mode to differences found in others.
    static func add(
        _ old: Value, _ new: Value, mode: Int, to list: inout [ModeDifference],
        _ isSame: (ModeDifference) -> Bool
    ) {
        if let known = list.firstIndex(where: isSame) {
            list[known].modes.append(mode)
        } else {
            list.append(ModeDifference(modes: [mode], old: old, new: new))
        }
    }
}

extension ModeDifference where Value: Equatable {
    /// Adds what is in a mode, if it differs there, to differences found in others.
    static func add(_ old: Value, _ new: Value, mode: Int, to list: inout [ModeDifference]) {
        guard old != new else { return }
        add(old, new, mode: mode, to: &list) { $0.old == old && $0.new == new }
    }
}
