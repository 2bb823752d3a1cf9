/// Diagnostics with the files that they are in.
package struct DiagnosticBatch: Sendable {
    /// The diagnostics, in the order to show them.
    package let diagnostics: [Diagnostic]
    /// The files that their places mean.
    package let sources: SourceMap

    /// Puts them together.
    package init(_ diagnostics: [Diagnostic], _ sources: SourceMap) {
        self.diagnostics = diagnostics
        self.sources = sources
    }
}
