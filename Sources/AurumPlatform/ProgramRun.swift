#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
@preconcurrency import Musl
#else
@preconcurrency import Glibc
#endif

/// What came of running another program.
package struct ProgramResult: Sendable {
    /// The exit code; 128 and the signal's number when a signal ended it.
    package let code: Int
    /// What it wrote to standard output.
    package let output: [UInt8]
    /// What it wrote to standard error.
    package let errors: [UInt8]

    /// Makes a result.
    package init(code: Int, output: [UInt8], errors: [UInt8]) {
        self.code = code
        self.output = output
        self.errors = errors
    }
}

extension Programs {
    /// Runs a program with words as they are, no shell in between, and waits for its end; nil when it cannot be started.
    ///
    /// The settings are added to the environment of this process.
    package static func run(
        _ path: String, _ words: [String], settings: [String] = [], input: [UInt8] = []
    ) -> ProgramResult? {
        // A program may end before it has read everything.
        if !input.isEmpty { CurrentProcess.surviveFailedWrites() }
        guard let pipes = ProgramPipes() else { return nil }
        guard let process = start(path, words, settings, pipes) else {
            pipes.closeAll()
            return nil
        }
        let (output, errors) = pipes.exchange(input)
        var status: CInt = 0
        guard SystemCall.retrying({ waitpid(process, &status, 0) }) != nil else { return nil }
        let signal = Int(status & 0x7F)
        return ProgramResult(
            code: signal == 0 ? Int(status >> 8 & 0xFF) : 128 + signal, output: output, errors: errors)
    }

    private static func start(
        _ path: String, _ words: [String], _ settings: [String], _ pipes: ProgramPipes
    ) -> pid_t? {
        #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        #else
        var actions = posix_spawn_file_actions_t()
        #endif
        guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (number, end) in [pipes.input.read, pipes.output.write, pipes.errors.write].enumerated() {
            posix_spawn_file_actions_adddup2(&actions, end, CInt(number))
        }
        var process = pid_t()
        let arguments = CTexts([path] + words)
        let environment = CTexts(currentSettings(without: settings) + settings)
        defer {
            arguments.free()
            environment.free()
        }
        let failure = posix_spawn(&process, path, &actions, nil, arguments.pointers, environment.pointers)
        return failure == 0 ? process : nil
    }

    /// The environment of this process, each setting as `NAME=value`.
    private static func currentSettings(without settings: [String]) -> [String] {
        let names = settings.map { $0.prefix { $0 != "=" } + "=" }
        #if canImport(Darwin)
        let start: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = _NSGetEnviron().pointee
        #else
        let start: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
        #endif
        guard var next = start else { return [] }
        var found: [String] = []
        while let setting = next.pointee {
            found.append(String(cString: setting))
            next += 1
        }
        return found.filter { setting in !names.contains { setting.hasPrefix($0) } }
    }
}

/// Texts as C takes a list of them: pointers with an end.
private struct CTexts {
    let pointers: [UnsafeMutablePointer<CChar>?]

    init(_ texts: [String]) {
        pointers = texts.map { strdup($0) } + [nil]
    }

    func free() {
        for pointer in pointers { systemFree(pointer) }
    }
}

private func systemFree(_ pointer: UnsafeMutablePointer<CChar>?) { free(pointer) }

/// The standard streams of another program, as seen from here.
private struct ProgramPipes {
    struct Ends {
        let read: CInt
        let write: CInt
    }

    let input: Ends
    let output: Ends
    let errors: Ends

    init?() {
        var made: [Ends] = []
        for _ in 0..<3 {
            guard let ends = Self.pipe() else {
                for pair in made { Self.close([pair.read, pair.write]) }
                return nil
            }
            made.append(ends)
        }
        (input, output, errors) = (made[0], made[1], made[2])
    }

    /// A pipe whose ends no other program gets: that one gets copies.
    private static func pipe() -> Ends? {
        var ends: [CInt] = [0, 0]
        guard systemPipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return Ends(read: ends[0], write: ends[1])
    }

    func closeAll() {
        Self.close([input.read, input.write, output.read, output.write, errors.read, errors.write])
    }

    private static func close(_ numbers: [CInt]) {
        for number in numbers { systemClose(number) }
    }

    /// Writes and reads at the same time until the other program has closed its streams, then closes these.
    func exchange(_ bytes: [UInt8]) -> (output: [UInt8], errors: [UInt8]) {
        Self.close([input.read, output.write, errors.write])
        var rest = bytes[...]
        var isWriting = true
        var read: [[UInt8]?] = [[], []]
        var results: [[UInt8]] = [[], []]
        _ = fcntl(input.write, F_SETFL, O_NONBLOCK)
        while isWriting || read.contains(where: { $0 != nil }) {
            if isWriting, rest.isEmpty {
                Self.close([input.write])
                isWriting = false
            }
            var waits = [
                pollfd(fd: read[0] == nil ? -1 : output.read, events: Int16(POLLIN), revents: 0),
                pollfd(fd: read[1] == nil ? -1 : errors.read, events: Int16(POLLIN), revents: 0),
                pollfd(fd: isWriting ? input.write : -1, events: Int16(POLLOUT), revents: 0),
            ]
            guard SystemCall.retrying({ poll(&waits, nfds_t(waits.count), -1) }) != nil else { break }
            for (index, end) in [output.read, errors.read].enumerated() where waits[index].revents != 0 {
                let chunk = Self.read(end)
                results[index] += chunk
                if chunk.isEmpty { read[index] = nil }
            }
            if waits[2].revents != 0, !Self.write(&rest, to: input.write) { rest = [] }
        }
        Self.close([output.read, errors.read] + (isWriting ? [input.write] : []))
        return (results[0], results[1])
    }

    private static func read(_ number: CInt) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
            count = max(0, SystemCall.retrying { systemRead(number, buffer) } ?? 0)
        }
    }

    /// Writes some bytes and says whether the other side still takes any.
    private static func write(_ bytes: inout ArraySlice<UInt8>, to number: CInt) -> Bool {
        let written = bytes.withUnsafeBytes { buffer in SystemCall.retrying { systemWrite(number, buffer) } }
        guard let written else { return errno == EAGAIN }
        bytes = bytes.dropFirst(written)
        return true
    }
}

private func systemPipe(_ ends: inout [CInt]) -> CInt { pipe(&ends) }
private func systemClose(_ number: CInt) { _ = close(number) }
private func systemRead(_ number: CInt, _ buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
    read(number, buffer.baseAddress, buffer.count)
}
private func systemWrite(_ number: CInt, _ bytes: UnsafeRawBufferPointer) -> Int {
    write(number, bytes.baseAddress, bytes.count)
}
