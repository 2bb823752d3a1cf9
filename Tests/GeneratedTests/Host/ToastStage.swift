import Aurum
import Testing

/// A host state on a manual clock, and ways to wait for what it does without a real clock.
@MainActor
struct ToastStage {
    let clock: ManualClock
    let state: AurumToastHostState

    init(policy: AurumToastHostState.Policy = .replace) {
        clock = ManualClock()
        state = AurumToastHostState(policy: policy, clock: clock)
    }

    /// How long a toast takes to leave.
    static let exit = Duration.milliseconds(180)

    /// How many timers of toasts run, beside that of one that leaves.
    var timerCount: Int { clock.sleeperCount(beyond: Self.exit) }

    /// Shows a toast from a task of its own, and waits until it is on the screen or in the queue.
    func show(_ label: String, _ duration: AurumToastDuration = .short) async -> Task<
        AurumToastDismissal, Never
    > {
        let task = Task { await state.showToast(label: label, duration: duration) }
        await letWorkHappen()
        return task
    }

    /// Moves the clock and lets everything that follows happen.
    func advance(by duration: Duration) async {
        await letWorkHappen()
        clock.advance(by: duration)
        await letWorkHappen()
    }

    /// Lets the tasks that are ready run; those on the main actor take turns, so a few turns are enough.
    func letWorkHappen() async {
        for _ in 0..<20 { await Task.yield() }
    }

    /// Waits until something is so; fails the test when it does not become so.
    func wait(for what: Comment, until condition: () -> Bool) async {
        for _ in 0..<1_000_000 {
            if condition() { return }
            await Task.yield()
        }
        Issue.record(what)
    }
}
