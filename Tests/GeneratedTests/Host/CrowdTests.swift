import Aurum
import Testing

@MainActor
@Suite("Many toasts from many tasks")
struct CrowdTests {
    /// Ends whatever is on the screen until all tasks are done, counts how each toast ended, and sees that nothing is
    /// left behind.
    private func run(_ policy: AurumToastHostState.Policy) async -> [AurumToastDismissal: Int] {
        weak var released: AurumToastHostState?
        weak var releasedClock: ManualClock?
        let counts: [AurumToastDismissal: Int]
        do {
            let stage = ToastStage(policy: policy)
            released = stage.state
            releasedClock = stage.clock
            counts = await run(on: stage)
            await stage.advance(by: ToastStage.exit)
            #expect(stage.state.current == nil && stage.state.leaving == nil)
            #expect(stage.clock.sleeperCount == 0)
        }
        for _ in 0..<20 { await Task.yield() }
        #expect(released == nil)
        #expect(releasedClock == nil)
        return counts
    }

    private func run(on stage: ToastStage) async -> [AurumToastDismissal: Int] {
        let state = stage.state
        let tasks = (0..<100).map { task in
            Task {
                var reasons: [AurumToastDismissal] = []
                for toast in 0..<100 {
                    reasons.append(await state.showToast(label: "\(task).\(toast)"))
                    await Task.yield()
                }
                return reasons
            }
        }
        let driver = Task {
            var turn = 0
            while !Task.isCancelled {
                turn += 1
                if turn % 3 == 0 { stage.clock.advance(by: .seconds(4)) } else { state.dismiss() }
                await Task.yield()
            }
        }
        var counts: [AurumToastDismissal: Int] = [:]
        for task in tasks {
            for reason in await task.value { counts[reason, default: 0] += 1 }
        }
        driver.cancel()
        await driver.value
        return counts
    }

    @Test func everyReplacedToastEndsOnce() async {
        let counts = await run(.replace)
        #expect(counts.values.reduce(0, +) == 10_000)
        #expect((counts[.replaced] ?? 0) > 0)
    }

    @Test func everyQueuedToastEndsOnce() async {
        let counts = await run(.queue)
        #expect(counts.values.reduce(0, +) == 10_000)
        #expect(counts[.replaced] == nil)
    }

    @Test func canceledTasksLeaveNothingBehind() async {
        let stage = ToastStage(policy: .queue)
        var tasks: [Task<AurumToastDismissal, Never>] = []
        for index in 0..<1_000 { tasks.append(Task { await stage.state.showToast(label: "\(index)") }) }
        await stage.letWorkHappen()
        for (index, task) in tasks.enumerated() where index % 2 == 0 { task.cancel() }
        await stage.letWorkHappen()
        for task in tasks.reversed() { task.cancel() }
        for task in tasks { #expect(await task.value == .dismissed) }
        #expect(stage.state.current == nil)
    }
}
