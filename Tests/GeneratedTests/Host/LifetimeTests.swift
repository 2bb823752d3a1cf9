import Aurum
import Testing

@MainActor
@Suite("Nothing is kept alive")
struct LifetimeTests {
    @Test func aStateGoesWhenItsToastsAreGone() async {
        weak var released: AurumToastHostState?
        weak var releasedClock: ManualClock?
        do {
            let stage = ToastStage(policy: .queue)
            released = stage.state
            releasedClock = stage.clock
            let first = await stage.show("first")
            let second = await stage.show("second", .indefinite)
            await stage.advance(by: .seconds(4))
            #expect(await first.value == .timedOut)
            second.cancel()
            #expect(await second.value == .dismissed)
        }
        for _ in 0..<20 { await Task.yield() }
        #expect(released == nil)
        #expect(releasedClock == nil)
    }

    @Test func aStateGoesWhileATimerIsBeingCanceled() async {
        weak var released: AurumToastHostState?
        do {
            let stage = ToastStage()
            released = stage.state
            let task = await stage.show("Saved", .long)
            stage.state.dismiss()
            _ = await task.value
        }
        for _ in 0..<20 { await Task.yield() }
        #expect(released == nil)
    }

    /// A state is not kept alive by those who wait for its toasts, as long as they hold it weakly.
    @Test(arguments: AurumToastHostState.Policy.allCases)
    func aStateCanGoWhileToastsWait(policy: AurumToastHostState.Policy) async {
        weak var released: AurumToastHostState?
        weak var releasedClock: ManualClock?
        var tasks: [Task<AurumToastDismissal?, Never>] = []
        do {
            let stage = ToastStage(policy: policy)
            released = stage.state
            releasedClock = stage.clock
            for duration in AurumToastDuration.allCases {
                tasks.append(
                    Task { [weak state = stage.state] in
                        await state?.showToast(label: "\(duration)", duration: duration)
                    })
                await stage.letWorkHappen()
            }
            #expect(stage.state.current != nil)
        }
        #expect(released == nil)
        let reasons = await tasks.asyncMap { await $0.value }
        #expect(reasons.last == .dismissed)
        #expect(reasons.allSatisfy { $0 == .dismissed || policy == .replace && $0 == .replaced })
        for _ in 0..<20 { await Task.yield() }
        #expect(releasedClock == nil, "no timer is left")
    }

    @Test func aStateGoesWhileItsLastToastLeaves() async {
        weak var released: AurumToastHostState?
        weak var releasedClock: ManualClock?
        do {
            let stage = ToastStage()
            released = stage.state
            releasedClock = stage.clock
            let task = await stage.show("Saved")
            stage.state.dismiss()
            #expect(await task.value == .dismissed)
            #expect(stage.state.leaving != nil)
        }
        for _ in 0..<20 { await Task.yield() }
        #expect(released == nil)
        #expect(releasedClock == nil)
    }

    @Test(arguments: AurumToastHostState.Policy.allCases)
    func nothingIsLeftOfManyToasts(policy: AurumToastHostState.Policy) async {
        weak var released: AurumToastHostState?
        weak var releasedClock: ManualClock?
        do {
            let stage = ToastStage(policy: policy)
            released = stage.state
            releasedClock = stage.clock
            var tasks: [Task<AurumToastDismissal, Never>] = []
            for index in 0..<100 {
                tasks.append(Task { await stage.state.showToast(label: "\(index)", duration: .long) })
            }
            await stage.letWorkHappen()
            stage.state.dismissAll()
            for task in tasks { _ = await task.value }
            #expect(stage.state.current == nil)
            await stage.advance(by: ToastStage.exit)
            #expect(stage.state.leaving == nil)
            #expect(stage.clock.sleeperCount == 0)
        }
        for _ in 0..<20 { await Task.yield() }
        #expect(released == nil)
        #expect(releasedClock == nil)
    }
}

extension Array where Element: Sendable {
    @MainActor
    fileprivate func asyncMap<Value: Sendable>(_ transform: (Element) async -> Value) async -> [Value] {
        var values: [Value] = []
        for element in self { values.append(await transform(element)) }
        return values
    }
}
