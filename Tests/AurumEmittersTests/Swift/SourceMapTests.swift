import AurumCompiler
import AurumEmitters
import AurumSyntax
import AurumTestSupport
import Foundation
import Testing

@Suite("Source maps of generated Swift")
struct SourceMapTests {
    @Test func stateTheirVersionAndEveryFile() throws {
        let emission = Emission(SwiftEmitter.self, SampleDesign.make())
        for module in ["SampleTokens", "Sample"] {
            let map = try emission.object(module + ".map.json")
            #expect(map["version"] as? Int == 1)
            let files = try #require(map["files"] as? [String: Any])
            let written = emission.files.map(\.path).filter { $0.hasPrefix(module + "/") }
            #expect(files.keys.sorted() == written.sorted())
        }
    }

    @Test func canBeLeftOut() {
        let emission = Emission(SwiftEmitter.self, options: #"{"sourceMap": false}"#, SampleDesign.make())
        #expect(emission.diagnostics.filter { $0.severity == .error }.isEmpty)
        #expect(!emission.files.contains { $0.path.hasSuffix(".json") })
    }

    @Test("Lines are in the file, by first line, and inner ones are inside outer ones")
    func nesting() throws {
        let emission = Emission(SwiftEmitter.self, SampleDesign.make(modes: ["light", "dark"]))
        for file in emission.files where file.path.hasSuffix(".swift") {
            let count = file.contents.count { $0 == UInt8(ascii: "\n") }
            var open: [ClosedRange<Int>] = []
            for lines in file.origins.map(\.lines) {
                #expect(lines.lowerBound >= 1 && lines.upperBound <= count)
                while let last = open.last, last.upperBound < lines.lowerBound { open.removeLast() }
                #expect(open.allSatisfy { $0.contains(lines.lowerBound) && $0.contains(lines.upperBound) })
                open.append(lines)
            }
        }
    }

    @Test func everyNameIsWrittenAsJSON() throws {
        var builder = DesignBuilder("North")
        for name in HostileNames.all { builder.token(segments: ["group", name], .number(1)) }
        let map = try Emission(SwiftEmitter.self, builder.build()).object("NorthTokens.map.json")
        let files = try #require(map["files"] as? [String: [[Any]]])
        let names = files.values.flatMap { $0.compactMap { $0.last as? String } }
        for name in HostileNames.all {
            #expect(names.contains { $0.utf8.elementsEqual(("group." + name).utf8) }, "\(name)")
        }
    }
}
