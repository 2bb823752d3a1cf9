extension ValueType {
    /// The type of font weights.
    static let fontWeight = ValueType(
        name: "FontWeight", declaration: fontWeightDeclaration, inSwiftUI: fontWeightInSwiftUI,
        inUIKit: fontWeightInUIKit)

    /// The declaration for font weights.
    private static let fontWeightDeclaration = """
        /// How bold type is, from 1 to 1000; 400 is regular and 700 is bold.
        @frozen
        public nonisolated struct $FontWeight: Hashable, Sendable {
            /// The number.
            public let value: Double

            /// Makes a weight from its number.
            public init(_ value: Double) {
                self.value = value
            }
        }
        """

    /// What SwiftUI makes of font weights.
    private static let fontWeightInSwiftUI = """
        #if canImport(SwiftUI)
        public import SwiftUI

        nonisolated extension Font.Weight {
            /// The weight of the system that is nearest.
            public init(_ weight: $FontWeight) {
                self =
                    switch weight.value {
                    case ..<150: .ultraLight
                    case ..<250: .thin
                    case ..<350: .light
                    case ..<450: .regular
                    case ..<550: .medium
                    case ..<650: .semibold
                    case ..<750: .bold
                    case ..<850: .heavy
                    default: .black
                    }
            }
        }
        #endif
        """

    /// What UIKit makes of font weights.
    private static let fontWeightInUIKit = """
        #if canImport(UIKit) && !os(watchOS)
        public import UIKit

        nonisolated extension $FontWeight {
            /// The weight of the system that is nearest.
            public var uiFontWeight: UIFont.Weight {
                switch value {
                case ..<150: .ultraLight
                case ..<250: .thin
                case ..<350: .light
                case ..<450: .regular
                case ..<550: .medium
                case ..<650: .semibold
                case ..<750: .bold
                case ..<850: .heavy
                default: .black
                }
            }
        }
        #endif
        """
}
