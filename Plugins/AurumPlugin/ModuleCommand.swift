import Foundation
import PackagePlugin

extension ProjectConfig {
    /// The command that writes a target's module to a folder when something beside the config has changed.
    func moduleCommand(_ tool: URL, for target: String, to folder: URL) -> Command {
        .buildCommand(
            displayName: "Compiling design tokens for \(target)", executable: tool,
            arguments: ["module", folder.path, "--config", file.path, "--diagnostics", "concise"],
            environment: ["AURUMC_CACHE": "off"], inputFiles: inputs,
            outputFiles: ModuleFile.allCases.map { folder.appendingPathComponent($0.name) })
    }

    /// The documents beside the config, and the folders they are in, which change when one comes or goes.
    private var inputs: [URL] {
        let root = file.deletingLastPathComponent()
        let found = FileManager.default.enumerator(
            at: root, includingPropertiesForKeys: [.isDirectoryKey], options: [.skipsHiddenFiles])
        let inside = (found?.compactMap { $0 as? URL } ?? []).filter { url in
            url.hasDirectoryPath
                || ["yaml", "yml", "json", "tokens"].contains(url.pathExtension.lowercased())
        }
        return [root] + inside.sorted { $0.path < $1.path }
    }
}
