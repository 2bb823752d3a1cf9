package import AurumSyntax
import CLibYAML

/// Reads YAML 1.2 with its core schema into the same trees that JSON gives.
///
/// Anchors and aliases are expanded; what has no counterpart in JSON is reported. After text that is not YAML at all
/// reading goes on at the next line that continues an open mapping.
package struct YAMLReader: DocumentReader {
    package static var fileExtensions: [String] { ["yaml", "yml"] }

    /// The version of the libyaml that is linked.
    package static var libraryVersion: String { String(cString: yaml_get_version_string()) }

    /// Makes a reader.
    package init() {}

    package func read(_ file: SourceFile, _ diagnostics: inout DiagnosticSink) -> SyntaxTree {
        var reports = ReaderReports(file)
        defer { reports.deliver(to: &diagnostics) }
        guard let start = EncodingCheck.startOfText(in: file, &reports) else {
            return SyntaxTreeBuilder().finish(file)
        }
        var input = YAMLInput(file, from: start, &reports)
        var badEscapes: [Int] = []
        var composer = YAMLComposer(file, YAMLEventSource(input), reports)
        var tree = composer.compose()
        // What an escape stands for decides nothing about the rest, so the text is read again without it.
        while let escape = composer.badEscape, let range = escape.primary?.range, !reports.isFull {
            // One that stays where it is cannot be read without.
            if badEscapes.contains(Int(range.start)) { break }
            reports.report(escape)
            badEscapes.append(Int(range.start))
            input.replaceEscape(range)
            composer = YAMLComposer(file, YAMLEventSource(input), reports, badEscapes: badEscapes)
            tree = composer.compose()
        }
        reports = composer.reports
        DuplicateKeys.report(in: tree, &reports)
        return tree
    }
}
