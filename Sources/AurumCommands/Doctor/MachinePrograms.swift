package import AurumPlatform

/// The other programs of a machine, as far as commands look at them.
package struct MachinePrograms: Sendable {
    /// Where a program is.
    let path: @Sendable (String) -> String?
    /// The first line that some words print.
    let firstLine: @Sendable ([StaticString]) -> String?
    /// What comes of running a program at a path with words, settings and bytes to read; nil when it cannot be started.
    let run: @Sendable (String, [String], [String], [UInt8]) -> ProgramResult?

    /// Makes a machine; what is not given finds nothing.
    package init(
        path: @escaping @Sendable (String) -> String? = { _ in nil },
        firstLine: @escaping @Sendable ([StaticString]) -> String? = { _ in nil },
        run: @escaping @Sendable (String, [String], [String], [UInt8]) -> ProgramResult? = { _, _, _, _ in nil
        }
    ) {
        self.path = path
        self.firstLine = firstLine
        self.run = run
    }

    /// The machine that runs this process.
    package static let installed = MachinePrograms(
        path: Programs.path, firstLine: { Programs.firstLine(of: $0) },
        run: { Programs.run($0, $1, settings: $2, input: $3) })
}
