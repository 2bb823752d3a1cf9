import AurumPlatform
import Foundation
import Testing

@Suite("Files compared with bytes in memory")
struct FileComparisonTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("The same bytes, and none else", arguments: [0, 1, 65_535, 65_536, 65_537, 200_000])
    func contents(count: Int) throws {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        try Data(bytes).write(to: URL(fileURLWithPath: folder["file"]))
        #expect(FileComparison.holds(folder["file"], bytes))
        #expect(!FileComparison.holds(folder["file"], bytes + [0]))
        guard let last = bytes.last else { return }
        #expect(!FileComparison.holds(folder["file"], bytes.dropLast()))
        #expect(!FileComparison.holds(folder["file"], bytes.dropLast() + [last ^ 1]))
    }

    @Test("Only a regular file at the path itself counts")
    func kinds() throws {
        try Data([1]).write(to: URL(fileURLWithPath: folder["file"]))
        try FileManager.default.createSymbolicLink(
            atPath: folder["link"], withDestinationPath: folder["file"])
        #expect(mkfifo(folder["pipe"], 0o600) == 0)
        #expect(!FileComparison.holds(folder["link"], [1]))
        #expect(!FileComparison.holds(folder["pipe"], []))
        #expect(!FileComparison.holds(folder.path.text, []))
        #expect(!FileComparison.holds(folder["nothing"], []))
    }
}
