/// What each kind of part can show, and what that takes: the rest of what a spec may say would show nowhere.
enum ShownProperties {
    typealias Kind = Component.Part.Kind

    /// The members that not every kind of part can show; a box is around all of them.
    private static let limited: [(names: [String], kinds: [Kind])] = [
        (["gap", "meaning"], [.container]),
        (["color", "increasedContrast.color"], [.glyph, .text, .button, .textButton]),
        (["gapAfter", "visible"], [.glyph, .text, .button, .textButton]),
        (["glyph", "size"], [.glyph, .button]),
        (["accessibilityLabel"], [.glyph, .button]),
        (["typography", "lines"], [.text, .textButton]),
        (["touchTarget"], [.button, .textButton]),
    ]

    /// The properties that show only on another one, any of those named.
    private static let dependent: [(names: [String], needed: [String])] = [
        (["border.width", "border.edges"], ["border.color"]),
        (["radius"], ["background", "border.color"]),
        (["shadow"], ["background"]),
    ]

    /// The kinds of parts that can show a member.
    static func kinds(showing name: String) -> [Kind] {
        limited.first { $0.names.contains(name) }?.kinds ?? Kind.allCases
    }

    /// What a property shows on, or nil when it needs nothing else.
    static func needed(by name: String) -> [String]? {
        dependent.first { $0.names.contains(name) }?.needed
    }

    /// The properties without which a kind of part cannot be drawn.
    static func required(of kind: Kind) -> [String] {
        switch kind {
        case .glyph, .button: ["glyph", "color"]
        case .container, .text, .textButton: []
        }
    }
}
