import Aurum
import Testing

@MainActor
@Suite("A toast stays as long as asked")
struct ExpiryTests {
    @Test(arguments: [(AurumToastDuration.short, Duration.seconds(4)), (.long, .seconds(10))])
    func endsOnTime(duration: AurumToastDuration, time: Duration) async {
        let stage = ToastStage()
        let task = await stage.show("Saved", duration)
        await stage.wait(for: "the timer runs") { stage.timerCount == 1 }

        await stage.advance(by: time - .milliseconds(1))
        #expect(stage.state.current?.label == "Saved")

        await stage.advance(by: .milliseconds(1))
        #expect(await task.value == .timedOut)
        #expect(stage.state.current == nil)
    }

    @Test func shortIsTheDefault() async {
        let stage = ToastStage()
        let task = Task { await stage.state.showToast(label: "Saved") }
        await stage.wait(for: "the timer runs") { stage.timerCount == 1 }
        #expect(stage.state.current?.duration == .short)
        #expect(stage.state.current?.tone == .neutral)
        #expect(stage.state.current?.size == .small)
        await stage.advance(by: .seconds(4))
        #expect(await task.value == .timedOut)
    }

    @Test func indefiniteWaitsForSomeone() async {
        let stage = ToastStage()
        let task = await stage.show("Offline", .indefinite)
        #expect(stage.clock.sleeperCount == 0)
        await stage.advance(by: .seconds(86_400))
        #expect(stage.state.current?.label == "Offline")
        stage.state.dismiss()
        #expect(await task.value == .dismissed)
        #expect(stage.state.current == nil)
    }

    @Test func theRealClockWorksToo() async {
        let state = AurumToastHostState()
        let task = Task { await state.showToast(label: "Saved", duration: .indefinite) }
        while state.current == nil { await Task.yield() }
        state.dismiss()
        #expect(await task.value == .dismissed)
    }
}
