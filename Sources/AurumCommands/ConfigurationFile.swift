import AurumPlatform
package import AurumSyntax

/// Where the project's configuration is.
package enum ConfigurationFile {
    /// The name it has unless `--config` names another.
    package static let name = "aurum.yaml"

    /// The path to show and to read it with: the one the user gave, or the first that is found in the working folder,
    /// in its `tokens` folder, and so on in the folders above; nil when there is none, which is reported.
    package static func find(
        _ invocation: Invocation, _ environment: Environment, _ diagnostics: inout DiagnosticSink
    ) -> String? {
        if let given = invocation[GlobalOptions.config] {
            let path = environment.path(given)
            guard environment.fileSystem.kind(of: path) == .folder else { return environment.plain(given) }
            let inside = [name, "tokens/" + name].map { path.appending($0) }
            let found = inside.first { environment.fileSystem.kind(of: $0) == .file }
            diagnostics.report(.folder(given, found.map(environment.shown)))
            return nil
        }
        var folder = environment.workingFolder
        while true {
            for place in [name, "tokens/" + name] {
                let path = folder.appending(place)
                if environment.fileSystem.kind(of: path) == .file {
                    return path.relative(to: environment.workingFolder).text
                }
            }
            if folder == folder.parent { break }
            folder = folder.parent
        }
        diagnostics.report(.noConfiguration)
        return nil
    }
}

extension Diagnostic {
    fileprivate static func folder(_ path: String, _ found: String?) -> Diagnostic {
        Diagnostic(
            .unreadableFile, "`\(path)` is a folder, expected a configuration file", at: nil, path: path,
            help: [found.map { "did you mean `\($0)`?" } ?? "name the file in it"])
    }

    fileprivate static var noConfiguration: Diagnostic {
        Diagnostic(
            .noConfiguration,
            "no `\(ConfigurationFile.name)` in this folder, in its `tokens` or in a folder above",
            at: nil, help: ["run the command in a project, or name the file with `--config FILE`"])
    }
}
