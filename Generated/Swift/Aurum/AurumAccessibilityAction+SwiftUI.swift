#if canImport(SwiftUI)
import SwiftUI

extension View {
    /// Adds an action for assistive technology, if there is one.
    @ViewBuilder
    func aurumAccessibilityAction(
        _ kind: AccessibilityActionKind, _ action: (@MainActor () -> Void)?
    ) -> some View {
        if let action {
            accessibilityAction(kind) { action() }
        } else {
            self
        }
    }
}
#endif
