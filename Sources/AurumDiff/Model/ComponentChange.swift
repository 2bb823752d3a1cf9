package import AurumCompiler

/// What became of a component.
package struct ComponentChange: Sendable {
    /// What differs of one axis.
    package struct Axis: Sendable {
        /// The axis's name.
        package let name: String
        /// What became of the axis.
        package let kind: TokenChange.Kind
        /// The values that only the new design has.
        package internal(set) var addedValues: [String] = []
        /// The values that only the old design has.
        package internal(set) var removedValues: [String] = []
        /// The default in the old design, when it is another in the new one.
        package internal(set) var oldDefault: String?
        /// The default in the new design, when it was another in the old one.
        package internal(set) var newDefault: String?
    }

    /// What became of one parameter.
    package struct Parameter: Sendable {
        /// The parameter's name.
        package let name: String
        /// What became of the parameter.
        package let kind: TokenChange.Kind
        /// Whether callers have to give it, in the design that has it last.
        package let isRequired: Bool
    }

    /// What became of one part.
    package struct Part: Sendable {
        /// The part's name.
        package let name: String
        /// What became of the part.
        package let kind: TokenChange.Kind
    }

    /// Something about a component that is in no table.
    package enum Aspect: String, CaseIterable, Sendable {
        /// How it is shown for a while.
        case host
        /// Which pairs need contrast, and how much.
        case contrastPairs
        /// Its place and its names in Figma.
        case figma
        /// The texts of its page, and what is said of its parameters.
        case documentation

        /// The aspect in a few words.
        package var phrase: String {
            switch self {
            case .host: "host"
            case .contrastPairs: "declared pairs"
            case .figma: "place in Figma"
            case .documentation: "documentation"
            }
        }
    }

    /// A variant in each design.
    package struct Variant: Hashable, Sendable {
        /// The row in the old table.
        package let old: VariantID
        /// The row in the new table.
        package let new: VariantID
    }

    /// A style property that differs in some variants in the same way.
    package struct Style: Sendable {
        /// The property's path.
        package let property: String
        /// The variants, in the new table's order.
        package let variants: [Variant]
        /// The cell in the old table; nil where there is no such property.
        package let old: Cell?
        /// The cell in the new table; nil where there is no such property.
        package let new: Cell?
        /// Whether the cell is bound to something else, or its property is new or gone.
        package let isRebound: Bool
        /// The modes in which it comes to something else: positions in the pairs of the comparison's modes.
        package let modes: [Int]
        /// The changes of tokens behind it: positions in the comparison's tokens.
        package internal(set) var tokens: [Int] = []
    }

    /// A variant that looks different, and the modes in which it does.
    package struct Look: Sendable {
        /// The variant.
        package let variant: Variant
        /// Positions in the pairs of the comparison's modes.
        package internal(set) var modes: [Int]
    }

    /// What became of the component.
    package let kind: TokenChange.Kind
    /// The position in the old design.
    package let old: Int?
    /// The position in the new design.
    package let new: Int?
    /// The name in the old design, when it is another in the new one.
    package internal(set) var oldName: String?
    /// The axes that differ.
    package internal(set) var axes: [Axis] = []
    /// Whether the axes that both have stand in another order.
    package internal(set) var hasOtherOrder = false
    /// The parameters that differ.
    package internal(set) var parameters: [Parameter] = []
    /// The parts that differ.
    package internal(set) var parts: [Part] = []
    /// What else differs.
    package internal(set) var aspects: [Aspect] = []
    /// The variants that only the new design has.
    package internal(set) var addedVariants: [VariantID] = []
    /// The variants that only the old design has.
    package internal(set) var removedVariants: [VariantID] = []
    /// The style properties that differ, in the new table's order, then those that are gone.
    package internal(set) var styles: [Style] = []
    /// The variants that look different, in the new table's order.
    package internal(set) var looks: [Look] = []

    init(_ kind: TokenChange.Kind, old: Int? = nil, new: Int? = nil) {
        self.kind = kind
        self.old = old
        self.new = new
    }

    /// Whether nothing changed.
    var isEmpty: Bool {
        kind == .changed && oldName == nil && axes.isEmpty && !hasOtherOrder && parameters.isEmpty
            && parts.isEmpty && addedVariants.isEmpty && removedVariants.isEmpty && styles.isEmpty
            && looks.isEmpty && aspects.isEmpty
    }
}
