import AurumCommands
import AurumPlatform
import Foundation
import Testing

struct ModuleCommandTests {
    /// The plugin declares these before anything is known of the tokens.
    private static let names = ["Design+SwiftUI.swift", "Design+UIKit.swift", "Design.swift"]

    @Test(arguments: [
        "depth: { $type: number, $value: 3 }\n",
        "sea: { $type: color, $value: { colorSpace: srgb, components: [0, 0, 1] } }\n", "{}\n",
    ])
    func writesTheSameFilesWhateverTheTokens(tokens: String) throws {
        let project = try SampleProject()
        try project.write("tokens/fjord.tokens.yaml", tokens)
        let run = project.run("module", "made/here")
        #expect(run.code == .success)
        #expect(run.output.isEmpty && run.errors.isEmpty)
        #expect(try project.contents(of: "made").keys.sorted() == Self.names.map { "here/" + $0 })
        #expect(try project.contents(of: "out").isEmpty)
    }

    /// A plugin cannot depend on the target that has the names.
    @Test func thePluginHasTheSameFileOfNames() throws {
        let link = WorkflowScript.packageFolder.path + "/Plugins/AurumPlugin/ModuleFile.swift"
        let target = try FileManager.default.destinationOfSymbolicLink(atPath: link)
        #expect(target == "../../Sources/AurumEmitters/Swift/Module/ModuleFile.swift")
        let names = try String(contentsOfFile: link, encoding: .utf8).matches(of: /= "(.*)"/).map {
            String($0.1)
        }
        #expect(names.sorted() == Self.names)
    }

    @Test func leavesAFileAloneThatIsAsItShouldBe() throws {
        let project = try SampleProject()
        project.run("module", "made")
        let dates = try project.dates(of: "made")
        try project.write("tokens/fjord.tokens.yaml", "# a remark\ndepth: { $type: number, $value: 3 }\n")
        project.run("module", "made")
        #expect(try project.dates(of: "made") == dates)
        try project.write("tokens/fjord.tokens.yaml", "depth: { $type: number, $value: 4 }\n")
        project.run("module", "made")
        #expect(try project.dates(of: "made") != dates)
    }

    @Test func takesTheOptionsOfTheConfigAndNeedsNone() throws {
        let project = try SampleProject()
        let config = "name: Fjord\ntokens: fjord.tokens.yaml\n"
        try project.write("tokens/aurum.yaml", config)
        #expect(try project.module().contains("public nonisolated enum Fjord"))
        try project.write(
            "tokens/aurum.yaml", config + "outputs: { swift: { path: ../out, access: internal } }\n")
        let text = try project.module()
        #expect(text.contains("enum Fjord"))
        #expect(!text.contains("public"))
    }

    @Test func writesNothingAfterAnError() throws {
        let project = try SampleProject()
        try project.write("tokens/fjord.tokens.yaml", "depth: { $value: 4 }\n")
        let config = project.root.appending("tokens/aurum.yaml").text
        let run = project.run(
            "module", "--config", config, "made", "--diagnostics", "concise")
        #expect(run.code == .fault)
        #expect(run.errors.hasPrefix("\(project.root.text)/tokens/fjord.tokens.yaml:1:1: error: "))
        #expect(try project.contents(of: "made").isEmpty)
    }
}

extension SampleProject {
    /// What the module says that needs no framework.
    fileprivate func module() throws -> String {
        run("module", "made")
        return String(decoding: try #require(try contents(of: "made")["Design.swift"]), as: UTF8.self)
    }
}
