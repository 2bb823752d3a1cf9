import AurumPlatform
import Foundation

/// A program of the system that a test runs, such as a shell.
struct InstalledProgram {
    /// Where the program is; nil when it is not installed.
    let path: String?

    /// Looks for a program.
    init(_ name: String) {
        path = ["/bin/", "/usr/bin/", "/usr/local/bin/", "/opt/homebrew/bin/"].map { $0 + name }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    var isInstalled: Bool { path != nil }

    /// Runs it and gives what it printed to either stream.
    func run(_ words: [String], in folder: Path = Path("/")) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path ?? "")
        process.arguments = words
        process.currentDirectoryURL = URL(fileURLWithPath: folder.text)
        process.environment = [
            "PATH": "/usr/bin:/bin:/usr/local/bin", "HOME": folder.text, "TERM": "dumb", "LC_ALL": "C.UTF-8",
            "MANWIDTH": "78",
        ]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let text = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return String(decoding: text, as: UTF8.self)
    }
}
