import Aurum
import Observation
import Testing

@MainActor
@Suite("Dismissing and canceling")
struct DismissalTests {
    @Test func dismissingNothingDoesNothing() {
        let stage = ToastStage()
        stage.state.dismiss()
        stage.state.dismiss(7)
        #expect(stage.state.current == nil)
    }

    @Test func dismissingTwiceEndsOnce() async {
        let stage = ToastStage(policy: .queue)
        let first = await stage.show("first")
        let second = await stage.show("second", .indefinite)
        let id = stage.state.current?.id ?? 0
        stage.state.dismiss(id)
        stage.state.dismiss(id)
        #expect(await first.value == .dismissed)
        #expect(stage.state.current?.label == "second")
        stage.state.dismiss()
        #expect(await second.value == .dismissed)
    }

    @Test func aWaitingToastCanBeTakenOutOfTheQueue() async {
        let stage = ToastStage(policy: .queue)
        let first = await stage.show("first", .indefinite)
        let second = await stage.show("second", .indefinite)
        let third = await stage.show("third", .indefinite)
        let id = (stage.state.current?.id ?? 0) + 1
        stage.state.dismiss(id)
        #expect(await second.value == .dismissed)
        #expect(stage.state.current?.label == "first")
        stage.state.dismiss()
        #expect(await first.value == .dismissed)
        #expect(stage.state.current?.label == "third")
        stage.state.dismiss()
        #expect(await third.value == .dismissed)
    }

    @Test(arguments: AurumToastHostState.Policy.allCases)
    func allCanBeTakenAway(policy: AurumToastHostState.Policy) async {
        let stage = ToastStage(policy: policy)
        let first = await stage.show("first", .indefinite)
        let second = await stage.show("second")
        let third = await stage.show("third", .long)
        stage.state.dismissAll()
        #expect(await first.value == (policy == .queue ? .dismissed : .replaced))
        #expect(await second.value == (policy == .queue ? .dismissed : .replaced))
        #expect(await third.value == .dismissed)
        #expect(stage.state.current == nil)
        #expect(
            stage.state.leaving?.label == (policy == .queue ? "first" : "third"), "none came up on the way")
    }

    @Test func aTimerThatHasRungDoesNotEndTheNextToast() async {
        let stage = ToastStage(policy: .queue)
        let first = await stage.show("first")
        let second = await stage.show("second", .indefinite)
        await stage.wait(for: "the timer runs") { stage.timerCount == 1 }
        // The timer is woken and, before its task gets a turn, the toast is dismissed.
        stage.clock.advance(by: .seconds(4))
        stage.state.dismiss()
        await stage.letWorkHappen()
        #expect(await first.value == .dismissed)
        #expect(stage.state.current?.label == "second")
        stage.state.dismiss()
        #expect(await second.value == .dismissed)
    }

    @Test func cancelingTheTaskTakesItsToastAway() async {
        let stage = ToastStage()
        let task = await stage.show("Saved", .indefinite)
        task.cancel()
        #expect(await task.value == .dismissed)
        #expect(stage.state.current == nil)
    }

    @Test func cancelingATaskThatWaitsLeavesTheOthers() async {
        let stage = ToastStage(policy: .queue)
        let first = await stage.show("first", .indefinite)
        let second = await stage.show("second", .indefinite)
        second.cancel()
        #expect(await second.value == .dismissed)
        #expect(stage.state.current?.label == "first")
        stage.state.dismiss()
        #expect(await first.value == .dismissed)
        #expect(stage.state.current == nil)
    }

    @Test func aTaskThatIsCanceledAlreadyShowsNothing() async {
        let stage = ToastStage()
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await stage.state.showToast(label: "Saved")
        }
        #expect(await task.value == .dismissed)
        #expect(stage.state.current == nil)
    }

    @Test func changesCanBeObserved() async {
        let stage = ToastStage()
        await confirmation { changed in
            withObservationTracking {
                _ = stage.state.current
            } onChange: {
                changed()
            }
            let task = await stage.show("Saved", .indefinite)
            stage.state.dismiss()
            _ = await task.value
        }
    }
}
