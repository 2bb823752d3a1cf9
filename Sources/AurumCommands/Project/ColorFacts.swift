import AurumCompiler
import AurumEmitters
import AurumSyntax

/// A color in the spaces people ask for, laid over another, and compared with a third.
struct ColorFacts {
    /// The color.
    let color: Color
    /// What it lies on.
    let backdrop: Color?
    /// What it has to be told from.
    let contrastColor: Color?

    /// Computed numbers have ten decimals, where math libraries still agree.
    private static let decimals = 10

    /// The color over its backdrop.
    var composite: Color? { backdrop.map(color.over) }
    /// The WCAG 2.x ratio of what is seen of the color.
    var wcag: Double? { contrastColor.map { Contrast.wcag(composite ?? color, on: $0) } }
    /// The APCA lightness contrast of what is seen of the color.
    var apca: Double? { contrastColor.map { Contrast.apca(text: composite ?? color, background: $0) } }

    /// The facts as one object; `composite` and `contrast` are null when nothing was given for them.
    var json: JSONValue {
        .object([
            "srgb": .object([
                "components": Self.components(color.clipped),
                "unclipped": Self.components(color.converted(to: .srgb)),
                "inGamut": .boolean(color.isInGamut(of: .srgb)), "hex": .string(SRGB8(color).hex),
            ]),
            "display-p3": Self.space(.displayP3, of: color), "oklab": Self.space(.oklab, of: color),
            "oklch": Self.space(.oklch, of: color),
            "composite": composite.map { composite in
                .object([
                    "components": Self.components(composite.clipped), "hex": .string(SRGB8(composite).hex),
                ])
            } ?? .null,
            "contrast": contrast,
        ])
    }

    private var contrast: JSONValue {
        guard let wcag, let apca else { return .null }
        return .object([
            "wcag": .number(wcag, decimals: Self.decimals), "apca": .number(apca, decimals: Self.decimals),
        ])
    }

    private static func space(_ space: ColorSpace, of color: Color) -> JSONValue {
        .object(["components": components(color.converted(to: space))])
    }

    private static func components(_ color: Color) -> JSONValue {
        .array(color.components.values.map { .number($0, decimals: decimals) })
    }

    /// The facts in aligned lines.
    func text(_ swatch: Swatch) -> String {
        var columns = TextColumns()
        let clipped = color.isInGamut(of: .srgb) ? "" : "clipped, it lies outside sRGB"
        columns.add(Self.row("srgb", color.clipped, swatch.block(color), SRGB8(color).hex, clipped))
        for space in [ColorSpace.displayP3, .oklab, .oklch] {
            columns.add(Self.row(space.rawValue, color.converted(to: space), swatch.block(nil)))
        }
        if let composite {
            columns.add(Self.row("composite", composite, swatch.block(composite), SRGB8(composite).hex))
        }
        if let wcag, let apca {
            let apcaText = "APCA \(NumberText.rounded(apca, decimals: 1))"
            columns.add([
                .init("contrast"),
                .init("WCAG \(NumberText.rounded(wcag, decimals: 2)):1", prefix: swatch.block(nil)),
                .init(apcaText),
            ])
        }
        return columns.text
    }

    private static func row(_ name: String, _ color: Color, _ block: String, _ words: String...)
        -> [TextColumns.Cell]
    {
        let numbers = color.components.values.map { NumberText.rounded($0, decimals: 4) }.joined(
            separator: " ")
        let alpha = color.alpha == 1 ? "" : " / \(NumberText.rounded(color.alpha, decimals: 4))"
        return [.init(name), .init(numbers + alpha, prefix: block)]
            + words.filter { !$0.isEmpty }.map { .init($0) }
    }
}
