import AurumCommands
import AurumPlatform
import Testing

struct TimingsTests {
    @Test func addsUpStagesInColumns() {
        let ticks = Ticks([0, 1_000_000, 1_250_000, 2_000_000, 14_000_001, 15_000_000])
        let timings = Timings { ticks.next() }
        #expect(timings.measure("read") { 7 } == 7)
        timings.measure("emit everything") {}
        #expect(
            timings.text == """
                read              0.250 ms
                emit everything  12.000 ms
                total            15.000 ms

                """)
    }

    /// A clock that shows the given times one after the other; read from one thread only.
    private final class Ticks: @unchecked Sendable {
        private var times: ArraySlice<UInt64>

        init(_ times: [UInt64]) {
            self.times = times[...]
        }

        func next() -> UInt64 { times.popFirst() ?? 0 }
    }
}
