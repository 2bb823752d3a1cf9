import AurumCompiler

/// A generated type that values of tokens are written in.
struct ValueType {
    /// The name after the design's.
    let name: String
    /// The template of the file that declares it.
    let declaration: String
    /// The template of the file that ties it to SwiftUI.
    let inSwiftUI: String?
    /// The template of the file that ties it to UIKit.
    var inUIKit: String? = nil

    /// All of them, a type after those it is made of.
    static let all: [ValueType] = [
        .color, .fontFamily, .fontWeight, .typography, .shadow, .strokeStyle, .border, .gradient,
        .cubicBezier,
        .transition,
    ]

    /// The types that values of a token type are made of.
    static func names(for type: TokenType) -> [String] {
        switch type {
        case .dimension, .number, .duration: []
        case .border: ["Color", "StrokeStyle", "Border"]
        case .transition: ["CubicBezier", "Transition"]
        case .shadow: ["Color", "Shadow"]
        case .gradient: ["Color", "Gradient"]
        case .typography: ["FontFamily", "FontWeight", "Typography"]
        case .color, .fontFamily, .fontWeight, .cubicBezier, .strokeStyle:
            [SwiftIdentifiers.capitalized(type.rawValue)]
        }
    }
}
