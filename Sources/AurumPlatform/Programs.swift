#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Other programs of this machine.
package enum Programs {
    /// Where the shell finds a program.
    package static func path(of name: String) -> String? {
        let folders = (CurrentProcess.variable("PATH") ?? "").split(separator: ":")
        return folders.lazy.map { "\($0)/\(name)" }.first { path in
            Files.kind(of: path) == .file && access(path, X_OK) == 0
        }
    }

    /// The first line that a program prints; nil when it cannot be run.
    ///
    /// The words are those of this program, never a user's: a shell reads them.
    package static func firstLine(of words: [StaticString]) -> String? {
        let command = words.map(\.description).joined(separator: " ")
        guard let stream = popen(command + " 2>/dev/null </dev/null", "r") else { return nil }
        defer { pclose(stream) }
        var line: [UInt8] = []
        while line.count < 1000 {
            let next = fgetc(stream)
            guard next != EOF, let byte = UInt8(exactly: next), byte != UInt8(ascii: "\n") else { break }
            line.append(byte)
        }
        return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
    }
}

extension Files {
    /// Whether the user may write to something that is there.
    package static func mayWrite(_ path: String) -> Bool {
        !path.utf8.contains(0) && access(path, W_OK) == 0
    }
}
