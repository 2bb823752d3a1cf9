import AurumSyntax

/// Diagnostics that wait for the end of a run, which prints one document of all of them.
package final class PendingDiagnostics {
    private var batches: [DiagnosticBatch] = []

    /// Adds diagnostics.
    func add(_ batch: DiagnosticBatch) { batches.append(batch) }

    /// Gives the diagnostics away.
    func take() -> [DiagnosticBatch] {
        defer { batches = [] }
        return batches
    }
}
