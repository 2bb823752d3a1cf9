import Foundation

/// A script of `Tests/Workflows`, run with the built program and other people's programs.
struct WorkflowScript {
    /// What a finished script leaves behind.
    struct Outcome {
        let code: Int32
        let output: String
    }

    private let name: String

    /// Names a script.
    init(_ name: String) { self.name = name }

    /// The package's folder.
    static let packageFolder = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
        url.deletingLastPathComponent()
    }

    /// The folder that the environment names, then those of the path.
    private static var folders: [String] {
        let variables = ProcessInfo.processInfo.environment
        let named = variables["AURUM_WORKFLOW_PROGRAMS"].map { [$0] } ?? []
        return named + (variables["PATH"] ?? "").split(separator: ":").map(String.init)
    }

    /// Whether a program can be found.
    static func has(_ program: String) -> Bool {
        folders.contains { FileManager.default.isExecutableFile(atPath: $0 + "/" + program) }
    }

    /// Runs it to its end, and gives what it printed to either stream.
    func run(_ words: [String] = []) throws -> Outcome {
        let process = Process()
        process.executableURL = Self.packageFolder.appendingPathComponent("Tests/Workflows/" + name)
        process.arguments = words
        let folders = [try ToolProcess.program.deletingLastPathComponent().path] + Self.folders
        process.environment = ProcessInfo.processInfo.environment.merging(
            ["PATH": folders.joined(separator: ":")]) { $1 }
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let text = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return Outcome(code: process.terminationStatus, output: String(decoding: text, as: UTF8.self))
    }
}
