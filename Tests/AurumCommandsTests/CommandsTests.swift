import AurumCommands
import Foundation
import Testing

struct CommandsTests {
    @Test func everyCommandFileIsRegistered() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let folder = root.appendingPathComponent("Sources/AurumCommands/Commands").path
        let files = try FileManager.default.contentsOfDirectory(atPath: folder)
            .filter { $0.hasSuffix("Command.swift") }
            .map { $0.replacingOccurrences(of: "Command.swift", with: "").lowercased() }
        #expect(Set(files) == Set(Commands.all.map { $0.name.replacingOccurrences(of: "-", with: "") }))
    }

    @Test func namesAreTakenOnce() {
        #expect(Set(Commands.all.map { $0.name }).count == Commands.all.count)
    }
}
