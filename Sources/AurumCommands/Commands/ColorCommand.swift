import AurumEmitters
package import AurumPlatform
import AurumSyntax

/// Converts a color, lays it over another, and measures its contrast.
package struct ColorCommand: Command {
    package static let name = "color"
    package static let summary = "convert a color and measure its contrast"
    package static let discussion = """
        VALUE is a DTCG color object in JSON, `#` with 3, 4, 6 or 8 hexadecimal digits, or a token of the project, by \
        its path or its name in code. A translucent color is measured as it is seen on what lies under it.
        """
    package static let examples = [
        CommandExample("aurumc color '#7029CC'", "show a color in other color spaces"),
        CommandExample("aurumc color '#7029CC' --against '#FFFFFF'", "measure a contrast"),
        CommandExample(
            "aurumc color feedback.background.positive.subtle --over '#FFFFFF'", "see what a tint looks like"),
        CommandExample(
            #"aurumc color '{"colorSpace": "oklch", "components": [0.7, 0.15, 145]}' --format json"#,
            "convert from any of the 14 color spaces"),
    ]
    package static let options = OptionTable(over, against, format)
    package static let arguments = ArgumentTable(value)

    private enum Format: String, CaseIterable, Sendable { case text, json }

    private static let value = Argument.required("VALUE", "a color object, `#hex` or the name of a token")
    private static let over = Option.text("over", "VALUE", "lay the color over this one")
    private static let against = Option.text("against", "VALUE", "measure the contrast with this color")
    private static let format = Option.choice(
        "format", short: "f", default: Format.text, "how to print the facts")

    package init() {}

    package func run(_ invocation: Invocation, _ environment: Environment) throws(FileFailure) -> ExitCode {
        let others = [invocation[Self.over], invocation[Self.against]]
        let words = [invocation[Self.value]] + others.compactMap(\.self)
        var reader = ColorReader(for: words, invocation, environment)
        let color = reader.color(invocation[Self.value])
        let (backdrop, contrastColor) = (
            others[0].flatMap { reader.color($0) }, others[1].flatMap { reader.color($0) }
        )
        let hasErrors = Reporter(invocation, environment).report(reader.diagnostics, sources: reader.sources)
        guard let color, !hasErrors else { return ExitCode(forErrors: reader.diagnostics) }
        let facts = ColorFacts(color: color, backdrop: backdrop, contrastColor: contrastColor)
        switch invocation[Self.format] {
        case .json: environment.output.write(JSONWriter.render(facts.json))
        case .text:
            environment.output.write(facts.text(Swatch(for: environment.output, invocation, environment)))
        }
        return .success
    }
}
