/// One slot of a color: a number, or `none` for a component that is missing (C-005).
package enum ColorComponent: Sendable, Hashable {
    case number(Double)
    case none

    /// The number, 0 for a missing component (C-017).
    package var value: Double {
        switch self {
        case .number(let value): value
        case .none: 0
        }
    }
}

/// The three components of a color, in the order of its space.
package struct ColorComponents: Sendable, Hashable {
    /// The component in the first slot.
    package let first: ColorComponent
    /// The component in the second slot.
    package let second: ColorComponent
    /// The component in the third slot.
    package let third: ColorComponent

    /// Makes components of which some may be missing.
    package init(_ first: ColorComponent, _ second: ColorComponent, _ third: ColorComponent) {
        self.first = first
        self.second = second
        self.third = third
    }

    /// Makes components that are all numbers.
    package init(_ first: Double, _ second: Double, _ third: Double) {
        self.init(.number(first), .number(second), .number(third))
    }

    /// Makes components from a list, or nil when it has not exactly three entries (C-004).
    package init?(_ list: [ColorComponent]) {
        guard list.count == 3 else { return nil }
        self.init(list[0], list[1], list[2])
    }

    /// The component at a position from 0 to 2; missing anywhere else.
    package subscript(_ index: Int) -> ColorComponent {
        switch index {
        case 0: first
        case 1: second
        case 2: third
        default: .none
        }
    }

    /// The three components in order.
    package var list: [ColorComponent] { [first, second, third] }

    /// The three numbers in order, 0 for a missing component.
    package var values: [Double] { [first.value, second.value, third.value] }
}
