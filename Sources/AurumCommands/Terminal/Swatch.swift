import AurumCompiler
import AurumSyntax

/// Draws colors as small blocks on terminals that can, and nothing on others.
struct Swatch {
    private let isOn: Bool
    private let isTrueColor: Bool

    /// Makes swatches for a stream; 24-bit colors when `COLORTERM` promises them, else the nearest of 256.
    init(for stream: TextStream, _ invocation: Invocation, _ environment: Environment) {
        isOn = environment.style(for: stream, invocation).isOn
        isTrueColor = ["truecolor", "24bit"].contains(environment.variables["COLORTERM"])
    }

    /// Two columns in a color as it is seen over white, and a space; empty where there is no color.
    func block(_ color: Color?) -> String {
        guard isOn else { return "" }
        guard let color else { return "   " }
        let seen = SRGB8(shown: color.over(.white))
        let code = isTrueColor ? "2;\(seen.red);\(seen.green);\(seen.blue)" : "5;\(Self.index(of: seen))"
        return "\u{1B}[48;\(code)m  \u{1B}[0m "
    }

    /// The nearest entry of the 6 × 6 × 6 cube or the gray ramp of 256-color terminals.
    static func index(of color: SRGB8) -> Int {
        let channels = [color.red, color.green, color.blue].map(Int.init)
        let steps = channels.map { channel in
            cube.indices.min { abs(cube[$0] - channel) < abs(cube[$1] - channel) } ?? 0
        }
        let gray = max(0, min(23, (channels.reduce(0, +) / 3 - 3) / 10))
        let cubeDistance = zip(channels, steps).reduce(0) { $0 + square($1.0 - cube[$1.1]) }
        let grayDistance = channels.reduce(0) { $0 + square($1 - (8 + gray * 10)) }
        return grayDistance < cubeDistance ? 232 + gray : 16 + steps.reduce(0) { $0 * 6 + $1 }
    }

    private static let cube = [0, 95, 135, 175, 215, 255]
    private static func square(_ value: Int) -> Int { value * value }
}
