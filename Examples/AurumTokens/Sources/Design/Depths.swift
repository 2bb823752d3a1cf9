import Foundation

/// How deep the water may be, by the tokens that are generated into this target.
public enum Depths {
    /// From the shallowest to the deepest.
    public static let range: ClosedRange<CGFloat> = Fjord.depth.shallow...Fjord.depth.deep
}
