import AurumCommands
import AurumPlatform
import Testing

struct GoldenTests {
    @Test(arguments: try GoldenCase.all)
    func givesWhatIsExpected(golden: GoldenCase) throws {
        if CurrentProcess.variable("AURUM_UPDATE_GOLDENS") == "1" {
            try golden.update()
            Issue.record("the expected files were rewritten; look at what changed and run the test again")
            return
        }
        let expected = try golden.expectedFiles()
        let actual = try golden.actualFiles()
        for path in Set(expected.keys).union(actual.keys).sorted() where expected[path] != actual[path] {
            let difference = UnifiedDiff.render(
                old: expected[path] ?? [], new: actual[path] ?? [], oldName: "expected/\(path.text)",
                newName: "actual/\(path.text)")
            Issue.record("\(golden.name): \(path.text) differs; `make goldens` accepts it\n\(difference)")
        }
    }

    @Test(arguments: try GoldenCase.all)
    func saysInOneLineWhatItShows(golden: GoldenCase) throws {
        let text = try golden.caption()
        #expect(text.hasSuffix("\n"))
        #expect(text.split(separator: "\n").count == 1)
    }
}
