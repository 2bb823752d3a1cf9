import AurumCommands
import AurumEmitters
import AurumPlatform
import AurumSyntax
import Foundation
import Testing

/// Builds of an output folder, one after the other, on the disk or in memory.
private struct Folder {
    let root: Path
    let fileSystem: any FileSystem

    func plan(_ files: [String: String]) throws -> (plan: OutputPlan, diagnostics: DiagnosticSink) {
        var diagnostics = DiagnosticSink()
        let outputs = files.map { OutputFile(path: $0.key, contents: Array($0.value.utf8)) }
        let plan = try OutputPlan(
            root: root, files: outputs, fileSystem, shownAs: "out", &diagnostics)
        return (plan, diagnostics)
    }

    @discardableResult
    func build(_ files: [String: String]) throws -> OutputPlan {
        let (plan, diagnostics) = try plan(files)
        #expect(!diagnostics.hasErrors)
        try OutputWriter(fileSystem).carryOut(plan)
        #expect(try self.plan(files).plan.isUpToDate)
        return plan
    }

    func text(_ name: String) throws -> String {
        String(decoding: try fileSystem.read(root.appending(name)), as: UTF8.self)
    }

    func exists(_ name: String) -> Bool { fileSystem.kind(of: root.appending(name)) != nil }

    func write(_ name: String, _ text: String) throws {
        try fileSystem.createFolder(root.appending(name).parent)
        try fileSystem.write(Array(text.utf8), to: root.appending(name))
    }
}

/// Counts writes, and fails at one of them; for one thread only.
private final class CountingFileSystem: FileSystem, @unchecked Sendable {
    let base = InMemoryFileSystem()
    var changes: [String] = []
    var failingPath: String?

    func read(_ path: Path) throws(FileFailure) -> [UInt8] { try base.read(path) }
    func kind(of path: Path) -> FileKind? { base.kind(of: path) }
    func isLink(_ path: Path) -> Bool { false }
    func list(_ folder: Path) throws(FileFailure) -> [String] { try base.list(folder) }
    func createFolder(_ path: Path, isPrivate: Bool) throws(FileFailure) { try base.createFolder(path) }
    func removeFolderIfEmpty(_ path: Path) throws(FileFailure) -> Bool { try base.removeFolderIfEmpty(path) }

    func write(_ bytes: [UInt8], to path: Path) throws(FileFailure) {
        if path.text == failingPath {
            throw FileFailure(.write, path.text, .other("no space left on device"))
        }
        changes.append("write " + path.text)
        try base.write(bytes, to: path)
    }

    func removeFile(_ path: Path) throws(FileFailure) {
        changes.append("remove " + path.text)
        try base.removeFile(path)
    }
}

struct OutputTests {
    private let temporary: TemporaryFolder
    private let folder: Folder

    init() throws {
        temporary = try TemporaryFolder()
        folder = Folder(root: temporary.path.appending("out"), fileSystem: LocalFileSystem())
    }

    @Test func writesFilesAndTheirList() throws {
        let plan = try folder.build(["b.txt": "b\n", "a/c.txt": "c\n"])
        #expect(plan.writes.map(\.file.path) == ["a/c.txt", "b.txt"])
        #expect(try folder.text("a/c.txt") == "c\n")
        #expect(try folder.text(".aurumc-files") == "a/c.txt\nb.txt\n")
    }

    @Test func writesNothingTheSecondTime() throws {
        let counting = CountingFileSystem()
        let folder = Folder(root: Path("/out"), fileSystem: counting)
        try folder.build(["a": "1", "b": "2"])
        #expect(counting.changes == ["write /out/.aurumc-files", "write /out/a", "write /out/b"])
        counting.changes = []
        try folder.build(["a": "1", "b": "2"])
        #expect(counting.changes.isEmpty)
        try folder.build(["a": "1", "b": "3"])
        #expect(counting.changes == ["write /out/b"])
        counting.changes = []
        try folder.build(["a": "1"])
        #expect(counting.changes == ["remove /out/b", "write /out/.aurumc-files"])
    }

    @Test func removesWhatIsNoLongerMadeAndEmptyFolders() throws {
        try folder.build(["a/b/c": "", "a/d": "", "e/f/g": ""])
        try folder.write("e/mine", "")
        try folder.build(["a/d": ""])
        #expect(!folder.exists("a/b"))
        #expect(folder.exists("a/d"))
        #expect(!folder.exists("e/f"))
        #expect(folder.exists("e/mine"))
        #expect(folder.exists("a"))
        #expect(try folder.text(".aurumc-files") == "a/d\n")
    }

    @Test func replacesAFileByAFolderAndBack() throws {
        try folder.build(["a": "1"])
        try folder.build(["a/b": "2"])
        #expect(try folder.text("a/b") == "2")
        try folder.build(["a": "3"])
        #expect(try folder.text("a") == "3")
    }

