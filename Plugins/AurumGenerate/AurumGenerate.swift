import Foundation
import PackagePlugin

/// Brings the outputs that are committed in a package up to date: `swift package aurum-generate`.
@main
struct AurumGenerate: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let package = context.package
        try build(
            in: package.directoryURL, targets: package.targets.map(\.directoryURL),
            tool: context.tool(named: "aurumc").url, arguments)
    }

    /// Builds with each config of the package and its targets, and with none that happens to be in a folder above.
    private func build(in folder: URL, targets: [URL], tool: URL, _ words: [String]) throws {
        let configs = ([folder] + targets).compactMap { ProjectConfig(in: $0)?.file.path }
        if configs.isEmpty { Diagnostics.error(ProjectConfig.absence(in: "this package")) }
        for config in Set(configs).sorted() {
            let process = Process()
            process.executableURL = tool
            process.arguments = ["build", "--config", config] + words
            process.currentDirectoryURL = folder
            process.environment = ProcessInfo.processInfo.environment.merging(["AURUMC_CACHE": "off"]) { $1 }
            try process.run()
            process.waitUntilExit()
            if process.terminationReason != .exit || process.terminationStatus != 0 {
                Diagnostics.error("aurumc build ended with \(process.terminationStatus)", file: config)
            }
        }
    }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension AurumGenerate: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
        // Xcode adds the targets that were chosen, which mean nothing here.
        var words = ArgumentExtractor(arguments)
        _ = words.extractOption(named: "target")
        let configs = context.xcodeProject.targets.flatMap(\.inputFiles).map(\.url)
            .filter { $0.lastPathComponent == ProjectConfig.name }
        try build(
            in: context.xcodeProject.directoryURL, targets: configs.map { $0.deletingLastPathComponent() },
            tool: context.tool(named: "aurumc").url, words.remainingArguments)
    }
}
#endif
