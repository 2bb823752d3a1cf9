#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Work on several processors at once.
package enum Parallel {
    /// More stack than any thread needs; secondary threads have little by default on some systems.
    private static let stackSize = 8 << 20

    /// How many threads work at once at most; further ones would mostly wait for each other.
    private static let limit = 4

    /// Transforms every element, several at a time; the results keep the order.
    ///
    /// Where no thread can be had the work is done all the same, one after the other.
    package static func map<Element: Sendable, Result: Sendable>(
        _ elements: [Element], _ transform: @escaping @Sendable (Element) -> Result
    ) -> [Result] {
        let count = min(elements.count, limit)
        let jobs = (0..<count).map { first in
            Job { stride(from: first, to: elements.count, by: count).map { transform(elements[$0]) } }
        }
        let threads = jobs.dropFirst().map { start($0.run) }
        jobs.first?.run()
        for (job, thread) in zip(jobs.dropFirst(), threads) {
            if let thread { pthread_join(thread, nil) } else { job.run() }
        }
        let results = jobs.map { $0.result ?? [] }
        return elements.indices.map { results[$0 % count][$0 / count] }
    }

    /// Starts a thread; nil when the system has none to give.
    private static func start(_ work: @escaping @Sendable () -> Void) -> pthread_t? {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return nil }
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, stackSize)
        let box = Unmanaged.passRetained(Work(run: work))
        #if canImport(Darwin)
        var thread: pthread_t?
        let failure = pthread_create(&thread, &attributes, { runWork($0) }, box.toOpaque())
        #else
        var thread = pthread_t()
        let failure = pthread_create(&thread, &attributes, { $0.flatMap(runWork) }, box.toOpaque())
        #endif
        if failure == 0 { return thread }
        box.release()
        return nil
    }
}

private func runWork(_ box: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Work>.fromOpaque(box).takeRetainedValue().run()
    return nil
}

/// What a thread does, as an object that can go through C.
private final class Work: Sendable {
    let run: @Sendable () -> Void

    init(run: @escaping @Sendable () -> Void) {
        self.run = run
    }
}

/// A piece of work and its result.
///
/// Invariant: one thread runs it, and the result is read after that thread has ended.
private final class Job<Result: Sendable>: @unchecked Sendable {
    private(set) var result: Result?
    private let work: @Sendable () -> Result

    init(_ work: @escaping @Sendable () -> Result) {
        self.work = work
    }

    func run() { result = work() }
}
