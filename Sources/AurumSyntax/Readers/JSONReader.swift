/// Reads JSON as RFC 8259 defines it: everything else is reported, with what to write instead (F-001).
///
/// Reading goes on after an error so that one run shows every independent mistake.
package struct JSONReader: DocumentReader {
    package static var fileExtensions: [String] { ["json", "tokens"] }

    /// Makes a reader.
    package init() {}

    package func read(_ file: SourceFile, _ diagnostics: inout DiagnosticSink) -> SyntaxTree {
        var reports = ReaderReports(file)
        defer { reports.deliver(to: &diagnostics) }
        guard let start = EncodingCheck.startOfText(in: file, &reports) else {
            return SyntaxTreeBuilder().finish(file)
        }
        var parser = JSONParser(file, from: start, reports)
        let tree = parser.parse()
        reports = parser.reports
        DuplicateKeys.report(in: tree, &reports)
        return tree
    }

    /// The first character other than white space and a byte-order mark opens an object or an array.
    package func accepts(_ bytes: [UInt8]) -> Bool {
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        let first = bytes[start...].first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
        return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    }
}
