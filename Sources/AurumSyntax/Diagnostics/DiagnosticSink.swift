/// Collects diagnostics; one cause reported in several modes stays one diagnostic.
package struct DiagnosticSink: Sendable {
    private var collected: [Diagnostic] = []
    private var positions: [Key: Int] = [:]

    /// Makes an empty sink.
    package init() {}

    /// Adds a diagnostic, or its new notes to the same one reported before.
    package mutating func report(_ diagnostic: Diagnostic) {
        let key = Key(diagnostic)
        guard let position = positions[key] else {
            positions[key] = collected.count
            collected.append(diagnostic)
            return
        }
        for note in diagnostic.notes where !collected[position].notes.contains(note) {
            collected[position].notes.append(note)
        }
    }

    /// Adds all that another sink collected.
    package mutating func merge(_ other: DiagnosticSink) {
        for diagnostic in other.collected { report(diagnostic) }
    }

    /// The same diagnostics, each with a further note.
    package func noting(_ note: String) -> DiagnosticSink {
        var noted = DiagnosticSink()
        for var diagnostic in collected {
            diagnostic.notes.append(note)
            noted.report(diagnostic)
        }
        return noted
    }

    /// Changes severities by code; a rule of nil silences a warning, and errors are never lowered.
    package mutating func apply(_ levels: [String: Severity?]) {
        collected = collected.compactMap { diagnostic in
            guard diagnostic.severity == .warning, let level = levels[diagnostic.code.id] else {
                return diagnostic
            }
            guard let severity = level else { return nil }
            var changed = diagnostic
            changed.severity = severity
            return changed
        }
        positions = [:]
        for (position, diagnostic) in collected.enumerated() { positions[Key(diagnostic)] = position }
    }

    /// Whether anything is an error.
    package var hasErrors: Bool { collected.contains { $0.severity == .error } }
    /// Whether there is nothing at all.
    package var isEmpty: Bool { collected.isEmpty }
    /// How many diagnostics there are.
    package var count: Int { collected.count }

    /// The diagnostics by file, offset, code and message, so that output never depends on the order of work.
    package var sorted: [Diagnostic] {
        collected.sorted { Self.order($0) < Self.order($1) }
    }

    private static func order(_ diagnostic: Diagnostic) -> (UInt32, UInt32, String, String) {
        let place = diagnostic.primary
        return (place?.source.index ?? .max, place?.range.start ?? 0, diagnostic.code.id, diagnostic.message)
    }

    private struct Key: Hashable {
        let id: String
        let message: String
        let place: Label?

        init(_ diagnostic: Diagnostic) {
            id = diagnostic.code.id
            message = diagnostic.message
            place = diagnostic.primary
        }
    }
}
