import AurumPlatform
import Foundation
import Testing

struct AtomicWriteTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test(arguments: [0o644, 0o600, 0o755])
    func keepsThePermissionsOfAnExistingFile(mode: Int) throws {
        try Files.write([1], to: folder["a"])
        try folder.setPermissions(mode, "a")
        try Files.write([2], to: folder["a"], durably: true)
        #expect(try Files.read(folder["a"]) == [2])
        #expect(try folder.permissions("a") == mode)
    }

    @Test(arguments: ["target", "nowhere", "a", "inner"])
    func replacesALinkItself(target: String) throws {
        try Folders.create(folder["inner"])
        try Files.write([1], to: folder["target"])
        try FileManager.default.createSymbolicLink(atPath: folder["a"], withDestinationPath: target)
        try Files.write([2], to: folder["a"])
        #expect(!Files.isLink(folder["a"]))
        #expect(try Files.read(folder["a"]) == [2])
        #expect(try Files.read(folder["target"]) == [1])
        #expect(try Folders.list(folder.path.text) == ["a", "inner", "target"])
    }

    @Test func followsALinkedFolder() throws {
        try Folders.create(folder["inner"])
        try FileManager.default.createSymbolicLink(atPath: folder["link"], withDestinationPath: "inner")
        try Files.write([1], to: folder["link/a"])
        #expect(Files.isLink(folder["link"]))
        #expect(try Files.read(folder["inner/a"]) == [1])
    }

    @Test func aPipeThatNobodyReadsIsAFailure() throws {
        #expect(mkfifo(folder["pipe"], 0o600) == 0)
        #expect(throws: FileFailure.self) { try Files.write([1], to: folder["pipe"]) }
    }

    @Test func onlyRegularFilesAreReadAsSuch() throws {
        #expect(mkfifo(folder["pipe"], 0o600) == 0)
        try Files.write([1], to: folder["a"])
        try FileManager.default.createSymbolicLink(atPath: folder["link"], withDestinationPath: "a")
        #expect(try Files.readRegular(folder["a"]) == [1])
        for name in ["pipe", "link", "none", "a/b"] { #expect(try Files.readRegular(folder[name]) == nil) }
        #expect(try Files.readRegular(folder.path.text) == nil)
    }

    @Test func aWriteCutShortLeavesTheOldFileAndNoOther() throws {
        try Files.write([1], to: folder["a"])
        let limit = 64 << 20
        let failure = try withFileSizeLimit(limit) {
            #expect(throws: FileFailure.self) {
                try Files.write(Array(repeating: 0, count: limit + 1), to: folder["a"])
            }
        }
        #expect(failure?.action == .write)
        #expect(try Files.read(folder["a"]) == [1])
        #expect(try Folders.list(folder.path.text) == ["a"])
    }

    @Test(.enabled(if: Files.kind(of: "/dev/full") == .special))
    func aFullDeviceIsAFailureAndStaysADevice() throws {
        #expect(throws: FileFailure(.write, "/dev/full", .other("no space left on device"))) {
            try Files.write([1], to: "/dev/full")
        }
        #expect(Files.kind(of: "/dev/full") == .special)
    }

    @Test(.enabled(if: geteuid() != 0, "the superuser may do everything"))
    func missingPermissionIsToldApart() throws {
        try Files.write([1], to: folder["a"])
        try folder.setPermissions(0, "a")
        #expect(throws: FileFailure(.read, folder["a"], .notPermitted)) { try Files.read(folder["a"]) }
        #expect(throws: FileFailure(.write, folder["a"], .notPermitted)) {
            try Files.write([2], to: folder["a"])
        }
        try Folders.create(folder["closed"])
        try folder.setPermissions(0o500, "closed")
        #expect(throws: FileFailure(.write, folder["closed/b"], .notPermitted)) {
            try Files.write([2], to: folder["closed/b"])
        }
    }

    @Test func aPathWithANulByteIsNoOtherPath() throws {
        try Files.write([1], to: folder["a"])
        #expect(throws: FileFailure.self) { try Files.read(folder["a"] + "\0b") }
        #expect(throws: FileFailure.self) { try Files.write([2], to: folder["a"] + "\0b") }
        #expect(Files.kind(of: folder["a"] + "\0b") == nil)
        #expect(try Files.read(folder["a"]) == [1])
    }

    @Test func readsPipesToTheirEnd() throws {
        let pipe = Pipe()
        let bytes = [UInt8](repeating: 3, count: 50_000)
        pipe.fileHandleForWriting.write(Data(bytes))
        try pipe.fileHandleForWriting.close()
        #expect(try Files.read("/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)") == bytes)
    }

    /// Runs with a limit on the size of files this process writes; far above what other tests write meanwhile.
    private func withFileSizeLimit<Result>(_ limit: Int, _ work: () throws -> Result) throws -> Result {
        signal(SIGXFSZ, SIG_IGN)
        var before = rlimit()
        try #require(getrlimit(fileSizeResource, &before) == 0)
        var lowered = rlimit(rlim_cur: rlim_t(limit), rlim_max: before.rlim_max)
        try #require(setrlimit(fileSizeResource, &lowered) == 0)
        defer { setrlimit(fileSizeResource, &before) }
        return try work()
    }
}

#if canImport(Darwin)
private let fileSizeResource = RLIMIT_FSIZE
#else
private let fileSizeResource = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
#endif
