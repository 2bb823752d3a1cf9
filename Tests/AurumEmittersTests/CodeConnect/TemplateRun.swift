import Foundation
import Testing

/// Code Connect templates run by Node with a double of the module that Figma gives them.
enum TemplateRun {
    /// What a template exports for a selection.
    struct Result: Decodable {
        let example: String
        let language: String
        let imports: [String]
        let id: String
    }

    private static let support = SwiftToolchain.project.appending(path: "Tests/CodeConnectStub/Template")

    /// Whether Node is there.
    static let isPossible = (try? node(["--version"]))?.succeeded ?? false

    /// Runs a template once for each selection: the properties in Figma with their values.
    static func results(of template: String, _ selections: [[String: Any]]) throws -> [Result] {
        let folder = try SwiftToolchain.Folder()
        func write(_ text: String, _ path: String) throws -> String {
            let url = folder.url.appending(path: path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
            return url.path
        }
        let double = try String(contentsOf: support.appending(path: "figma.mjs"), encoding: .utf8)
        _ = try write(double, "node_modules/figma/index.mjs")
        _ = try write(#"{"name": "figma", "exports": "./index.mjs"}"#, "node_modules/figma/package.json")
        // As it is: the ending alone makes it JavaScript.
        let module = try write(template, "template.mjs")
        #expect(try node(["--check", module]).succeeded)
        let json = try JSONSerialization.data(withJSONObject: selections)
        let list = try write(String(decoding: json, as: UTF8.self), "selections.json")
        let outcome = try node([support.appending(path: "run.mjs").path, module, list])
        try #require(outcome.succeeded, "\(outcome.output)")
        return try JSONDecoder().decode([Result].self, from: Data(outcome.output.utf8))
    }

    private static func node(_ words: [String]) throws -> SwiftToolchain.Outcome {
        try SwiftToolchain.run(["node"] + words, through: "/usr/bin/env")
    }
}
