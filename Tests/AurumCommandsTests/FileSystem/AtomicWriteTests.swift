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

    @Test func replacesTheTargetOfALink() throws {
        try Folders.create(folder["inner"])
        try Files.write([1], to: folder["inner/target"])
        try FileManager.default.createSymbolicLink(
            atPath: folder["inner/second"], withDestinationPath: "target")
        try FileManager.default.createSymbolicLink(
            atPath: folder["first"], withDestinationPath: "inner/second")
        try Files.write([2], to: folder["first"])
        #expect(Files.isLink(folder["first"]))
        #expect(Files.isLink(folder["inner/second"]))
        #expect(!Files.isLink(folder["inner/target"]))
        #expect(try Files.read(folder["inner/target"]) == [2])
        #expect(try Folders.list(folder["inner"]) == ["second", "target"])
    }

    @Test func makesTheTargetOfADanglingLink() throws {
        try FileManager.default.createSymbolicLink(atPath: folder["a"], withDestinationPath: "b")
        try Files.write([1], to: folder["a"])
        #expect(try Files.read(folder["b"]) == [1])
        #expect(try Folders.list(folder.path.text) == ["a", "b"])
    }

    @Test func linksInACircleAreAFailure() throws {
        try FileManager.default.createSymbolicLink(atPath: folder["a"], withDestinationPath: "b")
        try FileManager.default.createSymbolicLink(atPath: folder["b"], withDestinationPath: "a")
        #expect(throws: FileFailure.self) { try Files.write([1], to: folder["a"]) }
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
