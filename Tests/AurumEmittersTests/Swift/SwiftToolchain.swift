import AurumEmitters
import AurumSyntax
import Foundation
import Testing

/// The Swift compiler of this machine, with a stand-in for SwiftUI where there is none.
struct SwiftToolchain {
    /// A folder that goes away with the value that owns it.
    final class Folder: Sendable {
        let url: URL

        init() throws {
            url = FileManager.default.temporaryDirectory.appending(path: "swift-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        }

        deinit { try? FileManager.default.removeItem(at: url) }
    }

    /// What a program said.
    struct Outcome {
        let succeeded: Bool
        let output: String
    }

    /// A way in which generated code is compiled.
    struct Mode: Hashable, Sendable, CustomStringConvertible {
        let version: Int
        let features: [String]
        var isComplete = false
        var isOnMainActor = false
        /// Whether the module's binary interface is to outlive the module.
        var isResilient = false

        private static let features = [
            "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility",
        ]
        static let swift6 = Mode(version: 6, features: features)
        static let swift5 = Mode(version: 5, features: [])
        static let mainActor = Mode(version: 6, features: [], isOnMainActor: true)

        /// The ways that differ most; all combinations when the environment asks for them.
        static let matrix: [Mode] =
            ProcessInfo.processInfo.environment["AURUM_FULL_MATRIX"] == nil
            ? [
                .swift6, .swift5, Mode(version: 5, features: features, isComplete: true),
                .mainActor,
                Mode(version: 6, features: features, isResilient: true),
            ] : full

        private static var full: [Mode] {
            let sets = [[]] + features.map { [$0] } + [features]
            return [5, 6].flatMap { version in
                sets.flatMap { features in
                    [false, true].flatMap { isOnMainActor in
                        [false, true].flatMap { isResilient in
                            (version == 5 ? [false, true] : [false]).map { isComplete in
                                Mode(
                                    version: version, features: features, isComplete: isComplete,
                                    isOnMainActor: isOnMainActor, isResilient: isResilient)
                            }
                        }
                    }
                }
            }
        }

        var flags: [String] {
            ["-swift-version", "\(version)"] + features.flatMap { ["-enable-upcoming-feature", $0] }
                + (isComplete ? ["-strict-concurrency=complete"] : [])
                + (isOnMainActor ? ["-default-isolation", "MainActor"] : [])
                + (isResilient ? ["-enable-library-evolution"] : [])
        }

        var description: String { flags.joined(separator: " ") }
    }

    static let project = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The compiled stand-ins, made once.
    private static let stub = Result {
        #if canImport(SwiftUI)
        return try Folder()
        #else
        return try makeStub(of: ["CoreGraphics", "Accessibility", "SwiftUI"], in: "Tests/SwiftUIStub")
        #endif
    }

    /// The compiled stand-in for UIKit, made once.
    private static let uiKitStub = Result { try makeStub(of: ["UIKit"], in: "Tests/UIKitStub") }

    private static func makeStub(of modules: [String], in path: String) throws -> Folder {
        let folder = try Folder()
        for module in modules {
            let sources = try swiftFiles(in: project.appending(path: "\(path)/\(module)"))
            let outcome = try run(
                // Resilient as the real ones are, so that their enums can have cases that nobody knows yet.
                ["swiftc"] + Mode.swift6.flags + [
                    "-enable-library-evolution", "-suppress-warnings", "-parse-as-library", "-emit-module",
                ]
                    + ["-I", folder.url.path, "-module-name", module]
                    + ["-o", folder.url.appending(path: "\(module).swiftmodule").path] + sources)
            try #require(outcome.succeeded, "\(outcome.output)")
        }
        return folder
    }

    /// Writes files below a folder.
    static func write(_ files: [OutputFile], to folder: Folder) throws {
        for file in files {
            let url = folder.url.appending(path: file.path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(file.contents).write(to: url)
        }
    }

    /// Compiles modules below a folder one after the other as far as data-race safety is decided; a warning is an error.
    static func compile(
        _ modules: [String], in root: URL, _ mode: Mode, package: String = "design", withUIKit: Bool = false
    ) throws -> Outcome {
        let products = try Folder()
        let stub = try Self.stub.get()
        let uiKit = withUIKit ? ["-I", try Self.uiKitStub.get().url.path] : []
        for (index, module) in modules.enumerated() {
            // An interface cannot tell a module from a type of the same name that it imports, so there the second
            // module is not called like the namespace of the tokens.
            let name = mode.isResilient && index > 0 ? module + "Views" : module
            let interface = products.url.appending(path: "\(name).swiftinterface").path
            let outcome = try run(
                ["swiftc"] + mode.flags + ["-warnings-as-errors", "-parse-as-library", "-wmo", "-emit-sil"]
                    + ["-package-name", package]
                    + ["-emit-module-path", products.url.appending(path: "\(name).swiftmodule").path]
                    + (mode.isResilient ? ["-emit-module-interface-path", interface] : [])
                    // Not the null device: a compiler that fails removes its output, and root may remove that.
                    + ["-I", products.url.path, "-I", stub.url.path, "-module-name", name]
                    + ["-o", products.url.appending(path: "\(module).sil").path]
                    + uiKit + swiftFiles(in: root.appending(path: module)))
            guard outcome.succeeded else { return outcome }
            guard mode.isResilient else { continue }
            let reading = try run(
                ["swiftc", "-frontend", "-typecheck-module-from-interface", interface, "-module-name", name]
                    + ["-I", products.url.path, "-I", stub.url.path] + uiKit)
            guard reading.succeeded else { return reading }
        }
        return Outcome(succeeded: true, output: "")
    }

    /// Builds a program from the Swift files of a folder and gives back what it prints.
    static func output(ofProgramIn root: URL) throws -> Outcome {
        let products = try Folder()
        let program = products.url.appending(path: "program").path
        let build = try run(
            ["swiftc", "-swift-version", "6", "-warnings-as-errors", "-o", program] + swiftFiles(in: root))
        return build.succeeded ? try run([program]) : build
    }

    /// Checks the layout of everything below a folder against the project's rules.
    static func lint(_ root: URL) throws -> Outcome {
        let rules = project.appending(path: ".swift-format").path
        return try run([
            "swift", "format", "lint", "--strict", "--configuration", rules, "--recursive", root.path,
        ])
    }

    private static func swiftFiles(in folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "swift" }.map(\.path).sorted()
    }

    #if os(macOS)
    private static let finder = "/usr/bin/xcrun"
    #else
    private static let finder = "/usr/bin/env"
    #endif

    /// Runs a program that another one finds.
    static func run(_ words: [String], through finder: String = finder) throws -> Outcome {
        let process = Process()
        process.executableURL = URL(filePath: finder)
        process.arguments = words
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return Outcome(
            succeeded: process.terminationStatus == 0, output: String(decoding: output, as: UTF8.self))
    }
}
