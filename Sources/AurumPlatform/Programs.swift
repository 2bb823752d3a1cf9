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

    /// The first line that a program prints; nil when it cannot be run, or says nothing in some milliseconds.
    ///
    /// The words are those of this program, never a user's: a shell reads them.
    package static func firstLine(of words: [StaticString], within limit: Int = 5_000) -> String? {
        let command = words.map(\.description).joined(separator: " ")
        // The shell says its number first, which is that of the program afterwards.
        guard let stream = popen("echo $$; exec \(command) 2>/dev/null </dev/null", "r") else { return nil }
        defer { pclose(stream) }
        let answer = Answer(number: fileno(stream), limit: limit)
        guard let process = answer.line().flatMap({ pid_t($0) }), process > 1 else { return nil }
        // Whatever more it has to say, or never comes to say, is not waited for.
        defer { kill(process, SIGKILL) }
        return answer.line()
    }

    /// What a program prints, as far as it comes in time.
    private struct Answer {
        let number: CInt
        let end: UInt64

        init(number: CInt, limit: Int) {
            self.number = number
            end = CurrentProcess.nanoseconds() &+ UInt64(max(0, limit)) &* 1_000_000
        }

        /// The next line; nil when there is none, or not in time.
        func line() -> String? {
            var line: [UInt8] = []
            while line.count < 1000, let byte = byte(), byte != UInt8(ascii: "\n") { line.append(byte) }
            return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
        }

        private func byte() -> UInt8? {
            let now = CurrentProcess.nanoseconds()
            guard now < end else { return nil }
            var request = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
            guard poll(&request, 1, CInt(clamping: (end - now) / 1_000_000 + 1)) > 0 else { return nil }
            var byte: UInt8 = 0
            return read(number, &byte, 1) == 1 ? byte : nil
        }
    }
}

extension Files {
    /// Whether the user may write to something that is there.
    package static func mayWrite(_ path: String) -> Bool {
        !path.utf8.contains(0) && access(path, W_OK) == 0
    }
}
