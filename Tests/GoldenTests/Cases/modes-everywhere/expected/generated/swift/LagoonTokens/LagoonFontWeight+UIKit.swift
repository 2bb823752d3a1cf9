#if canImport(UIKit) && !os(watchOS)
public import UIKit

nonisolated extension LagoonFontWeight {
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
