package import AurumPlatform

/// Where a command prints: a file descriptor, or memory for tests.
package final class TextStream {
    /// Whether a person is likely to read along.
    package let isTerminal: Bool
    /// Why the system took no more text; a reader that has gone away is no failure.
    package private(set) var failure: FileFailure.Reason?
    /// Everything written since `startTranscript`.
    private(set) var transcript: [UInt8] = []

    private let descriptor: Descriptor?
    private var pending: [UInt8] = []
    private var isClosed = false
    private var isTranscribed = false

    /// Makes a stream that collects what is written.
    package init(isTerminal: Bool = false) {
        self.descriptor = nil
        self.isTerminal = isTerminal
    }

    /// Makes a stream that writes to a descriptor, in large pieces.
    package init(_ descriptor: Descriptor) {
        self.descriptor = descriptor
        self.isTerminal = descriptor.isTerminal
    }

    /// Writes text as it is.
    package func write(_ text: String) {
        write(text.utf8)
    }

    /// Writes text and ends the line.
    package func writeLine(_ text: String = "") {
        write(text.utf8)
        write(CollectionOfOne(UInt8(ascii: "\n")))
    }

    /// Writes bytes as they are.
    package func write(_ bytes: some Sequence<UInt8>) {
        if isTranscribed { transcript.append(contentsOf: bytes) }
        guard !isClosed else { return }
        pending.append(contentsOf: bytes)
        if descriptor != nil, pending.count >= 65_536 { flush() }
    }

    /// Keeps a copy of what is written from now on.
    func startTranscript() {
        isTranscribed = true
    }

    /// Hands over to the system what has been written so far.
    package func flush() {
        guard let descriptor, !pending.isEmpty else { return }
        switch descriptor.write(pending) {
        case .written: break
        case .closed: isClosed = true
        case .failed(let reason):
            isClosed = true
            failure = reason
        }
        pending.removeAll(keepingCapacity: true)
    }

    /// What a stream in memory has collected.
    package var text: String { String(decoding: pending, as: UTF8.self) }
}
