package import AurumCompiler
import AurumSyntax

/// Contrast as people write it.
package enum ContrastText {
    /// A ratio with two decimals, such as `4.20:1`, or with more where two would look like enough and are not.
    package static func ratio(of fact: ContrastFact) -> String {
        let looksEnough = NumberText.round(fact.wcag, decimals: 2) >= fact.required
        let text = NumberText.rounded(fact.wcag, decimals: looksEnough && !fact.passes ? 4 : 2)
        let decimals = text.firstIndex(of: ".").map { text[$0...].count - 1 } ?? 0
        let zeros = String(repeating: "0", count: max(0, 2 - decimals))
        return text + (decimals == 0 ? "." : "") + zeros + ":1"
    }
}
