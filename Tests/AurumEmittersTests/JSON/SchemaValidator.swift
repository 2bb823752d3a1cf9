import Foundation

/// The validator `jsonschema` of PyPI with the schemas in a folder.
struct SchemaValidator: Sendable {
    /// The one that the environment names, if the schemas are there.
    static let shared: SchemaValidator? = {
        let variables = ProcessInfo.processInfo.environment
        guard let python = variables["AURUM_SCHEMA_PYTHON"], let schemas = variables["AURUM_SCHEMAS"],
            FileManager.default.fileExists(atPath: schemas + "/format.json")
        else { return nil }
        return SchemaValidator(python: python, schemas: schemas)
    }()

    private let python: String
    private let schemas: String

    /// Reads the document from the standard input and prints a line for each objection.
    private static let script = """
        import json, pathlib, sys
        import jsonschema, referencing
        folder = pathlib.Path(sys.argv[1])
        schemas = [json.loads(path.read_text(encoding="utf-8")) for path in sorted(folder.rglob("*.json"))]
        registry = referencing.Registry().with_resources(
            (schema["$id"], referencing.Resource.from_contents(schema)) for schema in schemas)
        schema = json.loads((folder / sys.argv[2]).read_text(encoding="utf-8"))
        document = json.loads(sys.stdin.buffer.read())
        for error in jsonschema.Draft7Validator(schema, registry=registry).iter_errors(document):
            error = jsonschema.exceptions.best_match([error])
            print("/".join(str(step) for step in error.absolute_path), error.message[:200])
        """

    /// What the validator has against a document, one objection a line.
    func complaints(schema: String, document: String) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: python)
        process.arguments = ["-c", Self.script, schemas, schema]
        let (input, output) = (Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        process.standardError = output
        try process.run()
        input.fileHandleForWriting.write(Data(document.utf8))
        input.fileHandleForWriting.closeFile()
        let said = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let text = String(decoding: said, as: UTF8.self)
        return process.terminationStatus == 0 || !text.isEmpty ? text : "the validator stopped"
    }
}
