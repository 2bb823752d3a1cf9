#if canImport(SwiftUI)
public import SwiftUI

nonisolated extension EnvironmentValues {
    /// The mode of a view: what the app has chosen, moved by the appearance and the contrast of the device.
    public var lagoonMode: LagoonMode {
        let choice = lagoonModeChoice
        guard choice.followsDevice else { return choice.mode }
        return choice.mode.adapted(
            isDark: colorScheme == .dark, hasIncreasedContrast: colorSchemeContrast == .increased)
    }

    fileprivate var lagoonModeChoice: LagoonModeChoice {
        get { self[LagoonModeKey.self] }
        set { self[LagoonModeKey.self] = newValue }
    }
}

extension View {
    /// Chooses a mode for a view and all it holds; the device moves it on unless told not to.
    public func lagoonMode(_ mode: LagoonMode, followsDevice: Bool = true) -> some View {
        environment(\.lagoonModeChoice, LagoonModeChoice(mode: mode, followsDevice: followsDevice))
    }
}

private nonisolated struct LagoonModeChoice: Sendable {
    let mode: LagoonMode
    let followsDevice: Bool
}

private nonisolated struct LagoonModeKey: EnvironmentKey {
    static let defaultValue = LagoonModeChoice(mode: .day, followsDevice: true)
}
#endif
