import AurumCommands
import AurumPlatform
import Foundation
import Testing

struct TextStreamTests {
    @Test func largeTextsArriveWhole() async throws {
        let pipe = Pipe()
        let text = String(repeating: "0123456789", count: 50_000)
        async let read = Task.detached { pipe.fileHandleForReading.readDataToEndOfFile() }.value
        let stream = TextStream(Descriptor(number: pipe.fileHandleForWriting.fileDescriptor))
        stream.write(text)
        stream.writeLine()
        stream.flush()
        try pipe.fileHandleForWriting.close()
        #expect(await read == Data((text + "\n").utf8))
        #expect(stream.failure == nil)
        #expect(!stream.isTerminal)
    }

    @Test func aReaderThatHasGoneIsNoFailure() throws {
        CurrentProcess.surviveFailedWrites()
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()
        let stream = TextStream(Descriptor(number: pipe.fileHandleForWriting.fileDescriptor))
        stream.write("a")
        stream.flush()
        stream.write("b")
        stream.flush()
        #expect(stream.failure == nil)
    }

    @Test(.enabled(if: Files.kind(of: "/dev/full") == .special))
    func resultsThatCannotBePrintedAreAFailure() throws {
        let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
        let environment = Environment(output: TextStream(Descriptor(number: full.fileDescriptor)))
        #expect(Tool.run(["version"], environment) == .inputOutput)
        #expect(environment.errors.text.contains("no space left on device"))
    }
}
