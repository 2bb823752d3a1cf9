#if canImport(SwiftUI)
public import SwiftUI

nonisolated extension Font.Weight {
    /// The weight of the system that is nearest.
    public init(_ weight: LagoonFontWeight) {
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
