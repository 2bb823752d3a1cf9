package import AurumCompiler

/// Which new version a comparison asks for, and why.
package struct Verdict: Sendable {
    /// One kind of change and everything that it happened to.
    package struct Reason: Sendable {
        /// The kind of change.
        package let rule: ReleaseRule
        /// What it asks for.
        package let level: ReleaseLevel
        /// What it happened to, in words such as the paths of tokens.
        package let subjects: [String]
    }

    /// The highest level of all reasons.
    package var level: ReleaseLevel { reasons.map(\.level).max() ?? .none }
    /// The reasons, the weightiest first, else in the order of the rules.
    package let reasons: [Reason]
}
