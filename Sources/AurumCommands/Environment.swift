package import AurumPlatform

/// Everything outside the program that a command can see or touch.
package struct Environment {
    /// The environment variables that anything here reads.
    package static let knownVariables = ["NO_COLOR", "CLICOLOR_FORCE", "TERM", "COLORTERM", "AURUMC_CACHE"]

    /// The files.
    package private(set) var fileSystem: any FileSystem
    /// The folder, as an absolute path, in which relative paths start.
    package let workingFolder: Path
    /// The known environment variables that are set.
    package let variables: [String: String]
    /// Reads the standard input to its end.
    package let input: @Sendable () throws(FileFailure) -> [UInt8]
    /// Where results go.
    package let output: TextStream
    /// Where everything else goes.
    package let errors: TextStream
    /// How many columns the terminal has, or 80 when there is none.
    package let width: Int
    /// Nanoseconds on a clock that only moves forward.
    package let clock: @Sendable () -> UInt64
    /// How long the stages of this run took.
    package let timings: Timings
    /// Remembers runs; nil when none are remembered.
    package let cache: RunCache?
    /// The other programs of the machine.
    package let programs: MachinePrograms
    /// What is printed at the end of this run, when programs read the diagnostics.
    package let pending = PendingDiagnostics()

    /// Makes an environment; what is not given is empty, in memory and silent.
    package init(
        fileSystem: any FileSystem = InMemoryFileSystem(), workingFolder: Path = Path("/"),
        variables: [String: String] = [:],
        input: @escaping @Sendable () throws(FileFailure) -> [UInt8] = { () throws(FileFailure) in [] },
        output: TextStream = TextStream(), errors: TextStream = TextStream(), width: Int = 80,
        clock: @escaping @Sendable () -> UInt64 = { 0 }, cache: RunCache? = nil,
        programs: MachinePrograms = MachinePrograms()
    ) {
        self.fileSystem = fileSystem
        self.workingFolder = workingFolder
        self.variables = variables
        self.input = input
        self.output = output
        self.errors = errors
        self.width = width
        self.clock = clock
        self.timings = Timings(clock: clock)
        self.cache = cache
        self.programs = programs
    }

    /// The absolute path that a word of the user means.
    ///
    /// After a link `..` is the folder around what the link leads to, as for every other program.
    package func path(_ word: String) -> Path {
        guard Self.leavesFolder(word) else { return workingFolder.appending(word) }
        var path = word.utf8.first == UInt8(ascii: "/") ? Path("/") : workingFolder
        for name in word.utf8.split(separator: UInt8(ascii: "/")).map({ String(Substring($0)) }) {
            path = name == ".." ? fileSystem.realPath(path).parent : path.appending(name)
        }
        return path
    }

    /// A path of the command line without `..` after a name, so that paths in the file can be read beside it by their
    /// text alone.
    func plain(_ word: String) -> String {
        Self.leavesFolder(word) ? shown(path(word)) : word
    }

    /// Whether there is a `..` after a name, which may be that of a link.
    private static func leavesFolder(_ word: String) -> Bool {
        let names = word.utf8.split(separator: UInt8(ascii: "/"))
        return names.drop { $0.elementsEqual("..".utf8) || $0.elementsEqual(".".utf8) }
            .contains { $0.elementsEqual("..".utf8) }
    }

    /// The same with other files.
    func reaching(_ files: any FileSystem) -> Environment {
        var changed = self
        changed.fileSystem = files
        return changed
    }

    /// How to show a path to the user: relative to the working folder when it is in there.
    package func shown(_ path: Path) -> String {
        path.isInside(workingFolder) ? path.relative(to: workingFolder).text : path.text
    }
}

extension Environment {
    /// The environment of this process.
    package static func process() throws(FileFailure) -> Environment {
        let output = Descriptor.standardOutput
        let known = knownVariables.compactMap { name in CurrentProcess.variable(name).map { (name, $0) } }
        let variables = Dictionary(uniqueKeysWithValues: known)
        return Environment(
            fileSystem: LocalFileSystem(), workingFolder: Path(try Folders.current()), variables: variables,
            input: { () throws(FileFailure) in try Descriptor.standardInput.readAll(as: "<stdin>") },
            output: TextStream(output), errors: TextStream(.standardError),
            width: output.terminalWidth ?? Descriptor.standardError.terminalWidth ?? 80,
            clock: CurrentProcess.nanoseconds, cache: RunCache(choice: variables["AURUMC_CACHE"]),
            programs: .installed
        )
    }
}
