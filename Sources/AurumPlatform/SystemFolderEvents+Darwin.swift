#if canImport(Darwin)
import CoreServices
import Darwin
import Dispatch

/// Changes in folders, as FSEvents tells them; it also tells of their subfolders.
final class SystemFolderEvents {
    /// How long the system may collect events before it tells, in seconds.
    private static let latency = 0.01

    private let happened = DispatchSemaphore(value: 0)
    private let queue = DispatchQueue(label: "folder events")
    private var stream: FSEventStreamRef?

    /// Starts to listen; nil when the system does not provide it.
    init?(_ folders: [String]) {
        let paths = withUnsafePointer(to: kCFTypeArrayCallBacks) { CFArrayCreateMutable(nil, 0, $0) }
        guard let paths else { return nil }
        for folder in folders {
            guard let text = CFStringCreateWithCString(nil, folder, CFStringBuiltInEncodings.UTF8.rawValue)
            else { continue }
            // The array keeps the text.
            CFArrayAppendValue(paths, Unmanaged.passUnretained(text).toOpaque())
        }
        var context = FSEventStreamContext(
            version: 0, info: Unmanaged.passUnretained(happened).toOpaque(), retain: nil, release: nil,
            copyDescription: nil)
        let tell: FSEventStreamCallback = { _, info, _, _, _, _ in
            guard let info else { return }
            Unmanaged<DispatchSemaphore>.fromOpaque(info).takeUnretainedValue().signal()
        }
        stream = FSEventStreamCreate(
            nil, tell, &context, paths, FSEventStreamEventId(kFSEventStreamEventIdSinceNow), Self.latency,
            FSEventStreamCreateFlags(kFSEventStreamCreateFlagNoDefer))
        guard let stream else { return nil }
        FSEventStreamSetDispatchQueue(stream, queue)
        guard FSEventStreamStart(stream) else { return nil }
    }

    deinit {
        guard let stream else { return }
        FSEventStreamStop(stream)
        FSEventStreamInvalidate(stream)
        FSEventStreamRelease(stream)
    }

    /// Waits for an event; false when none came in time.
    func wait(milliseconds: Int) -> Bool {
        if milliseconds == .max {
            happened.wait()
            return true
        }
        return happened.wait(timeout: .now() + .milliseconds(milliseconds)) == .success
    }

    /// Waits without listening.
    static func pause(_ milliseconds: Int) {
        _ = poll(nil, 0, CInt(clamping: milliseconds))
    }
}
#endif
