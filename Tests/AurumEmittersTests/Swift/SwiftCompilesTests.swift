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
        for mode in [SwiftToolchain.Mode.swift6, .swift5] {
            let outcome = try SwiftToolchain.compile(modules, in: folder.url, mode, package: "north")
            #expect(outcome.succeeded, "\(mode): \(outcome.output)")
        }
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

    /// Numbers at the ends of what `Double` holds, and time spans beyond what Swift counts.
    @Test func extremeNumbersCompile() throws {
        var builder = DesignBuilder("North")
        let numbers: [Double] = [
            12_345_678_901_234_567_168, 36_028_797_018_963_968, -9_007_199_254_740_992,
            .leastNonzeroMagnitude, -.leastNonzeroMagnitude, Double.leastNormalMagnitude.nextDown,
            .leastNormalMagnitude, 1e300, -.greatestFiniteMagnitude,
        ]
        for (index, number) in numbers.enumerated() {
            builder.token("number.n\(index)", .number(number))
            builder.token("size.n\(index)", .dimension(Dimension(value: number, unit: .px)))
            builder.token("time.n\(index)", .duration(AurumCompiler.Duration(value: number, unit: .s)))
        }
        let emission = Emission(SwiftEmitter.self, builder.build())
        #expect(Set(emission.diagnostics.map(\.code.id)) == ["A0603"])
        let folder = try SwiftToolchain.Folder()
        try SwiftToolchain.write(emission.files, to: folder)
        let outcome = try SwiftToolchain.compile(["NorthTokens"], in: folder.url, .swift6)
        #expect(outcome.succeeded, "\(outcome.output)")
    }

    @Test func committedOutputsAreLaidOut() throws {
        let layout = try SwiftToolchain.lint(SwiftToolchain.project.appending(path: "Generated/Swift"))
        #expect(layout.succeeded, "\(layout.output)")
    }
}
