extension Color {
    /// The same color in another space, unclipped and without its fallback.
    ///
    /// A missing component counts as 0 and stays missing only when the space does not change (C-017).
    /// A hue that says nothing becomes 0. Every result is finite.
    package func converted(to target: ColorSpace) -> Color {
        guard target != space else { return Color(space: space, components: components, alpha: alpha) }
        return Color(space: target, vector: vector(in: target), alpha: alpha)
    }

    /// The components in a space as numbers.
    func vector(in target: ColorSpace) -> SIMD3<Double> {
        guard target != space else { return vector }
        let source = space.toRectangular(vector)
        // Forms of one space meet without the detour, so that HSL gray 50 % stays exactly one half.
        guard space.rectangular != target.rectangular else { return target.fromRectangular(source) }
        return target.fromRectangular(target.rectangular.fromXYZ(space.rectangular.toXYZ(source)))
    }

    init(space: ColorSpace, vector: SIMD3<Double>, alpha: Double) {
        self.init(space: space, components: ColorComponents(vector.x, vector.y, vector.z), alpha: alpha)
    }

    private var vector: SIMD3<Double> {
        SIMD3(components.first.value, components.second.value, components.third.value).map(Self.bounded)
    }

    /// The number, brought to where its powers stay finite: a thousand times past any color a device shows.
    private static func bounded(_ value: Double) -> Double {
        value.isNaN ? 0 : min(max(value, -1e6), 1e6)
    }
}
