#if canImport(Musl)
@preconcurrency import Musl
#elseif canImport(Glibc)
@preconcurrency import Glibc
#endif

/// The words of the command line as the kernel hands them over.
enum InitialWords {
    /// More words than any kernel takes.
    private static let limit = 1 << 22

    /// The words, the program's name first; empty where they cannot be told.
    ///
    /// The standard library reads them from `/proc`, which an empty root does not have. At the start of a process the stack
    /// holds their number, the words, a null, and then the environment (System V ABI, 3.4.1).
    static var all: [String] {
        #if os(Linux)
        // Not all C libraries say that it is never null.
        let known: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
        guard let environment = known else { return [] }
        let first = UnsafePointer(environment)
        guard first[-1] == nil else { return [] }
        var count = 0
        while count < limit, UInt(bitPattern: first[-2 - count]) != UInt(count) { count += 1 }
        return (0..<count).compactMap { index in first[index - 1 - count].map { String(cString: $0) } }
        #else
        return []
        #endif
    }
}
