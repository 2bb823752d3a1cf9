package import AurumCompiler

/// A declared pair of a variant whose contrast, or the contrast it needs, is another.
package struct ContrastChange: Sendable {
    /// How a change stands to what is needed.
    package enum Crossing: String, Sendable {
        /// It was enough, or there was no such pair, and it is too little.
        case lost
        /// It was too little, and is enough or no longer needed.
        case gained
    }

    /// The component's position in the old design, if it has it.
    package let oldComponent: Int?
    /// The component's position in the new design, if it has it.
    package let newComponent: Int?
    /// What was measured in the old design.
    package let old: ContrastFact?
    /// What was measured in the new design.
    package let new: ContrastFact?
    /// The changes of tokens that feed it: positions in the comparison's tokens.
    package internal(set) var tokens: [Int] = []

    /// How it stands to what is needed; nil when that stays as it was.
    package var crossing: Crossing? {
        let (passed, passes) = (old?.passes ?? true, new?.passes ?? true)
        return passed == passes ? nil : passes ? .gained : .lost
    }
}
