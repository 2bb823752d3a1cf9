/// Diagnostics as JSON objects that wait for the end of a run, which prints one array of all of them.
package final class PendingDiagnostics {
    /// The objects, in the order reported.
    package private(set) var objects: [String] = []

    /// Adds objects.
    func add(_ more: [String]) { objects += more }

    /// Gives the objects away.
    func take() -> [String] {
        defer { objects = [] }
        return objects
    }
}
