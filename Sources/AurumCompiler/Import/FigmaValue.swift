import AurumSyntax

/// A value as it was exported.
enum FigmaValue {
    case color(Color)
    case number(Double)
    case text(String)
    case boolean(Bool)
    /// The whole value of another variable, named by its dotted path.
    case reference(String)
    /// A value of a type that is kept as it is.
    case authored(SyntaxNode)

    /// Whether two values are the same as far as 32-bit numbers can tell; nil when they cannot be compared.
    func agrees(with other: FigmaValue) -> Bool? {
        switch (self, other) {
        case (.color(let left), .color(let right)):
            left.hasSameComponents(as: right) && Float(left.alpha) == Float(right.alpha)
        case (.number(let left), .number(let right)): Float(left) == Float(right)
        case (.text(let left), .text(let right)): ExactName(left) == ExactName(right)
        case (.boolean(let left), .boolean(let right)): left == right
        case (.reference, _), (_, .reference), (.authored, _), (_, .authored): nil
        default: false
        }
    }

    /// The color, if it is one.
    var color: Color? {
        if case .color(let color) = self { color } else { nil }
    }

    /// The value in words.
    var phrase: String {
        switch self {
        case .color(let color):
            color.space == .srgb
                ? "`\(SRGB8(color).hex.lowercased())`" : "a color in `\(color.space.rawValue)`"
        case .number(let number): NumberText.shortest(FigmaNumber.clean(number))
        case .text(let text): "`\(text)`"
        case .boolean(let isTrue): "\(isTrue)"
        case .reference(let path): "`{\(path)}`"
        case .authored: "another value"
        }
    }
}

/// Numbers of exports.
package enum FigmaNumber {
    /// The shortest decimal that means the same 32-bit number; whole numbers have no noise and stay as they are.
    package static func clean(_ value: Double) -> Double {
        value == value.rounded() ? value : NumberText.shortestFloat(value)
    }

    /// A percentage as a number from 0 to 1.
    static func fraction(ofPercent value: Double) -> Double { NumberText.shortestFloat(clean(value) / 100) }
}

extension Color {
    /// Whether two colors are the same but for their opacity, as far as 32-bit numbers can tell.
    func hasSameComponents(as other: Color) -> Bool {
        space == other.space
            && zip(components.list, other.components.list).allSatisfy { left, right in
                switch (left, right) {
                case (.number(let left), .number(let right)): Float(left) == Float(right)
                case (.none, .none): true
                default: false
                }
            }
    }
}
