import AurumCompiler

/// The type of lengths in generated code: what SwiftUI and UIKit count points in.
enum LengthType {
    /// Its name.
    static let name = "CGFloat"

    /// The imports that bring it, as a template; where there is no CoreGraphics, Foundation has the type.
    static let imports = imports("public ")

    /// The imports of a file that writes lengths in a way nobody sees: an import that is public has to be needed.
    static let hiddenImports = imports("")

    /// Whether values of a type hold lengths.
    static func isPart(of type: TokenType) -> Bool {
        switch type {
        case .dimension, .strokeStyle, .border, .shadow, .typography: true
        case .color, .fontFamily, .fontWeight, .duration, .cubicBezier, .number, .transition, .gradient: false
        }
    }

    private static func imports(_ access: String) -> String {
        """
        #if canImport(CoreGraphics)
        \(access)import CoreGraphics
        #else
        \(access)import Foundation
        #endif
        """
    }
}
