package import AurumSyntax
package import Testing

/// One row of a table of requirements: a token file, what is wrong with it, and what its tokens are.
package struct ConformanceCase: Sendable, CustomTestStringConvertible {
    /// The requirements it shows, such as `F-104`.
    package let requirements: [String]
    /// What it shows, in a few words.
    package let title: String
    /// The file, with a marker at the first byte of the place of each diagnostic.
    package let text: MarkedText
    /// The codes of the diagnostics at the markers 1, 2, ….
    package let reported: [DiagnosticCode]
    /// The tokens there are, with their canonical texts; nil when they do not matter.
    package let values: [String: String]?
    /// Whether the text is written so that it is JSON only, such as with surrogate escapes.
    package let isJSONOnly: Bool

    /// Makes a row; `requirements` are separated by spaces.
    package init(
        _ requirements: String, _ title: String, _ marked: String, reports reported: [DiagnosticCode] = [],
        gives values: [String: String]? = nil, isJSONOnly: Bool = false
    ) {
        self.requirements = requirements.split(separator: " ").map(String.init)
        self.title = title
        text = MarkedText(marked)
        self.reported = reported
        self.values = values
        self.isJSONOnly = isJSONOnly
    }

    package var testDescription: String { "\(requirements.joined(separator: " ")) \(title)" }

    /// Resolves the file as JSON and, where it is both, as YAML, and expects exactly what the row says.
    package func expectResult(location: SourceLocation = #_sourceLocation) {
        check("tokens.json", location)
        if !isJSONOnly { check("tokens.yaml", location) }
    }

    private func check(_ path: String, _ location: SourceLocation) {
        let resolution = Resolution(text.text, named: path)
        let expected = reported.enumerated().map { index, code in
            "\(path):\(text.offsets[index + 1] ?? -1) \(code.id)"
        }
        #expect(
            resolution.places.sorted() == expected.sorted(), "\(testDescription)\n\(resolution.rendered)",
            sourceLocation: location)
        if let values {
            #expect(
                resolution.values == values, "\(testDescription)\n\(resolution.rendered)",
                sourceLocation: location)
        }
    }
}
