import AurumCompiler

/// The values of a token in all modes, with something for the modes that lack it.
struct ValuesByMode {
    /// The values in the design's order of modes: where the token does not exist, or has another type, the value of the
    /// first mode that has it.
    let values: [TokenValue]

    /// Collects the values of a token that some mode has.
    init(of id: TokenID, in design: ResolvedDesign) {
        let found = design.modes.map { $0[id]?.value }
        guard let first = found.lazy.compactMap({ $0 }).first else {
            values = []
            return
        }
        values = found.map { $0.flatMap { $0.type == first.type ? $0 : nil } ?? first }
    }
}
