import AurumCommands
import AurumPlatform
import Foundation
import Testing

/// `aurumc build --watch` as a process, on the disk.
@Suite(.serialized)
struct WatchTests {
    private let project: SampleProject

    init() throws {
        project = try SampleProject()
    }

    /// Runs the watching process while something happens, and gives what it printed.
    @discardableResult
    private func watching(_ body: () throws -> Void) throws -> String {
        let process = try ToolProcess(["build", "--watch"], in: project.root)
        defer { process.kill() }
        try expect(depth: "3")
        try body()
        process.kill()
        return try process.finish().errors
    }

    private var depth: String? {
        let text = try? Files.read(project.root.appending("out/json/tokens.json").text)
        let line = text.map { String(decoding: $0, as: UTF8.self) }?.split(separator: "\n").first {
            $0.contains("depth")
        }
        return line.map(String.init)
    }

    /// Waits until the output has a value; ten seconds are for machines that do much else.
    private func expect(depth value: String) throws {
        for _ in 0..<2_000 where depth?.contains("\"$value\": \(value)") != true { usleep(5_000) }
        #expect(depth?.contains("\"$value\": \(value)") == true)
    }

    private func token(_ value: String) -> String { "depth: { $type: number, $value: \(value) }\n" }

    @Test func rebuildsOnEverySave() throws {
        let log = try watching {
            for value in ["4", "5", "6"] {
                try project.write("tokens/fjord.tokens.yaml", token(value))
                try expect(depth: value)
            }
        }
        #expect(log.contains("waiting for changes"))
    }

    @Test func seesFilesThatAreReplacedByRenaming() throws {
        try watching {
            for value in ["4", "5"] {
                try project.write("tokens/.fjord.swp", token(value))
                let (new, old) = ("tokens/.fjord.swp", "tokens/fjord.tokens.yaml")
                #expect(rename(project.root.appending(new).text, project.root.appending(old).text) == 0)
                try expect(depth: value)
            }
        }
    }

    /// A writer may stop in the middle of a file, and go on later.
    @Test func survivesFilesThatAreHalfWritten() throws {
        let log = try watching {
            try project.write("tokens/fjord.tokens.yaml", "depth: { $type: number, $val")
            usleep(300_000)
            try project.write("tokens/fjord.tokens.yaml", token("7"))
            try expect(depth: "7")
        }
        #expect(log.contains("error[A01"))
    }

    @Test func survivesFoldersThatAreDeleted() throws {
        let tokens = project.root.appending("tokens").text
        try watching {
            #expect(rename(tokens, tokens + "-away") == 0)
            usleep(200_000)
            #expect(rename(tokens + "-away", tokens) == 0)
            try project.write("tokens/fjord.tokens.yaml", token("8"))
            try expect(depth: "8")
            try FileManager.default.removeItem(atPath: project.root.appending("out").text)
            try expect(depth: "8")
        }
    }

    @Test func followsTheConfig() throws {
        try watching {
            try project.write("tokens/other.tokens.yaml", token("9"))
            let config = project.root.appending("tokens/aurum.yaml").text
            let text = String(decoding: try Files.read(config), as: UTF8.self)
            try project.write("tokens/aurum.yaml", text.replacing("fjord.tokens", with: "other.tokens"))
            try expect(depth: "9")
            try project.write("tokens/other.tokens.yaml", token("10"))
            try expect(depth: "10")
        }
    }

    /// What the build itself writes is no reason to build again.
    @Test func isAtRestWhenNothingChanges() throws {
        let log = try watching { usleep(700_000) }
        #expect(
            log.split(separator: "\n").count { $0.contains("unchanged") || $0.hasPrefix("wrote") } == 1,
            "\(log)")
    }

    @Test func withoutAProjectThereIsNothingToWaitFor() throws {
        let folder = try TemporaryFolder()
        let outcome = try ToolProcess(["build", "--watch"], in: folder.path).finish()
        #expect(outcome.code == 66)
    }
}

struct FolderEventsTests {
    @Test func tellsOfWhatHappensAndOfNothingElse() throws {
        let folder = try TemporaryFolder()
        let events = FolderEvents(of: [folder.path.text])
        try #require(events.isListening)
        let begin = CurrentProcess.nanoseconds()
        events.wait(atMost: 50)
        #expect(CurrentProcess.nanoseconds() - begin >= 45_000_000)
        try Data("a".utf8).write(to: URL(fileURLWithPath: folder.path.appending("a").text))
        // It would wait for an hour.
        events.wait(atMost: 3_600_000)
    }

    @Test func folderThatIsNotThereIsNoFailure() throws {
        #expect(FolderEvents(of: ["/no/such/folder"]).isListening)
    }
}
