package import AurumCompiler
package import AurumSyntax

/// Writes tests for an iOS project that compare every variant with recorded pictures.
package struct SnapshotTestsEmitter: Emitter {
    package static let name = "snapshotTests"
    package static let summary = "XCTest cases that compare components with recorded pictures"
    package static let options = [
        SchemaMember(
            "modules", .texts, "The modules that the tests import; by default that of the components."),
        SchemaMember(
            "testable", .flag,
            "Whether the tests import the modules with `@testable`, which `access: internal` needs; by default not.",
            standard: .boolean(false)),
    ]

    /// The modules that the tests import; those of the design unless the config names others.
    private let modules: [String]
    /// Whether what is internal in them has to be seen.
    private let isTestable: Bool

    package init(options: inout NodeDecoder, _ diagnostics: inout DiagnosticSink) {
        modules = options.modules("modules", &diagnostics)
        isTestable = options.boolean("testable", &diagnostics) ?? false
    }

    package func emit(
        _ design: ResolvedDesign, into output: inout OutputSet, _ diagnostics: inout DiagnosticSink
    ) {
        let names = SwiftNames(design, SwiftOptions(access: .internal))
        let modules = modules.isEmpty ? [names.componentModule] : modules
        var suites = SnapshotSuites(design, names, modules: modules)
        for (index, component) in design.components.enumerated() {
            if !component.documentation.snapshots.isEmpty {
                reportHidden(component, names, NeededNames.testTypes, &diagnostics)
            }
            suites.add(component, ComponentOrigins(design, index).whole, names, &diagnostics)
        }
        guard !suites.all.isEmpty else { return }
        var fileNames = FileNames(separator: "")
        let support = fileNames.unique(names.type("Snapshots"))
        output.add("\(support).swift", names.fill(SnapshotSupport.template), &diagnostics)
        for suite in suites.all {
            let code = SnapshotFile(suite: suite, names: names, modules: modules, isTestable: isTestable).code
            let name = fileNames.unique(suite.name)
            output.add("\(name).swift", code.text, origins: code.origins, &diagnostics)
        }
    }
}
