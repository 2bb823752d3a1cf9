/// Tells when something in some folders may have changed: a name that came, went or was replaced, or a file that was
/// written.
///
/// It may tell too often, never too seldom, except where the system gives no such service: then `wait` only pauses.
package final class FolderEvents {
    /// How long a pause is where nobody tells, in milliseconds.
    package static let pause = 200

    /// How long nothing more may happen until a change is taken for finished, in milliseconds: programs write a file in
    /// several steps.
    private static let calm = 2

    private let source: SystemFolderEvents?

    /// Starts to listen to folders; subfolders are heard only when they are named as well.
    package init(of folders: [String]) {
        source = SystemFolderEvents(folders)
    }

    /// Whether the system tells of changes.
    package var isListening: Bool { source != nil }

    /// Returns when something may have changed since the last call, and no more seems to come; at the latest after a
    /// time in milliseconds.
    package func wait(atMost limit: Int = .max) {
        guard let source else { return SystemFolderEvents.pause(min(limit, Self.pause)) }
        guard source.wait(milliseconds: limit) else { return }
        var rounds = 0
        while rounds < 10, source.wait(milliseconds: Self.calm) { rounds += 1 }
    }
}
