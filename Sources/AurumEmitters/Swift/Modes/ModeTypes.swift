/// Generated types and members that a design has when values differ between its modes.
enum ModeTypes {
    /// The mode that SwiftUI's environment has.
    static let modeInSwiftUI = """
        #if canImport(SwiftUI)
        public import SwiftUI

        nonisolated extension EnvironmentValues {
            /// The mode of a view: what the app has chosen, moved by the appearance and the contrast of the device.
            public var $_Mode: $Mode {
                let choice = $_ModeChoice
                guard choice.followsDevice else { return choice.mode }
                return choice.mode.adapted(
                    isDark: colorScheme == .dark, hasIncreasedContrast: colorSchemeContrast == .increased)
            }

            fileprivate var $_ModeChoice: $ModeChoice {
                get { self[$ModeKey.self] }
                set { self[$ModeKey.self] = newValue }
            }
        }

        extension View {
            /// Chooses a mode for a view and all it holds; the device moves it on unless told not to.
            public func $_Mode(_ mode: $Mode, followsDevice: Bool = true) -> some View {
                environment(\\.$_ModeChoice, $ModeChoice(mode: mode, followsDevice: followsDevice))
            }
        }

        private nonisolated struct $ModeChoice: Sendable {
            let mode: $Mode
            let followsDevice: Bool
        }

        private nonisolated struct $ModeKey: EnvironmentKey {
            static let defaultValue = $ModeChoice(mode: .$firstMode, followsDevice: true)
        }
        #endif
        """

    /// The colors of shadows in a mode.
    static let shadow = """
        nonisolated extension $Shadow {
            /// The shadow as it is in a mode.
            public func value(in mode: $Mode) -> $Shadow {
                $Shadow(layers: layers.map { $0.value(in: mode) })
            }

            private init(layers: [Layer]) {
                self.layers = layers
            }
        }

        nonisolated extension $Shadow.Layer {
            /// The layer as it is in a mode.
            public func value(in mode: $Mode) -> $Shadow.Layer {
                $Shadow.Layer(
                    color: color.value(in: mode), x: x, y: y, blur: blur, spread: spread, isInset: isInset)
            }
        }
        """

    /// The color of a border in a mode.
    static let border = """
        nonisolated extension $Border {
            /// The border as it is in a mode.
            public func value(in mode: $Mode) -> $Border {
                $Border(color: color.value(in: mode), width: width, style: style)
            }
        }
        """

    /// The colors of a gradient in a mode.
    static let gradient = """
        nonisolated extension $Gradient {
            /// The gradient as it is in a mode.
            public func value(in mode: $Mode) -> $Gradient {
                $Gradient(stops: stops.map { Stop($0.color.value(in: mode), at: $0.position) })
            }

            private init(stops: [Stop]) {
                self.stops = stops
            }
        }
        """
}
