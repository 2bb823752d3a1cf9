import AurumPlatform

/// The other programs of a machine, as far as commands look at them.
package struct MachinePrograms: Sendable {
    /// Where a program is.
    let path: @Sendable (String) -> String?
    /// The first line that some words print.
    let firstLine: @Sendable ([StaticString]) -> String?

    /// Makes a machine; what is not given finds nothing.
    package init(
        path: @escaping @Sendable (String) -> String? = { _ in nil },
        firstLine: @escaping @Sendable ([StaticString]) -> String? = { _ in nil }
    ) {
        self.path = path
        self.firstLine = firstLine
    }

    /// The machine that runs this process.
    package static let installed = MachinePrograms(path: Programs.path, firstLine: Programs.firstLine)
}
