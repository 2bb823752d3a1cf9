public import Observation

/// Shows one `AurumToast` at a time, for as long as asked, and tells why it went away.
///
///     let state = AurumToastHostState()
///     let reason = await state.showToast(label: "…")
@MainActor
@Observable
public final class AurumToastHostState {
    /// What happens to the toast on the screen when another one comes.
    public nonisolated enum Policy: String, CaseIterable, Hashable, Sendable {
        /// The newer one takes its place.
        case replace
        /// The newer one waits until it is gone.
        case queue
    }

    /// A toast that is, was or will be on the screen.
    public nonisolated struct Item: Identifiable, Hashable, Sendable {
        /// Tells one from another; rises from each to the next.
        public let id: Int
        /// What the toast says.
        public let label: String
        /// The variant by tone.
        public let tone: AurumToastTone
        /// The variant by size.
        public let size: AurumToastSize
        /// How long it stays.
        public let duration: AurumToastDuration
    }

    /// The toast on the screen.
    public private(set) var current: Item?
    /// What happens to the toast on the screen when another one comes.
    public let policy: Policy

    @ObservationIgnored private let clock: any Clock<Duration>
    @ObservationIgnored private var lastID = 0
    /// Who waits for an end; the first entry is that of `current`, the others are not on the screen yet.
    ///
    /// Invariant: an entry is removed in the same step that resumes its continuation.
    @ObservationIgnored private var entries: [Entry] = []
    @ObservationIgnored private var timer: Task<Void, Never>?

    private struct Entry {
        let item: Item
        let continuation: CheckedContinuation<AurumToastDismissal, Never>
    }

    /// Makes a state that shows nothing yet; `clock` measures how long each toast stays.
    public init(policy: Policy = .replace, clock: any Clock<Duration> = ContinuousClock()) {
        self.policy = policy
        self.clock = clock
    }

    /// Shows a toast and waits until it is gone; when the waiting task is canceled, it goes away.
    @discardableResult
    public func showToast(
        label: String,
        tone: AurumToastTone = .neutral,
        size: AurumToastSize = .small,
        duration: AurumToastDuration = .short
    ) async -> AurumToastDismissal {
        guard !Task.isCancelled else { return .dismissed }
        lastID += 1
        let item = Item(id: lastID, label: label, tone: tone, size: size, duration: duration)
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                add(Entry(item: item, continuation: continuation))
            }
        } onCancel: {
            Task { @MainActor [weak self] in self?.dismiss(item.id) }
        }
    }

    /// Takes the toast on the screen away.
    public func dismiss() {
        if let current { dismiss(current.id) }
    }

    /// Takes one away, from the screen or from the queue; does nothing when it is gone already.
    public func dismiss(_ id: Item.ID) {
        end(id, .dismissed)
    }

    private func add(_ entry: Entry) {
        entries.append(entry)
        if entries.count == 1 {
            showFirst()
        } else if policy == .replace, let current {
            end(current.id, .replaced)
        }
    }

    private func end(_ id: Item.ID, _ reason: AurumToastDismissal) {
        guard let index = entries.firstIndex(where: { $0.item.id == id }) else { return }
        let entry = entries.remove(at: index)
        if index == 0 { showFirst() }
        entry.continuation.resume(returning: reason)
    }

    private func showFirst() {
        timer?.cancel()
        timer = nil
        current = entries.first?.item
        guard let current, let time = current.duration.time else { return }
        timer = Task { [weak self, clock] in
            do { try await clock.sleep(for: time) } catch { return }
            self?.end(current.id, .timedOut)
        }
    }
}
