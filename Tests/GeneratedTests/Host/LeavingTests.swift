import Aurum
import Testing

@MainActor
@Suite("A toast stays drawn while it leaves")
struct LeavingTests {
    @Test func theLastOneStaysForTheTimeOfTheExit() async {
        let stage = ToastStage()
        let task = await stage.show("Saved", .indefinite)
        #expect(stage.state.leaving == nil)
        stage.state.dismiss()
        #expect(stage.state.current == nil)
        #expect(stage.state.leaving?.label == "Saved")
        #expect(await task.value == .dismissed, "who waits does not wait for the exit")

        await stage.advance(by: ToastStage.exit - .milliseconds(1))
        #expect(stage.state.leaving?.label == "Saved")
        await stage.advance(by: .milliseconds(1))
        #expect(stage.state.leaving == nil)
        #expect(stage.clock.sleeperCount == 0)
    }

    @Test(arguments: AurumToastHostState.Policy.allCases)
    func dismissingOneThatLeavesDoesNothing(policy: AurumToastHostState.Policy) async {
        let stage = ToastStage(policy: policy)
        let first = await stage.show("first", .indefinite)
        let id = stage.state.current?.id ?? 0
        stage.state.dismiss(id)
        #expect(await first.value == .dismissed)
        let second = await stage.show("second", .indefinite)
        #expect(stage.state.leaving?.id == id)

        stage.state.dismiss(id)
        #expect(stage.state.current?.label == "second", "the one that came after it stays")
        #expect(stage.state.leaving?.id == id, "and it leaves as before")
        stage.state.dismiss()
        #expect(await second.value == .dismissed)
    }

    @Test func aNewToastComesWhileTheOldOneLeaves() async {
        let stage = ToastStage()
        let first = await stage.show("first")
        let second = await stage.show("second")
        #expect(await first.value == .replaced)
        #expect(stage.state.leaving?.label == "first")
        #expect(stage.state.current?.label == "second")
        await stage.advance(by: ToastStage.exit)
        #expect(stage.state.leaving == nil)
        #expect(stage.state.current?.label == "second")
        stage.state.dismiss()
        #expect(await second.value == .dismissed)
    }

    @Test func onlyTheLastOneIsDrawnOnItsWayOut() async {
        let stage = ToastStage()
        let first = await stage.show("first")
        let second = await stage.show("second")
        await stage.advance(by: .milliseconds(100))
        let third = await stage.show("third", .indefinite)
        #expect(await first.value == .replaced)
        #expect(await second.value == .replaced)
        #expect(stage.state.leaving?.label == "second")

        // The exit of the first one would be over by now; that of the second has its whole time.
        await stage.advance(by: .milliseconds(100))
        #expect(stage.state.leaving?.label == "second")
        await stage.advance(by: .milliseconds(80))
        #expect(stage.state.leaving == nil)
        third.cancel()
        #expect(await third.value == .dismissed)
    }

    @Test func aToastThatNeverCameToTheScreenDoesNotLeave() async {
        let stage = ToastStage(policy: .queue)
        let first = await stage.show("first", .indefinite)
        let second = await stage.show("second", .indefinite)
        second.cancel()
        #expect(await second.value == .dismissed)
        #expect(stage.state.leaving == nil)
        stage.state.dismiss()
        #expect(await first.value == .dismissed)
    }

    @Test func oneWhoseTimeIsOverLeavesToo() async {
        let stage = ToastStage()
        let task = await stage.show("Saved")
        await stage.advance(by: .seconds(4))
        #expect(await task.value == .timedOut)
        #expect(stage.state.leaving?.label == "Saved")
        await stage.advance(by: ToastStage.exit)
        #expect(stage.state.leaving == nil)
    }
}
