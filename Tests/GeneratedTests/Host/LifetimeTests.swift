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
}
