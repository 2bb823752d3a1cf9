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
    ///
    /// The config is not read here, so all that it might name counts, also behind a dot.
    private var inputs: [URL] {
        let root = file.deletingLastPathComponent()
        var found = [root]
        let entries = FileManager.default.enumerator(at: root, includingPropertiesForKeys: [.isDirectoryKey])
        while let url = entries?.nextObject() as? URL {
            if url.hasDirectoryPath {
                if isForeign(url, in: root) { entries?.skipDescendants() } else { found.append(url) }
            } else if ["yaml", "yml", "json", "tokens"].contains(url.pathExtension.lowercased()) {
                found.append(url)
            }
        }
        return found.sorted { $0.path < $1.path }
    }

    /// Whether a folder holds what other programs make, what aurumc writes, or the code of the package.
    private func isForeign(_ folder: URL, in root: URL) -> Bool {
        let name = folder.lastPathComponent
        if [".build", ".git", ".swiftpm", "node_modules"].contains(name) { return true }
        if exists(".aurumc-files", in: folder) { return true }
        let isBesideManifest =
            folder.deletingLastPathComponent().path == root.path && exists("Package.swift", in: root)
        return isBesideManifest && ["Sources", "Tests", "Plugins"].contains(name)
    }

    private func exists(_ name: String, in folder: URL) -> Bool {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
    }
}
