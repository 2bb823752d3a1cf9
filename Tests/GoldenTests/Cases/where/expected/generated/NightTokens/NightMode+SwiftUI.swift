#if canImport(SwiftUI)
public import SwiftUI

nonisolated extension EnvironmentValues {
    /// The mode of a view: what the app has chosen, moved by the appearance and the contrast of the device.
    public var nightMode: NightMode {
        let choice = nightModeChoice
        guard choice.followsDevice else { return choice.mode }
        return choice.mode.adapted(
            isDark: colorScheme == .dark, hasIncreasedContrast: colorSchemeContrast == .increased)
    }

    fileprivate var nightModeChoice: NightModeChoice {
        get { self[NightModeKey.self] }
        set { self[NightModeKey.self] = newValue }
    }
}

extension View {
    /// Chooses a mode for a view and all it holds; the device moves it on unless told not to.
    public func nightMode(_ mode: NightMode, followsDevice: Bool = true) -> some View {
        environment(\.nightModeChoice, NightModeChoice(mode: mode, followsDevice: followsDevice))
    }
}

private nonisolated struct NightModeChoice: Sendable {
    let mode: NightMode
    let followsDevice: Bool
}

private nonisolated struct NightModeKey: EnvironmentKey {
    static let defaultValue = NightModeChoice(mode: .light, followsDevice: true)
}
#endif
