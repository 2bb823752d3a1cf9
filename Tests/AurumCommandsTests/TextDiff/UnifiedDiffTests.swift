import AurumCommands
import AurumSyntax
import Foundation
import Testing

struct UnifiedDiffTests {
    private static func diff(_ old: String, _ new: String, context: Int = 3) -> String {
        UnifiedDiff.render(
            old: Array(old.utf8), new: Array(new.utf8), oldName: "old", newName: "new", context: context)
    }

    @Test func equalTextsHaveNone() {
        #expect(Self.diff("", "") == "")
        #expect(Self.diff("a\nb", "a\nb") == "")
    }

    @Test func showsThreeLinesAround() {
        let old = (1...9).map { "\($0)\n" }.joined()
        #expect(
            Self.diff(old, old.replacingOccurrences(of: "5", with: "five")) == """
                --- old
                +++ new
                @@ -2,7 +2,7 @@
                 2
                 3
                 4
                -5
                +five
                 6
                 7
                 8

                """)
    }

    @Test func saysWhereTheNewlineIsMissing() {
        #expect(
            Self.diff("a", "a\n") == """
                --- old
                +++ new
                @@ -1 +1 @@
                -a
                \\ No newline at end of file
                +a

                """)
    }

    @Test func anEmptySideIsLineZero() {
        #expect(Self.diff("", "a\n") == "--- old\n+++ new\n@@ -0,0 +1 @@\n+a\n")
        #expect(Self.diff("a\nb\n", "") == "--- old\n+++ new\n@@ -1,2 +0,0 @@\n-a\n-b\n")
    }

    @Test(arguments: [5, 6, 7, 8])
    func changesWhoseContextsMeetShareAHunk(distance: Int) {
        let middle = (0..<distance).map { "\($0)\n" }.joined()
        let text = Self.diff("a\n" + middle + "b\n", "A\n" + middle + "B\n")
        #expect(text.components(separatedBy: "@@ -").count == (distance <= 6 ? 2 : 3))
    }

    @Test func anAddedBlockEndsWhereItsBlockEnds() {
        let block = "{\n  a\n}\n"
        #expect(
            Self.diff(block, "{\n  a\n}\n{\n  b\n}\n", context: 0)
                == "--- old\n+++ new\n@@ -3,0 +4,3 @@\n+{\n+  b\n+}\n")
    }

    @Test func colorsOnlyWhenAsked() {
        let text = UnifiedDiff.render(
            old: Array("a\n".utf8), new: Array("b\n".utf8), oldName: "o", newName: "n",
            style: TerminalStyle(isOn: true))
        #expect(text.contains("\u{1B}[31m-a\u{1B}[0m\n\u{1B}[32m+b\u{1B}[0m\n"))
    }

    @Test(.enabled(if: Shell.has("diff"), "needs diff"))
    func isAsExactAsTheRealOneWhereThereIsOneAnswer() throws {
        let old = (1...60).map { "line \($0)\n" }.joined()
        var new = old.replacingOccurrences(of: "line 7\n", with: "")
        new = new.replacingOccurrences(of: "line 30\n", with: "line thirty\nand more\n")
        new = "first\n" + new + "last without newline"
        #expect(Self.diff(old, new) == (try Shell.diff(old, new, ["-u"])))
    }

    @Test(.enabled(if: Shell.has("diff") && Shell.has("patch"), "needs diff and patch"), arguments: 0..<40)
    func patchMakesTheNewTextFromIt(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let old = random.text()
        let new = random.edited(old)
        let context = Int.random(in: 0...4, using: &random)
        let patch = Self.diff(old, new, context: context)
        #expect(try Shell.patch(old, patch) == new)
        let edits = { (text: String) in
            text.split(separator: "\n").dropFirst(2).count { $0.hasPrefix("+") || $0.hasPrefix("-") }
        }
        #expect(edits(patch) == edits(try Shell.diff(old, new, ["-u", "--minimal"])))
    }

    @Test func hugeUnlikeTextsTakeBoundedWork() {
        let old = (0..<60_000).map { "\($0 % 997)\n" }.joined()
        let new = (0..<60_000).map { "\(($0 &* 7_919) % 991)\n" }.joined()
        let patch = Self.diff(old, new)
        #expect(patch.hasPrefix("--- old\n+++ new\n@@ "))
        #expect(patch.utf8.count <= old.utf8.count + new.utf8.count + 200_000)
    }
}

/// Random numbers that are the same on every run.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
    }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }

    /// Lines of few kinds, so that there is much to confuse; the last may lack its newline.
    mutating func text() -> String {
        let lines = (0..<Int.random(in: 0...60, using: &self)).map { _ in line() }
        let text = lines.joined()
        return Bool.random(using: &self) ? text : String(text.dropLast())
    }

    mutating func edited(_ text: String) -> String {
        var lines = text.components(separatedBy: "\n").map { $0 + "\n" }
        for _ in 0..<Int.random(in: 1...12, using: &self) {
            let place = Int.random(in: 0..<lines.count, using: &self)
            switch Int.random(in: 0...2, using: &self) {
            case 0 where lines.count > 1: lines.remove(at: place)
            case 1: lines[place] = line()
            default: lines.insert(line(), at: place)
            }
        }
        return Bool.random(using: &self) ? lines.joined() : String(lines.joined().dropLast())
    }

    private mutating func line() -> String {
        ["a", "b", "c", "", "{", "}", "longer line"].randomElement(using: &self).map { $0 + "\n" } ?? "\n"
    }
}

/// The real programs.
enum Shell {
    static func has(_ program: String) -> Bool {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
            FileManager.default.isExecutableFile(atPath: $0 + "/" + program)
        }
    }

    static func diff(_ old: String, _ new: String, _ options: [String]) throws -> String {
        let folder = try TemporaryFolder()
        try Data(old.utf8).write(to: URL(fileURLWithPath: folder["old"]))
        try Data(new.utf8).write(to: URL(fileURLWithPath: folder["new"]))
        let words = options + ["--label", "old", "--label", "new", folder["old"], folder["new"]]
        return try run("diff", words)
    }

    static func patch(_ old: String, _ patch: String) throws -> String {
        let folder = try TemporaryFolder()
        try Data(old.utf8).write(to: URL(fileURLWithPath: folder["old"]))
        try Data(patch.utf8).write(to: URL(fileURLWithPath: folder["patch"]))
        if !patch.isEmpty { _ = try run("patch", ["-s", folder["old"], folder["patch"]]) }
        guard FileManager.default.fileExists(atPath: folder["old"]) else { return "" }
        return try String(decoding: Data(contentsOf: URL(fileURLWithPath: folder["old"])), as: UTF8.self)
    }

    private static func run(_ program: String, _ words: [String]) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program] + words
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: output, as: UTF8.self)
    }
}
