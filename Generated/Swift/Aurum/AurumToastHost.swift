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

    /// The current toast, and the last one while it leaves.
    public var body: some View {
        ZStack(alignment: .bottom) {
            ForEach(state.drawn) { item in
                drawing(of: item, isLeaving: item.id != state.current?.id)
            }
        }
        .frame(maxWidth: .infinity)
        .animation(.easeOut(duration: 0.22), value: state.current)
        .onChange(of: state.current, initial: true) { announce() }
    }

    private func drawing(of item: AurumToastHostState.Item, isLeaving: Bool) -> some View {
        AurumToast(label: item.label, tone: item.tone, size: item.size, onDismiss: { state.dismiss(item.id) })
            .padding([.horizontal, .bottom], Aurum.spacing.s5)
            .fixedSize(horizontal: false, vertical: true)
            .frame(height: isLeaving && !reduceMotion ? 0 : nil, alignment: .top)
            .opacity(isLeaving ? 0 : 1)
            .animation(.easeIn(duration: 0.18), value: isLeaving)
            .allowsHitTesting(!isLeaving)
            .accessibilityHidden(isLeaving)
            .zIndex(Double(item.id))
            .transition(transition)
    }

    private var transition: AnyTransition {
        let entrance: AnyTransition =
            reduceMotion ? .opacity : .move(edge: .bottom).combined(with: .opacity)
        return .asymmetric(insertion: entrance, removal: .identity)
    }

    private func announce() {
        #if canImport(Accessibility)
        guard let item = state.current else { return }
        AccessibilityNotification.Announcement(
            AurumToast.spoken([item.label], AurumToastStyle(tone: item.tone, size: item.size))
        ).post()
        #endif
    }
}
#endif
