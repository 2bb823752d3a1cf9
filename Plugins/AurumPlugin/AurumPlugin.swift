import Foundation
import PackagePlugin

/// Compiles the design tokens of a target into Swift whenever they change.
@main
struct AurumPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        try commands(
            for: target.name, folders: [target.directoryURL, context.package.directoryURL],
            tool: context.tool(named: "aurumc").url, output: context.pluginWorkDirectoryURL)
    }

    /// The command for the first folder that has a config.
    private func commands(for target: String, folders: [URL], tool: URL, output: URL) -> [Command] {
        guard let config = folders.lazy.compactMap(ProjectConfig.init(in:)).first else {
            Diagnostics.error(ProjectConfig.absence(in: "the target \(target)"))
            return []
        }
        return [config.moduleCommand(tool, for: target, to: output)]
    }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension AurumPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
        let config = target.inputFiles.map(\.url).first { $0.lastPathComponent == ProjectConfig.name }
        let folders = [config?.deletingLastPathComponent(), context.xcodeProject.directoryURL]
        return try commands(
            for: target.displayName, folders: folders.compactMap(\.self),
            tool: context.tool(named: "aurumc").url, output: context.pluginWorkDirectoryURL)
    }
}
#endif
