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

    /// The toast on the screen, until it begins to leave.
    public private(set) var current: Item?
    /// The last toast while it leaves: still drawn, but no longer to be dismissed.
    public private(set) var leaving: Item?
    /// What happens to the toast on the screen when another one comes.
    public let policy: Policy

    @ObservationIgnored private let clock: any Clock<Duration>
    @ObservationIgnored private var lastID = 0
    /// Who waits for an end; the first entry is that of `current`, the others are not on the screen yet.
    ///
    /// Invariant: an entry is removed in the same step that resumes its continuation.
    @ObservationIgnored private var entries: [Entry] = []
    @ObservationIgnored private var timer: Task<Void, Never>?
    @ObservationIgnored private var exit: Task<Void, Never>?

    private nonisolated struct Entry: Sendable {
        let item: Item
        let continuation: CheckedContinuation<AurumToastDismissal, Never>
    }

    /// Makes a state that shows nothing yet; `clock` measures how long each toast stays.
    public init(policy: Policy = .replace, clock: any Clock<Duration> = ContinuousClock()) {
        self.policy = policy
        self.clock = clock
    }

    deinit {
        timer?.cancel()
        exit?.cancel()
        for entry in entries { entry.continuation.resume(returning: .dismissed) }
    }

    /// Shows a toast and waits until it is gone.
    ///
    /// With the policy `replace` it is on the screen at once, and the one that was there ends as `replaced`.
    /// With `queue` it waits until all before it are gone, first in, first out, and its time begins when it
    /// comes to the screen.
    ///
    /// It ends as `timedOut` when its time is over, and as `dismissed` when someone takes it away: with its
    /// button, with VoiceOver, with one of the `dismiss` functions, or by canceling the task that waits. A
    /// task that is canceled already shows nothing. Each toast ends once, whatever comes together, and who
    /// waits is told at that moment.
    ///
    /// One that has ended is still drawn while it leaves, which takes 180 ms; to dismiss it then does
    /// nothing. The next one does not wait for that.
    ///
    /// To wait does not keep the state alive, only a closure that holds it does. When the state goes,
    /// everything it shows or holds back ends as `dismissed`.
    ///
    /// - Returns: Why it is gone; see `AurumToastDismissal`.
    @discardableResult
    public consuming func showToast(
        label: String,
        tone: AurumToastTone = .neutral,
        size: AurumToastSize = .small,
        duration: AurumToastDuration = .short
    ) async -> AurumToastDismissal {
        guard !Task.isCancelled else { return .dismissed }
        lastID += 1
        let item = Item(id: lastID, label: label, tone: tone, size: size, duration: duration)
        let outcome = outcome(of: item)
        // To wait does not keep the state alive.
        _ = consume self
        return await outcome()
    }

    /// Takes the toast on the screen away.
    public func dismiss() {
        if let current { dismiss(current.id) }
    }

    /// Takes one away, from the screen or from the queue; does nothing when it has ended already.
    public func dismiss(_ id: Item.ID) {
        end(id, .dismissed)
    }

    /// Takes the toast on the screen away, and all that wait.
    public func dismissAll() {
        // The last one first, so that none comes to the screen on the way.
        while let last = entries.last { end(last.item.id, .dismissed) }
    }

    /// What is on the screen, the one that leaves below the other.
    var drawn: [Item] { [leaving, current].compactMap { $0 } }

    private func outcome(of item: Item) -> @MainActor () async -> AurumToastDismissal {
        { [weak self] in
            await withTaskCancellationHandler {
                await withCheckedContinuation { continuation in
                    guard let self else { return continuation.resume(returning: .dismissed) }
                    self.add(Entry(item: item, continuation: continuation))
                }
            } onCancel: { [weak self] in
                Task { @MainActor [weak self] in self?.dismiss(item.id) }
            }
        }
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
        if let current { leave(current) }
        current = entries.first?.item
        guard let current, let time = current.duration.time else { return }
        timer = Task { [weak self, clock] in
            do { try await clock.sleep(for: time) } catch { return }
            self?.end(current.id, .timedOut)
        }
    }

    private func leave(_ item: Item) {
        leaving = item
        exit?.cancel()
        exit = Task { [weak self, clock] in
            do { try await clock.sleep(for: .milliseconds(180)) } catch { return }
            self?.remove(item)
        }
    }

    private func remove(_ item: Item) {
        if leaving?.id == item.id { leaving = nil }
    }
}
