import AurumCompiler
import Testing

/// A color as an output for Apple's frameworks has it: a space and red, green, blue and alpha.
struct SeenColor {
    let space: String
    let channels: [Double]

    /// Expects that this is what a token's color looks like, to the last bit where the space is its own.
    func expect(_ color: Color, _ name: String) {
        let own: ColorSpace? =
            switch space {
            case "srgb", "extended-srgb", "sRGB": .srgb
            case "extended-linear-srgb", "sRGBLinear": .srgbLinear
            case "display-p3", "displayP3": .displayP3
            default: nil
            }
        guard let own, channels.count == 4 else {
            Issue.record("\(name) is in the space \(space)")
            return
        }
        #expect(channels[3] == color.alpha, "\(name)")
        if space == "srgb" || space == "display-p3" || space == "displayP3" {
            #expect(channels.allSatisfy { (0...1).contains($0) }, "\(name) is not in \(space)")
        }
        if own == color.space {
            #expect(Array(channels.prefix(3)) == color.components.values, "\(name)")
            return
        }
        #expect(![.srgb, .srgbLinear, .displayP3].contains(color.space), "\(name) has left its space")
        let seen = Color(space: own, components: ColorComponents(channels[0], channels[1], channels[2]))
        let distance = zip(
            seen.converted(to: .xyzD65).components.values, color.converted(to: .xyzD65).components.values
        ).map { abs($0 - $1) }.max()
        #expect(distance ?? 1 < 1e-5, "\(name) is another color")
    }
}
