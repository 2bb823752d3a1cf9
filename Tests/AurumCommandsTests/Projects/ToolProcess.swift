import AurumPlatform
import Foundation

/// The built program as a process of its own.
struct ToolProcess {
    /// What a finished process leaves behind.
    struct Outcome {
        let code: Int32
        let output: String
        let errors: String
    }

    private let process = Process()
    private let output = Pipe()
    private let errors = Pipe()
    private let input = Pipe()

    /// Starts the program in a folder; what it reads from the standard input is given whole.
    ///
    /// It remembers runs only in a
    /// folder that is named.
    init(_ words: [String], in folder: Path, input text: String = "", cache: String = "off") throws {
        process.executableURL = try Self.program
        process.arguments = words
        process.currentDirectoryURL = URL(fileURLWithPath: folder.text)
        process.environment = ProcessInfo.processInfo.environment.merging(["AURUMC_CACHE": cache]) { $1 }
        process.standardOutput = output
        process.standardError = errors
        process.standardInput = input
        try process.run()
        try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
        try input.fileHandleForWriting.close()
    }

    /// Waits until it ends.
    func finish() throws -> Outcome {
        let text = try output.fileHandleForReading.readToEnd() ?? Data()
        let messages = try errors.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return Outcome(
            code: process.terminationStatus, output: String(decoding: text, as: UTF8.self),
            errors: String(decoding: messages, as: UTF8.self))
    }

    /// Ends it at once, whatever it is doing.
    func kill() {
        _ = Foundation.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    /// The program stands beside the tests.
    static var program: URL {
        get throws {
            #if os(macOS)
            let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? .main
            let folder = bundle.bundleURL.deletingLastPathComponent()
            #else
            let folder = Bundle.main.bundleURL
            #endif
            return folder.appendingPathComponent("aurumc")
        }
    }
}
