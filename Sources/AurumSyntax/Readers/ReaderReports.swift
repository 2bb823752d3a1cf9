/// Collects what one reader reports on one file, up to a limit, so that a hostile file cannot flood the output.
package struct ReaderReports {
    /// How many diagnostics one file may cause.
    package static let limit = 100

    private var sink = DiagnosticSink()
    private let file: SourceFile
    /// Whether the limit has been reached; the reader should stop.
    package private(set) var isFull = false

    /// Makes an empty collection for a file.
    package init(_ file: SourceFile) {
        self.file = file
    }

    /// Adds a diagnostic; the one that exceeds the limit is replaced by a word about it.
    package mutating func report(_ diagnostic: Diagnostic) {
        guard !isFull else { return }
        guard sink.count < Self.limit else {
            isFull = true
            sink.report(.tooManyErrors(at: diagnostic.primary, limit: Self.limit))
            return
        }
        sink.report(diagnostic)
    }

    /// How many diagnostics there are.
    package var count: Int { sink.count }

    /// Passes everything on.
    package func deliver(to diagnostics: inout DiagnosticSink) {
        diagnostics.merge(sink)
    }

    /// A place in the file.
    package func label(_ start: Int, _ end: Int, _ text: String = "") -> Label {
        Label(source: file.id, range: TextRange(start, end), text: text)
    }

    /// A replacement in the file.
    package func edit(_ start: Int, _ end: Int, _ replacement: String) -> TextEdit {
        TextEdit(source: file.id, range: TextRange(start, end), replacement: replacement)
    }
}

extension Diagnostic {
    fileprivate static func tooManyErrors(at place: Label?, limit: Int) -> Diagnostic {
        Diagnostic(
            .tooManyErrors, "more than \(limit) errors in one file",
            at: place.map { Label(source: $0.source, range: $0.range, text: "not read beyond this point") },
            help: ["fix the errors above first"]
        )
    }
}
