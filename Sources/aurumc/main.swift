import AurumCommands
import AurumPlatform

CurrentProcess.surviveFailedWrites()
do throws(FileFailure) {
    let environment = try Environment.process()
    CurrentProcess.exit(Tool.run(CurrentProcess.words, environment).rawValue)
} catch {
    _ = Descriptor.standardError.write("error: cannot find the working folder: \(error.words)\n".utf8)
    CurrentProcess.exit(ExitCode.inputOutput.rawValue)
}
