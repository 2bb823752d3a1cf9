import AurumCommands
import AurumPlatform
import Foundation
import Testing

@Suite("The way from generated Swift back to the input")
struct WhereTests {
    private static let root = Path(#filePath).parent.parent.parent.parent
    private static let swift = root.appending("Generated/Swift")

    /// What a run prints, and its exit code, with the project's own files.
    private func run(_ words: [String], in folder: Path = root) -> (
        output: String, errors: String, code: Int32
    ) {
        let environment = Environment(fileSystem: LocalFileSystem(), workingFolder: folder)
        let code = Tool.run(["where"] + words, environment)
        return (environment.output.text, environment.errors.text, Int32(code.rawValue))
    }

    /// A row of a map, read by another parser than ours.
    struct Row {
        let file: String
        let lines: ClosedRange<Int>
        let source: String
        let line: Int
        let column: Int
        let kind: String
        let name: String
    }

    private static func map(_ module: String) throws -> (files: [String], rows: [Row]) {
        let data = try Data(contentsOf: URL(filePath: swift.appending(module + ".map.json").text))
        let map = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect(map["version"] as? Int == 1)
        let sources = try #require(map["sources"] as? [String])
        let files = try #require(map["files"] as? [String: [[Any]]])
        let rows = try files.flatMap { file, rows in
            try rows.map { row in
                let numbers = try row.prefix(5).map { try #require($0 as? Int) }
                return Row(
                    file: file, lines: numbers[0]...numbers[1], source: sources[numbers[2]], line: numbers[3],
                    column: numbers[4], kind: try #require(row[5] as? String),
                    name: try #require(row[6] as? String))
            }
        }
        return (files.keys.sorted(), rows)
    }

    private static func lines(_ path: String) throws -> [String] {
        let text = String(decoding: try LocalFileSystem().read(swift.appending(path)), as: UTF8.self)
        return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    @Test(arguments: ["AurumTokens", "Aurum"])
    func mapsHaveEveryFile(module: String) throws {
        let onDisk = try LocalFileSystem().list(Self.swift.appending(module))
            .filter { $0.hasSuffix(".swift") }.map { "\(module)/\($0)" }
        #expect(try Self.map(module).files == onDisk.sorted())
    }

    @Test func everyConstantLeadsToItsToken() throws {
        let rows = try Self.map("AurumTokens").rows.filter { $0.kind == "token" }
        #expect(rows.count > 300)
        var texts: [String: [String]] = [:]
        for row in rows {
            let source = try texts[row.source] ?? Self.lines(row.source)
            texts[row.source] = source
            let generated = try texts[row.file] ?? Self.lines(row.file)
            texts[row.file] = generated
            let place = source[row.line - 1].dropFirst(row.column - 1)
            let segment = row.name.split(separator: ".").last ?? ""
            #expect(place.hasPrefix("\(segment):") || place.hasPrefix("\"\(segment)\":"), "\(row)")
            let code = generated[row.lines.lowerBound - 1..<row.lines.upperBound]
            #expect(code.first?.contains("`\(row.name)`") == true, "\(row)")
            #expect(code.count { $0.contains("static let ") } == 1, "\(row)")
        }
        let constants = texts.filter { $0.key.hasPrefix("AurumTokens/") }
            .flatMap(\.value).count { $0.contains("static let ") }
        #expect(constants == rows.count)
    }

    @Test func everyCellLeadsToItsExpression() throws {
        let rows = try Self.map("Aurum").rows.filter { $0.kind == "cell" }
        #expect(rows.count > 30)
        for row in rows {
            let place = try Self.lines(row.source)[row.line - 1].dropFirst(row.column - 1)
            let code = try Self.lines(row.file)[row.lines.lowerBound - 1]
            let property = row.name.split(separator: ".").dropFirst().map {
                $0.prefix(1).uppercased() + $0.dropFirst()
            }
            .joined()
            #expect(
                code.contains("\(property.prefix(1).lowercased())\(property.dropFirst()) = "),
                "\(row): \(code)")
            #expect(!place.isEmpty && (!code.contains("= Aurum.") || place.contains("{")), "\(row): \(place)")
        }
    }

    @Test func mapsNameNothingOutsideByItsFullPath() throws {
        for module in ["AurumTokens", "Aurum"] {
            let text = try Self.lines(module + ".map.json").joined()
            #expect(!text.contains(Self.root.text))
            for row in try Self.map(module).rows {
                #expect(LocalFileSystem().kind(of: Self.swift.appending(row.source)) == .file)
            }
        }
    }

    @Test func aliasesAreFollowedToTheEnd() throws {
        let row = try #require(
            try Self.map("AurumTokens").rows.first { $0.name == "feedback.text.positive.intense" })
        let found = run(["Generated/Swift/\(row.file):\(row.lines.upperBound)"])
        #expect(found.code == 0)
        #expect(found.errors == "")
        let lines = found.output.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines.first?.hasPrefix("tokens/feedback.tokens.yaml:\(row.line):\(row.column) ") == true)
        #expect(lines.last?.hasPrefix("tokens/palette.tokens.yaml:") == true)
        #expect(lines.last?.hasSuffix("  token colors.green.700") == true)
    }

    @Test("Relative and absolute paths lead to one place, from any folder of the project")
    func paths() throws {
        let row = try #require(try Self.map("AurumTokens").rows.first { $0.name == "spacing.s4" })
        let (file, line) = ("Generated/Swift/\(row.file)", row.lines.upperBound)
        let wanted = run(["\(file):\(line):9"])
        #expect(wanted.output.contains("token spacing.s4"))
        #expect(run([Self.root.appending(file).text + ":\(line)"]).output == wanted.output)
        #expect(
            run(["../\(file):\(line)"], in: Self.root.appending("tokens")).output
                == wanted.output.replacing("tokens/metrics", with: "metrics"))
        #expect(
            run(["Aurum+Spacing.swift:\(line)"], in: Self.swift.appending("AurumTokens")).output
                == wanted.output.replacing("tokens/metrics", with: "../../../tokens/metrics"))
    }

    @Test(
        "What cannot be answered is said",
        arguments: [
            ("Generated/Swift/AurumTokens/Aurum+Spacing.swift:0", "A0820", 1),
            ("Generated/Swift/AurumTokens/Aurum+Spacing.swift:99999999999999999999", "A0820", 1),
            ("Generated/Swift/AurumTokens/Aurum+Spacin.swift:5", "A0819", 66),
            ("Generated/JSON/tokens.json:5", "A0819", 1), ("README.md", "A0819", 1),
            ("nowhere.swift:3", "A0819", 66),
        ])
    func mistakes(word: String, code: String, exit: Int32) {
        let found = run([word])
        #expect(found.output == "")
        #expect(found.errors.contains("error[\(code)]: "))
        #expect(found.code == exit)
    }
}
