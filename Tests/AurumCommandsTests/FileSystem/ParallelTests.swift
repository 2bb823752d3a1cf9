import AurumPlatform
import Testing

struct ParallelTests {
    @Test(arguments: [0, 1, 2, 50])
    func resultsKeepTheOrder(count: Int) {
        let results = Parallel.map(Array(0..<count)) { number in
            (0..<(1_000 * (count - number))).reduce(0) { $0 ^ $1 } &* 0 &+ number * 2
        }
        #expect(results == (0..<count).map { $0 * 2 })
    }

    @Test func threadsHaveRoomForDeepRecursion() {
        #expect(Parallel.map([20_000, 20_000], depth) == [20_000, 20_000])
    }
}

@Sendable private func depth(_ count: Int) -> Int { count == 0 ? 0 : depth(count - 1) + 1 }
