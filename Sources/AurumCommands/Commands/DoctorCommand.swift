import AurumEmitters
package import AurumPlatform

/// Says what a project and a machine lack.
package struct DoctorCommand: Command {
    package static let name = "doctor"
    package static let summary = "say what this project and this machine lack"
    package static let discussion = """
        Looks at the config, the input and the outputs of the project, and at what goes with aurumc on this machine. Each \
        line is `ok`, `warn`, `wrong` or `missing`, with what to do. The exit code is 1 when something is wrong or missing \
        without which nothing works: a config, sound input, or folders that can be written.
        """
    package static let examples = [
        CommandExample("aurumc doctor", "find out why something does not work"),
        CommandExample("aurumc doctor --format json", "hand the findings to a program"),
    ]
    package static let options = OptionTable(format)

    private enum Format: String, CaseIterable, Sendable { case text, json }

    private static let format = Option.choice(
        "format", short: "f", key: "doctorFormat", default: Format.text, "how to print the findings")

    package init() {}

    package func run(_ invocation: Invocation, _ environment: Environment) throws(FileFailure) -> ExitCode {
        let project = try ProjectExamination(invocation: invocation, environment: environment).findings()
        let machine = MachineExamination(
            environment: environment, folder: project.folder ?? environment.workingFolder)
        let findings = project.findings + machine.findings
        let isSound = !findings.contains { $0.isEssential && $0.status.isFault }
        switch invocation[Self.format] {
        case .text:
            var columns = TextColumns()
            for finding in findings { columns.add(finding.cells) }
            environment.output.write(columns.text)
        case .json:
            let value: JSONValue = .object([
                "sound": .boolean(isSound), "findings": .array(findings.map(\.value)),
            ])
            environment.output.write(JSONWriter.render(value))
        }
        return isSound ? .success : .fault
    }
}
