#if canImport(SwiftUI)
import LagoonTokens
import SwiftUI

extension View {
    /// Gives a view its width and height; fixed lengths are multiplied by `scale`.
    func lagoonFrame(width: LagoonExtent = .hug, height: LagoonExtent = .hug, scale: CGFloat) -> some View {
        frame(width: width.length.map { $0 * scale }, height: height.length.map { $0 * scale })
            .frame(maxWidth: width == .fill ? .infinity : nil, maxHeight: height == .fill ? .infinity : nil)
    }
}
#endif
