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

    /// The code that may have been meant by one that does not exist; of the same stage if possible.
    package static func nearest(to id: String) -> DiagnosticCode? {
        let stage = id.prefix(3)
        let ordered = all.filter { $0.id.hasPrefix(stage) } + all.filter { !$0.id.hasPrefix(stage) }
        let nearest = Suggestions.nearest(to: id, among: ordered.map(\.id))
        return all.first { $0.id == nearest }
    }
}

extension DiagnosticCode: Hashable {
    package static func == (left: DiagnosticCode, right: DiagnosticCode) -> Bool { left.id == right.id }
    package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
