import AurumCompiler
import AurumSyntax

/// The test classes that the specs of a design name, each with its tests.
struct SnapshotSuites {
    /// A class.
    struct Suite {
        let name: String
        fileprivate(set) var tests: [Test]
    }

    /// A method: the states of one component.
    struct Test {
        let name: String
        let component: Component
        let environment: [String]
        let origin: Origin
        fileprivate let place: Label?
    }

    /// The types beside those of Apple that the tests are written with.
    private let taken: Set<String>

    /// Starts without a class.
    init(_ design: ResolvedDesign, _ names: SwiftNames, modules: [String]) {
        let components = design.components.map { ComponentNames($0, names).view }
        taken = Set(components + modules + [names.type("Snapshots")])
    }

    /// The classes, in the order of the specs.
    private(set) var all: [Suite] = []

    /// Adds the tests of a component; names that cannot be one, and those taken already, are reported.
    mutating func add(
        _ component: Component, _ origin: Origin, _ names: SwiftNames, _ diagnostics: inout DiagnosticSink
    ) {
        for snapshot in component.documentation.snapshots {
            let place = (snapshot.node ?? component.node).label()
            guard let (suite, name) = Self.parts(of: snapshot.name) else {
                diagnostics.report(.wrongTestName(snapshot.name, at: place))
                continue
            }
            guard !taken.contains(suite), !NeededNames.isTest(suite) else {
                diagnostics.report(.neededClass(suite, at: place))
                continue
            }
            let test = Test(
                name: name, component: component, environment: snapshot.environment, origin: origin,
                place: place)
            add(test, to: suite, &diagnostics)
        }
    }

    private mutating func add(_ test: Test, to suite: String, _ diagnostics: inout DiagnosticSink) {
        guard let index = all.firstIndex(where: { $0.name == suite }) else {
            return all.append(Suite(name: suite, tests: [test]))
        }
        if let other = all[index].tests.first(where: { $0.name == test.name }) {
            diagnostics.report(.sharedTest("\(suite).\(test.name)", test.place, other.place))
        } else {
            all[index].tests.append(test)
        }
    }

    /// The class and the method that a name is made of, when both can stand in Swift as they are.
    private static func parts(of name: String) -> (suite: String, test: String)? {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, parts[1].hasPrefix("test"),
            SwiftIdentifiers.type(parts[0]).utf8.elementsEqual(parts[0].utf8),
            SwiftIdentifiers.member(parts[1]).utf8.elementsEqual(parts[1].utf8)
        else { return nil }
        return (parts[0], parts[1])
    }
}

extension Diagnostic {
    fileprivate static func wrongTestName(_ name: String, at place: Label) -> Diagnostic {
        Diagnostic(
            .wrongTestName, "`\(name)` is not the name of a test that can be written", at: place,
            help: ["write a class and a method of it, `BadgeTests.testStates`"])
    }

    fileprivate static func neededClass(_ name: String, at place: Label) -> Diagnostic {
        Diagnostic(
            .wrongTestName, "the class `\(name)` would hide the type that the tests are written with",
            at: place,
            help: ["give it a name that ends in `Tests`"])
    }

    fileprivate static func sharedTest(_ name: String, _ second: Label?, _ first: Label?) -> Diagnostic {
        Diagnostic(
            .sharedSymbol, "two snapshots are both `\(name)` in Swift", at: second,
            related: first.map { [$0] } ?? [], help: ["rename one of them"])
    }
}
