#if os(Linux) || os(Android)
#if canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Changes in folders, as inotify tells them.
final class SystemFolderEvents {
    private let number: CInt

    /// Starts to listen; nil when the system has no more room for it.
    init?(_ folders: [String]) {
        number = inotify_init1(CInt(IN_CLOEXEC) | CInt(IN_NONBLOCK))
        guard number >= 0 else { return nil }
        for folder in folders {
            // A folder that went away meanwhile is told of by the one it was in.
            if inotify_add_watch(number, folder, Self.events) < 0, errno == ENOSPC {
                close(number)
                return nil
            }
        }
    }

    deinit { close(number) }

    /// A file counts as changed when its writer closes it.
    private static let events = UInt32(
        IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF
            | IN_ATTRIB | IN_ONLYDIR)

    /// Waits for an event and takes all that are there; false when none came in time.
    func wait(milliseconds: Int) -> Bool {
        var request = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
        guard poll(&request, 1, milliseconds == .max ? -1 : CInt(clamping: milliseconds)) > 0 else {
            return false
        }
        withUnsafeTemporaryAllocation(byteCount: 16_384, alignment: 8) { buffer in
            while read(number, buffer.baseAddress, buffer.count) > 0 {}
        }
        return true
    }

    /// Waits without listening.
    static func pause(_ milliseconds: Int) {
        _ = poll(nil, 0, CInt(clamping: milliseconds))
    }
}
#endif
