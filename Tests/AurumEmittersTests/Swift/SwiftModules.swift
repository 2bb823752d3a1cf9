import AurumEmitters
import AurumSyntax
import Foundation
import Testing

/// Folders of Swift that are compiled one after the other, each seeing those before it.
struct SwiftModules {
    private let folder: SwiftToolchain.Folder
    private var names: [String] = []

    init() throws {
        folder = try SwiftToolchain.Folder()
    }

    /// Adds a folder of this project as a module.
    mutating func add(_ name: String, from path: String) throws {
        try FileManager.default.copyItem(
            at: SwiftToolchain.project.appending(path: path), to: folder.url.appending(path: name))
        names.append(name)
    }

    /// Adds files as a module.
    mutating func add(_ name: String, _ files: [OutputFile]) throws {
        let inside = files.filter { $0.path.hasSuffix(".swift") }.map { file in
            OutputFile(path: "\(name)/\(file.path)", contents: file.contents)
        }
        try SwiftToolchain.write(inside, to: folder)
        names.append(name)
    }

    /// Adds the modules that an emission of Swift is made of.
    mutating func add(_ emission: Emission, modules: [String]) throws {
        try SwiftToolchain.write(emission.files, to: folder)
        names += modules
    }

    /// Compiles all.
    func compile(_ mode: SwiftToolchain.Mode = .swift6) throws -> SwiftToolchain.Outcome {
        try SwiftToolchain.compile(names, in: folder.url, mode)
    }

    /// The modules of this project.
    static func aurum() throws -> SwiftModules {
        var modules = try SwiftModules()
        for name in ["AurumTokens", "Aurum"] { try modules.add(name, from: "Generated/Swift/\(name)") }
        return modules
    }

    /// The modules of the lamp of the golden case, and its design's other outputs.
    static func lamp() throws -> (modules: SwiftModules, connect: Emission, tests: Emission) {
        let design = try ConnectedDesign.lamp()
        var modules = try SwiftModules()
        try modules.add(Emission(SwiftEmitter.self, design), modules: ["HarborTokens", "Harbor"])
        return (
            modules, Emission(CodeConnectEmitter.self, design), Emission(SnapshotTestsEmitter.self, design)
        )
    }
}
