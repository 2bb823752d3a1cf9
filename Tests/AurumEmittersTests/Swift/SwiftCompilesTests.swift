import AurumCompiler
import AurumEmitters
import AurumSyntax
import AurumTestSupport
import Foundation
import Testing

@Suite("The Swift that is written is Swift", .serialized)
struct SwiftCompilesTests {
    @Test(arguments: SwiftToolchain.Mode.matrix)
    func committedOutputsCompile(mode: SwiftToolchain.Mode) throws {
        let root = SwiftToolchain.project.appending(path: "Generated/Swift")
        let outcome = try SwiftToolchain.compile(["AurumTokens", "Aurum"], in: root, mode)
        #expect(outcome.succeeded, "\(outcome.output)")
    }

    @Test(
        arguments: [SwiftDesigns.badge(), SwiftDesigns.strip(), SwiftDesigns.silent(), SampleDesign.make()],
        ["public", "package"])
    func otherComponentsCompileAndAreLaidOut(design: ResolvedDesign, access: String) throws {
        let emission = Emission(SwiftEmitter.self, options: "{\"access\": \"\(access)\"}", design)
        let folder = try SwiftToolchain.Folder()
        try SwiftToolchain.write(emission.files, to: folder)
        let modules = [design.name + "Tokens", design.name]
        let outcome = try SwiftToolchain.compile(modules, in: folder.url, .swift6, package: "north")
        #expect(outcome.succeeded, "\(outcome.output)")
        let layout = try SwiftToolchain.lint(folder.url)
        #expect(layout.succeeded, "\(layout.output)")
    }

    @Test(arguments: [SwiftToolchain.Mode.swift6, .mainActor])
    func oneInternalModuleCompiles(mode: SwiftToolchain.Mode) throws {
        let emission = Emission(
            SwiftEmitter.self, options: "{\"access\": \"internal\"}", SwiftDesigns.badge())
        let folder = try SwiftToolchain.Folder()
        try SwiftToolchain.write(
            emission.files.map { file in
                OutputFile(
                    path: "App/" + (file.path.split(separator: "/").last ?? ""), contents: file.contents)
            }, to: folder)
        let outcome = try SwiftToolchain.compile(["App"], in: folder.url, mode)
        #expect(outcome.succeeded, "\(outcome.output)")
    }

    @Test func committedOutputsAreLaidOut() throws {
        let layout = try SwiftToolchain.lint(SwiftToolchain.project.appending(path: "Generated/Swift"))
        #expect(layout.succeeded, "\(layout.output)")
    }
}
