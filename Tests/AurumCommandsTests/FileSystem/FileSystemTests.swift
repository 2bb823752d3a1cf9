import AurumCommands
import AurumPlatform
import Testing

/// What every file system does, run on the disk and in memory.
struct FileSystemTests {
    enum Kind: CaseIterable {
        case local, inMemory
    }

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func make(_ kind: Kind) throws -> any FileSystem {
        switch kind {
        case .local: return LocalFileSystem()
        case .inMemory:
            let fileSystem = InMemoryFileSystem()
            try fileSystem.createFolder(folder.path)
            return fileSystem
        }
    }

    @Test(arguments: Kind.allCases)
    func readsWhatItWrote(kind: Kind) throws {
        let fileSystem = try make(kind)
        let path = folder.path.appending("a.txt")
        for bytes: [UInt8] in [[1, 0, 255], [], Array(repeating: 7, count: 200_000)] {
            try fileSystem.write(bytes, to: path)
            #expect(try fileSystem.read(path) == bytes)
        }
        #expect(fileSystem.kind(of: path) == .file)
        #expect(try fileSystem.list(folder.path) == ["a.txt"])
    }

    @Test(arguments: Kind.allCases)
    func tellsWhyItCannotRead(kind: Kind) throws {
        let fileSystem = try make(kind)
        #expect(throws: FileFailure(.read, folder["a"], .missing)) {
            try fileSystem.read(folder.path.appending("a"))
        }
        #expect(throws: FileFailure(.read, folder.path.text, .isFolder)) { try fileSystem.read(folder.path) }
        #expect(throws: FileFailure(.read, folder["a"], .missing)) {
            try fileSystem.list(folder.path.appending("a"))
        }
    }

    @Test(arguments: Kind.allCases)
    func tellsWhyItCannotWrite(kind: Kind) throws {
        let fileSystem = try make(kind)
        try fileSystem.write([1], to: folder.path.appending("file"))
        try fileSystem.createFolder(folder.path.appending("folder"))
        let cases: [(String, FileFailure.Reason)] = [
            ("folder", .isFolder), ("file/a", .notFolder), ("missing/a", .missing),
        ]
        for (name, reason) in cases {
            #expect(throws: FileFailure(.write, folder[name], reason)) {
                try fileSystem.write([2], to: folder.path.appending(name))
            }
        }
        #expect(throws: FileFailure(.create, folder["file/a"], .notFolder)) {
            try fileSystem.createFolder(folder.path.appending("file/a"))
        }
        #expect(try fileSystem.list(folder.path) == ["file", "folder"])
    }

    @Test(arguments: Kind.allCases)
    func createsAndRemovesFolders(kind: Kind) throws {
        let fileSystem = try make(kind)
        let deep = folder.path.appending("a/b/c")
        try fileSystem.createFolder(deep)
        try fileSystem.createFolder(deep)
        #expect(fileSystem.kind(of: deep) == .folder)
        #expect(try fileSystem.removeFolderIfEmpty(folder.path.appending("a")) == false)
        #expect(try fileSystem.removeFolderIfEmpty(deep))
        #expect(fileSystem.kind(of: deep) == nil)
    }

    @Test(arguments: Kind.allCases)
    func listsNamesByTheirBytes(kind: Kind) throws {
        let fileSystem = try make(kind)
        for name in ["b", "a", "B", "é", ".c", "a-b", "a.b"] {
            try fileSystem.write([], to: folder.path.appending(name))
        }
        #expect(try fileSystem.list(folder.path) == [".c", "B", "a", "a-b", "a.b", "b", "é"])
    }

    @Test(arguments: Kind.allCases)
    func removesFilesOnly(kind: Kind) throws {
        let fileSystem = try make(kind)
        let path = folder.path.appending("a")
        try fileSystem.write([], to: path)
        try fileSystem.removeFile(path)
        #expect(fileSystem.kind(of: path) == nil)
        #expect(throws: FileFailure(.remove, path.text, .missing)) { try fileSystem.removeFile(path) }
    }
}
