/// Shows diagnostics one a line, as Xcode, editors and continuous integration read them:
/// `path:line:column: error: message [A0301]`.
package struct ConciseRenderer: Sendable {
    private let sources: SourceMap

    /// Makes a renderer for diagnostics in these files.
    package init(sources: SourceMap) {
        self.sources = sources
    }

    /// The diagnostics, each line ended by a line feed.
    package func render(_ diagnostics: [Diagnostic]) -> String {
        diagnostics.map(render).joined()
    }

    /// One diagnostic and a line feed.
    package func render(_ diagnostic: Diagnostic) -> String {
        let message = VisibleText.escaped(diagnostic.message)
        return place(of: diagnostic) + "\(diagnostic.severity.word): \(message) [\(diagnostic.code.id)]\n"
    }

    private func place(of diagnostic: Diagnostic) -> String {
        guard let primary = diagnostic.primary, let file = sources[primary.source] else {
            return diagnostic.path.map { VisibleText.escaped($0) + ": " } ?? ""
        }
        let location = file.location(of: primary.range.start)
        return "\(VisibleText.escaped(file.path)):\(location.line):\(location.column): "
    }
}
