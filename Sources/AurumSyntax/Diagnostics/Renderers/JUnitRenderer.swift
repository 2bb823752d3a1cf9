/// Writes diagnostics as a JUnit report, which continuous integration servers show as tests.
///
/// An error is a failed test case and a warning one that passed with something to say; where there is nothing at all,
/// one test case passed.
package struct JUnitRenderer: Sendable {
    private let name: String

    /// Makes a renderer for a suite with a name.
    package init(name: String) {
        self.name = name
    }

    /// The report, with diagnostics beside the files they are in.
    package func render(_ batches: [DiagnosticBatch]) -> String {
        let cases = batches.flatMap { batch in batch.diagnostics.map { testCase($0, batch.sources) } }
        let failures = batches.flatMap(\.diagnostics).count { $0.severity == .error }
        let counts = "tests=\"\(max(1, cases.count))\" failures=\"\(failures)\" errors=\"0\" skipped=\"0\""
        let suite = XMLText.escaped(name)
        let passed = "    <testcase classname=\"\(suite)\" name=\"nothing to report\"/>\n"
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites \(counts)>
              <testsuite name="\(suite)" \(counts)>
            \(cases.isEmpty ? passed : cases.joined())  </testsuite>
            </testsuites>

            """
    }

    private func testCase(_ diagnostic: Diagnostic, _ sources: SourceMap) -> String {
        let file = diagnostic.primary.flatMap { sources[$0.source]?.path } ?? diagnostic.path ?? name
        let place = diagnostic.primary.flatMap { label in
            sources[label.source].map { $0.location(of: label.range.start) }
        }
        let position = place.map { " at \($0.line):\($0.column)" } ?? ""
        let title = "\(diagnostic.code.id)\(position): \(diagnostic.message)"
        let frame = HumanRenderer(sources: sources).render(diagnostic)
            .split(separator: "\n", omittingEmptySubsequences: false)
            .map { XMLText.escaped(String($0)) }.joined(separator: "\n")
        let id = diagnostic.code.id
        let body =
            diagnostic.severity == .error
            ? "<failure type=\"\(id)\" message=\"\(XMLText.escaped(diagnostic.message))\">\(frame)</failure>"
            : "<system-out>\(frame)</system-out>"
        return """
                <testcase classname="\(XMLText.escaped(file))" name="\(XMLText.escaped(title))">
                  \(body)
                </testcase>

            """
    }
}
