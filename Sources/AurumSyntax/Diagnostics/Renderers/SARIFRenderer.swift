/// Writes diagnostics in the Static Analysis Results Interchange Format, SARIF 2.1.0, for code scanning.
///
/// Lines and columns count from 1, columns in code points; the end column is one past the end. Edits that would mend a
/// fault are its `fixes`.
package struct SARIFRenderer: Sendable {
    private let version: String

    /// Makes a renderer for a tool of a version.
    package init(version: String) {
        self.version = version
    }

    /// The log of one run, with diagnostics beside the files they are in.
    package func render(_ batches: [DiagnosticBatch]) -> String {
        let codes = Set(batches.flatMap { $0.diagnostics.map(\.code) }).sorted { $0.id < $1.id }
        let results = batches.flatMap { batch in
            batch.diagnostics.map { diagnostic in
                let rule = codes.firstIndex(of: diagnostic.code) ?? 0
                return SARIFResult(diagnostic, rule, batch.sources).text
            }
        }
        return """
            {
              "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
              "version": "2.1.0",
              "runs": [
                {
                  "tool": {
                    "driver": {
                      "name": "aurumc",
                      "version": \(JSONText.quoted(version)),
                      "rules": \(Self.lines(codes.map(Self.rule), indented: "            "))
                    }
                  },
                  "columnKind": "unicodeCodePoints",
                  "results": \(Self.lines(results, indented: "        "))
                }
              ]
            }

            """
    }

    /// An array with one element a line.
    private static func lines(_ elements: [String], indented indent: String) -> String {
        if elements.isEmpty { return "[]" }
        return "[\n" + elements.map { indent + $0 }.joined(separator: ",\n") + "\n" + indent.dropLast(2) + "]"
    }

    private static func rule(_ code: DiagnosticCode) -> String {
        func text(_ text: String) -> String { JSONText.object([("text", JSONText.quoted(text))]) }
        return JSONText.object([
            ("id", JSONText.quoted(code.id)), ("shortDescription", text(code.title)),
            ("fullDescription", text(code.explanation)), ("help", text(code.explanation)),
        ])
    }
}

/// One diagnostic as a SARIF result.
private struct SARIFResult {
    private let diagnostic: Diagnostic
    private let rule: Int
    private let sources: SourceMap

    init(_ diagnostic: Diagnostic, _ rule: Int, _ sources: SourceMap) {
        (self.diagnostic, self.rule, self.sources) = (diagnostic, rule, sources)
    }

    var text: String {
        var members = [
            ("ruleId", JSONText.quoted(diagnostic.code.id)), ("ruleIndex", String(rule)),
            ("level", JSONText.quoted(diagnostic.severity.word)),
            ("message", message(diagnostic.paragraphs.joined(separator: "\n"))),
        ]
        if let place { members.append(("locations", JSONText.array([place]))) }
        let related = diagnostic.related.map { location($0.source, $0.range, $0.text) }
        if !related.isEmpty { members.append(("relatedLocations", JSONText.array(related))) }
        if !diagnostic.fix.isEmpty { members.append(("fixes", JSONText.array([fix]))) }
        return JSONText.object(members)
    }

    private var place: String? {
        if let primary = diagnostic.primary { return location(primary.source, primary.range, "") }
        return diagnostic.path.map { path in
            JSONText.object([("physicalLocation", JSONText.object([("artifactLocation", artifact(path))]))])
        }
    }

    private func location(_ source: SourceID, _ range: TextRange, _ text: String) -> String {
        let physical = JSONText.object([
            ("artifactLocation", artifact(sources[source]?.path ?? "")), ("region", region(source, range)),
        ])
        return JSONText.object(
            [("physicalLocation", physical)] + (text.isEmpty ? [] : [("message", message(text))]))
    }

    /// All edits together mend it; SARIF wants those of a file beside each other.
    private var fix: String {
        let files = Set(diagnostic.fix.map(\.source)).sorted()
        let changes = files.map { file in
            let edits = diagnostic.fix.filter { $0.source == file }.map { edit in
                JSONText.object([
                    ("deletedRegion", region(edit.source, edit.range)),
                    ("insertedContent", message(edit.replacement)),
                ])
            }
            return JSONText.object([
                ("artifactLocation", artifact(sources[file]?.path ?? "")),
                ("replacements", JSONText.array(edits)),
            ])
        }
        return JSONText.object([
            ("description", message(diagnostic.help.first ?? diagnostic.message)),
            ("artifactChanges", JSONText.array(changes)),
        ])
    }

    private func region(_ source: SourceID, _ range: TextRange) -> String {
        let file = sources[source]
        let start = file?.codePointLocation(of: range.start) ?? Location(line: 1, column: 1)
        let end = file?.codePointLocation(of: range.end) ?? start
        return JSONText.object([
            ("startLine", String(start.line)), ("startColumn", String(start.column)),
            ("endLine", String(end.line)), ("endColumn", String(end.column)),
        ])
    }

    private func message(_ text: String) -> String {
        JSONText.object([("text", JSONText.quoted(text))])
    }

    /// A path as a relative reference of a URI (RFC 3986): everything but unreserved characters and `/` in percents.
    private func artifact(_ path: String) -> String {
        let uri = path.utf8.map { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
                UInt8(ascii: "_"),
                UInt8(ascii: "~"), UInt8(ascii: "/"):
                String(UnicodeScalar(byte))
            default: "%" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }.joined()
        return JSONText.object([("uri", JSONText.quoted(uri))])
    }
}
