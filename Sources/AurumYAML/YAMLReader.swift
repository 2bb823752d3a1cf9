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
        let input = YAMLInput(file, from: start, &reports)
        var composer = YAMLComposer(file, YAMLEventSource(file, input), reports)
        let tree = composer.compose()
        reports = composer.reports
        DuplicateKeys.report(in: tree, &reports)
        return tree
    }
}
