#if canImport(SwiftUI)
#if canImport(Accessibility)
import Accessibility
#endif
import AurumTokens
import Observation
public import SwiftUI

/// Draws the current toast of a state at the bottom of a screen; one host a screen.
///
/// The caller owns the safe area.
///
///     content.overlay(alignment: .bottom) { AurumToastHost(state: state) }
public struct AurumToastHost: View {
    private let state: AurumToastHostState
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    /// Makes a host for a state.
    public init(state: AurumToastHostState) {
        self.state = state
    }

    /// The current toast; it stays drawn while it leaves.
    public var body: some View {
        ZStack(alignment: .bottom) {
            if let item = state.current {
                AurumToast(
                    label: item.label,
                    tone: item.tone,
                    size: item.size,
                    onDismiss: { state.dismiss(item.id) }
                )
                .accessibilityAction(.escape) { state.dismiss(item.id) }
                .padding([.horizontal, .bottom], Aurum.spacing.s5)
                .id(item.id)
                .zIndex(Double(item.id))
                .transition(transition)
            }
        }
        .frame(maxWidth: .infinity)
        .animation(.easeOut(duration: 0.22), value: state.current)
        .onChange(of: state.current, initial: true) { announce() }
    }

    private var transition: AnyTransition {
        let movement: AnyTransition =
            reduceMotion ? .opacity : .move(edge: .bottom).combined(with: .opacity)
        return .asymmetric(
            insertion: movement.animation(.easeOut(duration: 0.22)),
            removal: movement.animation(.easeIn(duration: 0.18))
        )
    }

    private func announce() {
        #if canImport(Accessibility)
        guard let item = state.current else { return }
        AccessibilityNotification.Announcement(item.label).post()
        #endif
    }
}
#endif
