import AurumSyntax
import AurumTestSupport
import Testing

/// One row of the table of the resolver module: documents, an input, and what comes of them.
struct ResolverCase: Sendable, CustomTestStringConvertible {
    let requirements: [String]
    let title: String
    /// The resolver document at `a.resolver.json` and the files around it; markers count through all of them.
    let files: [String: MarkedText]
    let choices: [(String, String?)]
    /// The codes at the markers, by number; 0 stands for no place at all.
    let reported: [(Int, DiagnosticCode)]
    let values: [String: String]?

    init(
        _ requirements: String, _ title: String, _ document: String, _ files: [String: String] = [:],
        choices: [(String, String?)] = [], reports reported: [DiagnosticCode] = [],
        gives values: [String: String]? = nil
    ) {
        self.init(
            requirements, title, files.merging(["a.resolver.json": document]) { $1 }, choices,
            reported.enumerated().map { ($0 + 1, $1) }, values)
    }

    /// A row about an input, whose mistakes have no place.
    init(
        _ requirements: String, _ title: String, choices: [(String, String?)], rejects: Int = 0,
        gives values: [String: String]? = nil
    ) {
        self.init(
            requirements, title, ["a.resolver.json": ResolverCases.themed], choices,
            (0..<rejects).map { _ in (0, DiagnosticCode.wrongInput) }, values)
    }

    /// A row about an input of a document of its own.
    init(
        _ requirements: String, _ title: String, _ document: String, choices: [(String, String?)],
        rejects: Int
    ) {
        self.init(
            requirements, title, ["a.resolver.json": document], choices,
            (0..<rejects).map { _ in (0, DiagnosticCode.wrongInput) }, nil)
    }

    private init(
        _ requirements: String, _ title: String, _ files: [String: String], _ choices: [(String, String?)],
        _ reported: [(Int, DiagnosticCode)], _ values: [String: String]?
    ) {
        self.requirements = requirements.split(separator: " ").map(String.init)
        self.title = title
        self.files = files.mapValues { MarkedText($0) }
        self.choices = choices
        self.reported = reported
        self.values = values
    }

    var testDescription: String { "\(requirements.joined(separator: " ")) \(title)" }

    func expectResult(location: SourceLocation = #_sourceLocation) {
        let resolution = Resolution(
            MemorySources(files.mapValues(\.text)), inputs: ["a.resolver.json"], choices: choices)
        let expected = reported.map { number, code in
            let place =
                files.compactMap { path, text in text.offsets[number].map { "\(path):\($0) " } }.first ?? ""
            return place + code.id
        }
        #expect(
            resolution.places.sorted() == expected.sorted(), "\(testDescription)\n\(resolution.rendered)",
            sourceLocation: location)
        if let values {
            #expect(
                resolution.values == values, "\(testDescription)\n\(resolution.rendered)",
                sourceLocation: location)
        }
    }
}

@Suite("The resolver module, requirement by requirement")
struct ResolverConformanceTests {
    @Test(arguments: ResolverCases.all)
    func resolver(_ row: ResolverCase) { row.expectResult() }
}
