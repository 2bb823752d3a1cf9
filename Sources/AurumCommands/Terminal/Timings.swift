/// How long the stages of a command took.
package final class Timings {
    /// The stages in the order they ended, with their nanoseconds.
    package private(set) var stages: [(name: String, nanoseconds: UInt64)] = []

    private let clock: @Sendable () -> UInt64
    private let start: UInt64

    /// Starts counting the total.
    package init(clock: @escaping @Sendable () -> UInt64) {
        self.clock = clock
        self.start = clock()
    }

    /// Does some work as a stage.
    package func measure<Result, Failure>(
        _ stage: String, _ work: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let begin = clock()
        defer { stages.append((name: stage, nanoseconds: clock() &- begin)) }
        return try work()
    }

    /// A table of the stages and the total, in milliseconds, one a line.
    package var text: String {
        let rows = stages + [(name: "total", nanoseconds: clock() &- start)]
        let nameWidth = rows.map(\.name.count).max() ?? 0
        let times = rows.map { Self.milliseconds($0.nanoseconds) }
        let timeWidth = times.map(\.count).max() ?? 0
        return zip(rows, times).map { row, time in
            let name = row.name + String(repeating: " ", count: nameWidth - row.name.count)
            return name + String(repeating: " ", count: timeWidth - time.count + 2) + time + " ms\n"
        }.joined()
    }

    private static func milliseconds(_ nanoseconds: UInt64) -> String {
        let micros = nanoseconds / 1_000
        let thousandths = String(micros % 1_000)
        return "\(micros / 1_000)." + String(repeating: "0", count: 3 - thousandths.count) + thousandths
    }
}
