import Aurum
import Testing

@MainActor
@Suite("What happens when another toast comes")
struct PolicyTests {
    @Test func replacingIsTheDefault() {
        #expect(AurumToastHostState().policy == .replace)
    }

    @Test func aNewerToastReplacesTheOlder() async {
        let stage = ToastStage()
        let first = await stage.show("first")
        let second = await stage.show("second")
        #expect(await first.value == .replaced)
        #expect(stage.state.current?.label == "second")
        stage.state.dismiss()
        #expect(await second.value == .dismissed)
    }

    @Test func theNewerToastHasItsWholeTime() async {
        let stage = ToastStage()
        let first = await stage.show("first")
        await stage.wait(for: "the first timer runs") { stage.timerCount == 1 }
        await stage.advance(by: .seconds(3))
        let second = await stage.show("second")
        #expect(await first.value == .replaced)
        await stage.wait(for: "only the second timer runs") { stage.timerCount == 1 }

        await stage.advance(by: .seconds(3))
        #expect(stage.state.current?.label == "second")
        await stage.advance(by: .seconds(1))
        #expect(await second.value == .timedOut)
    }

    @Test func aQueueShowsOneAfterTheOther() async {
        let stage = ToastStage(policy: .queue)
        let labels = ["first", "second", "third"]
        var tasks: [Task<AurumToastDismissal, Never>] = []
        for label in labels { tasks.append(await stage.show(label)) }
        for (label, task) in zip(labels, tasks) {
            await stage.wait(for: "a timer runs") { stage.timerCount == 1 }
            #expect(stage.state.current?.label == label)
            await stage.advance(by: .seconds(4))
            #expect(await task.value == .timedOut)
        }
        #expect(stage.state.current == nil)
    }

    @Test func aQueuedToastHasItsWholeTime() async {
        let stage = ToastStage(policy: .queue)
        let first = await stage.show("first", .long)
        let second = await stage.show("second")
        await stage.advance(by: .seconds(10))
        #expect(await first.value == .timedOut)
        await stage.wait(for: "the second timer runs") { stage.timerCount == 1 }
        await stage.advance(by: .seconds(3))
        #expect(stage.state.current?.label == "second")
        await stage.advance(by: .seconds(1))
        #expect(await second.value == .timedOut)
    }

    @Test func idsRise() async {
        let stage = ToastStage(policy: .queue)
        var ids: [Int] = []
        for label in ["a", "b", "c"] {
            let task = await stage.show(label, .indefinite)
            ids.append(stage.state.current?.id ?? 0)
            stage.state.dismiss()
            _ = await task.value
        }
        #expect(ids == ids.sorted() && Set(ids).count == 3)
    }
}