    @Test func neverRemovesWhatTheListHasNoRightTo() throws {
        try folder.write("../outside", "")
        try folder.write("mine", "")
        try folder.write("folder/mine", "")
        try folder.write(".aurumc-files", "../outside\n/etc/passwd\nfolder\n.\ngone\n\n")
        let (_, diagnostics) = try folder.plan([:])
        #expect(!diagnostics.hasErrors)
        #expect(diagnostics.sorted.map(\.code.id) == ["A0813", "A0813", "A0813"])
        try folder.build([:])
        for name in ["../outside", "mine", "folder/mine"] { #expect(folder.exists(name)) }
        #expect(try folder.text(".aurumc-files") == "")
    }

    @Test func neverRemovesThroughALink() throws {
        try folder.write("../outside/a", "")
        try folder.write(".aurumc-files", "link/a\n")
        try FileManager.default.createSymbolicLink(
            atPath: temporary["out/link"], withDestinationPath: temporary["outside"])
        let plan = try folder.build([:])
        #expect(plan.removals.isEmpty)
        #expect(folder.exists("../outside/a"))
    }

    @Test func replacesAFileThatItDidNotMake() throws {
        try folder.write("a", "by hand")
        try folder.build(["a": "made"])
        #expect(try folder.text("a") == "made")
    }

    @Test func aFolderInTheWayIsAnError() throws {
        try folder.write("a/mine", "")
        let (plan, diagnostics) = try folder.plan(["a": "", "b": ""])
        #expect(
            diagnostics.sorted.map(\.message) == ["a folder stands where the file `out/a` is to be written"])
        #expect(plan.writes.map(\.file.path) == ["b"])
    }

    @Test func aFileInTheWayOfAFolderIsAnError() throws {
        try folder.write("a", "")
        let (_, diagnostics) = try folder.plan(["a/b/c": ""])
        #expect(
            diagnostics.sorted.map(\.message) == [
                "`out/a` is a file, and a folder is needed there for `out/a/b/c`"
            ])
    }

    @Test func aBuildCutShortIsCompletedByTheNext() throws {
        let counting = CountingFileSystem()
        let folder = Folder(root: Path("/out"), fileSystem: counting)
        try folder.build(["a": "1", "z": "1"])
        counting.failingPath = "/out/c"
        let (plan, _) = try folder.plan(["b": "2", "c": "2", "d": "2"])
        #expect(throws: FileFailure(.write, "/out/c", .other("no space left on device"))) {
            try OutputWriter(counting).carryOut(plan)
        }
        #expect(try folder.text(".aurumc-files") == "a\nb\nc\nd\nz\n")
        counting.failingPath = nil
        try folder.build(["e": "3"])
        #expect(counting.base.files.map(\.path.text) == ["/out/.aurumc-files", "/out/e"])
    }

    @Test func aChangeOfLetterCaseKeepsTheFile() throws {
        try folder.build(["Name": "1"])
        let plan = try folder.build(["name": "1"])
        #expect(plan.writes.map(\.file.path) == ["name"])
        #expect(try Folders.list(folder.root.text) == [".aurumc-files", "name"])
    }
}

struct OutputDifferencesTests {
    private func differences(_ files: [String: [UInt8]], in fileSystem: InMemoryFileSystem) throws
        -> OutputDifferences
    {
        var diagnostics = DiagnosticSink()
        let outputs = files.map { OutputFile(path: $0.key, contents: $0.value) }
        let plan = try OutputPlan(
            root: Path("/out"), files: outputs, fileSystem, shownAs: "out", &diagnostics)
        return OutputDifferences(plan, shownAs: "out")
    }

    @Test func namesAndShowsEachKind() throws {
        let fileSystem = InMemoryFileSystem([
            "/out/.aurumc-files": "gone\nsame\nstale\n", "/out/gone": "g\n", "/out/same": "s\n",
            "/out/stale": "old\n",
        ])
        let report = try differences(
            ["same": Array("s\n".utf8), "stale": Array("new\n".utf8), "new": Array("n\n".utf8)],
            in: fileSystem)
        #expect(
            report.diagnostics.map(\.message) == [
                "`out/new` is missing", "`out/stale` is out of date", "`out/gone` is no longer made",
            ])
        #expect(
            report.patch == """
                --- /dev/null
                +++ b/out/new
                @@ -0,0 +1 @@
                +n
                --- a/out/stale
                +++ b/out/stale
                @@ -1 +1 @@
                -old
                +new
                --- a/out/gone
                +++ /dev/null
                @@ -1 +0,0 @@
                -g
                --- a/out/.aurumc-files
                +++ b/out/.aurumc-files
                @@ -1,3 +1,3 @@
                -gone
                +new
                 same
                 stale

                """)
    }

    @Test func bytesThatAreNoTextAreOnlyCounted() throws {
        let fileSystem = InMemoryFileSystem(["/out/.aurumc-files": "a\n", "/out/a": "x"])
        for bytes: [UInt8] in [[0], [0xFF]] {
            let report = try differences(["a": bytes], in: fileSystem)
            #expect(report.patch == "Binary files a/out/a and b/out/a differ (1 and 1 bytes)\n")
        }
    }

    @Test func aListOutOfDateIsADifference() throws {
        let fileSystem = InMemoryFileSystem(["/out/a": "x"])
        let report = try differences(["a": Array("x".utf8)], in: fileSystem)
        #expect(report.diagnostics.map(\.message) == ["`out/.aurumc-files` is out of date"])
    }
}
