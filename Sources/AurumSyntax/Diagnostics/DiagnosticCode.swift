/// A kind of diagnostic: `A`, two digits for the stage, two for the kind.
///
/// A code is never used for something else later.
package struct DiagnosticCode: Sendable {
    /// The code as printed, such as `A0301`.
    package let id: String
    /// What the code is about, as a short title.
    package let title: String
    /// Why it is reported and what to do, for `aurumc explain`.
    package let explanation: String

    /// Declares a code.
    package init(_ id: String, _ title: String, _ explanation: String) {
        self.id = id
        self.title = title
        self.explanation = explanation
    }
}

extension DiagnosticCode: Hashable {
    package static func == (left: DiagnosticCode, right: DiagnosticCode) -> Bool { left.id == right.id }
    package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
