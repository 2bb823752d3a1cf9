import Foundation

/// The validator `jsonschema` of PyPI, asked about many documents at once.
package struct DocumentValidator: Sendable {
    /// The one of the Python that the environment names.
    package static let shared = ProcessInfo.processInfo.environment["AURUM_SCHEMA_PYTHON"].map(
        DocumentValidator.init)

    private let python: String

    /// Reads `{ "schema": …, "documents": { name: … } }` and prints `{ name: [objection, …] }`.
    private static let script = """
        import json, sys
        import jsonschema
        given = json.load(sys.stdin)
        jsonschema.Draft7Validator.check_schema(given["schema"])
        validator = jsonschema.Draft7Validator(given["schema"])
        def objections(document):
            found = [jsonschema.exceptions.best_match([e]) for e in validator.iter_errors(document)]
            return ["/".join(map(str, e.absolute_path)) + " " + e.message[:200] for e in found]
        print(json.dumps({name: objections(each) for name, each in given["documents"].items()}))
        """

    /// What the validator has against each document, all of them JSON texts; sound ones have an empty list.
    package func objections(to documents: [String: String], schema: String) throws -> [String: [String]] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: python)
        process.arguments = ["-c", Self.script]
        let (input, output) = (Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        let listed = documents.map { "\(quoted($0.key)): \($0.value)" }.joined(separator: ", ")
        let text = "{ \"schema\": \(schema), \"documents\": { \(listed) } }"
        try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
        try input.fileHandleForWriting.close()
        let said = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return try JSONDecoder().decode([String: [String]].self, from: said)
    }

    private func quoted(_ text: String) -> String {
        String(decoding: (try? JSONEncoder().encode(text)) ?? Data(), as: UTF8.self)
    }
}
