import AurumCompiler
import AurumEmitters
import AurumSyntax
import AurumTestSupport
import Foundation
import Testing

@Suite("Long groups are parted into files")
struct FilePartsTests {
    @Test func noFileIsLongerThanItMayBe() throws {
        for limit in [1, 40, 200, 1000] {
            let files = files(of: Array(0..<300), limit: limit)
            #expect(files.count > 3)
            for (path, text) in files where path.contains("+") {
                let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
                #expect(lines <= max(limit, 20), "\(path) has \(lines) lines")
            }
        }
    }

    @Test func everyTokenIsInOneFile() {
        let all = files(of: Array(0..<300), limit: 100).values.joined()
        #expect((0..<300).allSatisfy { all.components(separatedBy: "let step\($0): ").count == 2 })
        #expect(all.components(separatedBy: "enum scale").count == 2)
        #expect(all.components(separatedBy: "nonisolated extension North.scale {").count > 5)
    }

    @Test(arguments: [0, 1, 57, 150, 298])
    func aTokenMoreLeavesMostFilesAsTheyAre(position: Int) {
        let before = files(of: Array(0..<300), limit: 200)
        let after = files(of: Array(0..<position) + [999] + Array(position..<300), limit: 200)
        let changed =
            after.filter { before[$0.key] != $0.value }.count + before.keys.filter { after[$0] == nil }.count
        #expect(before.count > 8 && changed <= 4, "\(changed) of \(before.count) files changed")
    }

    @Test func aGroupThatFitsIsOneFile() {
        #expect(
            Set(files(of: [1, 2], limit: 1000).keys) == [
                "NorthTokens/North.swift", "NorthTokens/North+Scale.swift",
            ])
    }

    @Test(arguments: ["0", "-1", "1.5", "\"many\"", "1e300", "true"])
    func theLimitIsAWholeNumber(limit: String) {
        let emission = Emission(SwiftEmitter.self, options: "{\"fileLines\": \(limit)}", SampleDesign.make())
        #expect(emission.diagnostics.map(\.code) == [.wrongKind])
    }

    @Test func aGroupCalledLikeTheColorsJoinsThem() throws {
        var builder = DesignBuilder("North")
        builder.token("brand.blue", .color(.black))
        builder.token("colors.depth", .number(8))
        let emission = Emission(SwiftEmitter.self, builder.build())
        #expect(emission.diagnostics.isEmpty)
        #expect(
            emission.files.contains {
                String(decoding: $0.contents, as: UTF8.self).contains(
                    "nonisolated extension North.colors {\n    /// `colors.depth`")
            })
    }

    /// The texts of the files of a design with one group of numbers, by path.
    private func files(of steps: [Int], limit: Int) -> [String: String] {
        var builder = DesignBuilder("North")
        for step in steps {
            builder.token("scale.step\(step)", .dimension(Dimension(value: Double(step), unit: .px)))
        }
        let emission = Emission(SwiftEmitter.self, options: "{\"fileLines\": \(limit)}", builder.build())
        return Dictionary(
            emission.files.filter { $0.path.hasSuffix(".swift") }.map {
                ($0.path, String(decoding: $0.contents, as: UTF8.self))
            },
            uniquingKeysWith: { $1 })
    }
}
