import AurumCompiler
import AurumEmitters
import AurumSyntax
import AurumTestSupport
import Foundation
import Testing

@Suite("One module for a build step", .serialized)
struct ModuleFilesTests {
    private static let designs = [
        SwiftDesigns.badge(), SwiftDesigns.strip(), SwiftDesigns.silent(), SampleDesign.make(),
    ]

    private func files(of design: ResolvedDesign, _ options: SwiftOptions = SwiftOptions()) -> [OutputFile] {
        var diagnostics = DiagnosticSink()
        return SwiftEmitter(options: options).moduleFiles(of: design, &diagnostics)
    }

    @Test(arguments: designs, [SwiftToolchain.Mode.swift6, .swift5])
    func itCompiles(design: ResolvedDesign, mode: SwiftToolchain.Mode) throws {
        for access in SwiftOptions.Access.allCases {
            let folder = try SwiftToolchain.Folder()
            let files = files(of: design, SwiftOptions(access: access, hasUIKit: true))
            try SwiftToolchain.write(
                files.map { OutputFile(path: "App/" + $0.path, contents: $0.contents) }, to: folder)
            let outcome = try SwiftToolchain.compile(["App"], in: folder.url, mode, withUIKit: true)
            #expect(outcome.succeeded, "\(access): \(outcome.output)")
        }
    }

    /// The few files have all that the many have, and no more; only how far imports are seen may differ.
    @Test(arguments: designs)
    func nothingIsLostOrAdded(design: ResolvedDesign) throws {
        let emission = Emission(
            SwiftEmitter.self, options: "{\"access\": \"internal\", \"sourceMap\": false}", design)
        func lines(_ files: [OutputFile]) -> [Substring] {
            files.flatMap { String(decoding: $0.contents, as: UTF8.self).split(separator: "\n") }.sorted()
        }
        #expect(lines(files(of: design, SwiftOptions(access: .internal))) == lines(emission.files))
    }

    /// Where one import of a module is public, so are those in the file that are there at the same time.
    @Test func importsAgree() throws {
        let files = files(of: SampleDesign.make())
        let lines = files.map { String(decoding: $0.contents, as: UTF8.self).split(separator: "\n") }
        #expect(lines[1].contains("public import SwiftUI"))
        #expect(!lines[1].contains("import SwiftUI"))
        #expect(!lines[0].contains { $0.hasSuffix("import SwiftUI") })
        #expect(!lines.joined().contains { $0.hasSuffix("import \(SampleDesign.make().name)Tokens") })
    }
}
