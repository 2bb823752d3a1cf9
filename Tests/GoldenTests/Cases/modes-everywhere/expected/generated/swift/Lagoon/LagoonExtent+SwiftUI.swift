#if canImport(SwiftUI)
import LagoonTokens
import SwiftUI

extension View {
    /// Gives a view its width and height; fixed lengths are multiplied by `scale`.
    ///
    /// A view that grows takes its height as the least, so that the largest type has room.
    func lagoonFrame(
        width: LagoonExtent = .hug, height: LagoonExtent = .hug, scale: CGFloat, grows: Bool = false
    ) -> some View {
        let side: CGFloat? = height.length.map { $0 * scale }
        let maxWidth: CGFloat? = width == .fill ? .infinity : nil
        let maxHeight: CGFloat? = height == .fill ? .infinity : nil
        return frame(width: width.length.map { $0 * scale }, height: grows ? nil : side)
            .frame(maxWidth: maxWidth, minHeight: grows ? side : nil, maxHeight: maxHeight)
    }
}
#endif
