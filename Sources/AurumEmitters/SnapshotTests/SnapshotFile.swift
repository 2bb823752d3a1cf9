import AurumCompiler
import AurumSyntax

/// The file of a test class: a method a component, a comparison a variant.
struct SnapshotFile {
    let suite: SnapshotSuites.Suite
    let names: SwiftNames
    let modules: [String]
    let isTestable: Bool

    /// The file.
    var code: CodeWriter {
        var writer = CodeWriter()
        writer.line("#if canImport(UIKit)")
        for module in Set(modules + ["SwiftUI", "XCTest"]).sorted() {
            let isSealed = isTestable && modules.contains(module)
            writer.line(isSealed ? "@testable import \(module)" : "import \(module)")
        }
        writer.line()
        writer.documentation("Compares components with the pictures that were recorded of them.")
        writer.block("nonisolated final class \(suite.name): XCTestCase") { writer in
            for (index, test) in suite.tests.enumerated() {
                if index > 0 { writer.line() }
                writer.from(test.origin) { write(test, to: &$0) }
            }
        }
        writer.line("#endif")
        return writer
    }

    private func write(_ test: SnapshotSuites.Test, to writer: inout CodeWriter) {
        let own = ComponentNames(test.component, names)
        let environment = test.environment.joined(separator: ", ")
        writer.documentation(
            "Every variant of \(code: own.view).",
            environment.isEmpty
                ? "" : SwiftDocumentation.sentence("The pictures are recorded with \(environment)"))
        writer.line("@MainActor")
        writer.block("func \(SwiftIdentifiers.declared(test.name))()") { writer in
            let folder = SwiftExpression.string(suite.name + "." + test.name)
            writer.line("let pictures = \(names.type("Snapshots"))(of: \(folder), beside: #filePath)")
            var fileNames = FileNames()
            for variant in test.component.table.variants {
                let values = test.component.table.values(of: variant).map { FileNames.plain($0.name) }
                let name = fileNames.unique(values.isEmpty ? "default" : values.joined(separator: "-"))
                writer.expression(
                    "",
                    .call(
                        "pictures.compare",
                        [.init(nil, .string(name)), .init(nil, view(test.component, own, variant))]))
            }
        }
    }

    private func view(
        _ component: Component, _ own: ComponentNames, _ variant: VariantID
    ) -> SwiftExpression {
        let parameters = ViewParameters.sorted(component.parameters)
        let values = zip(component.table.axes, component.table.values(of: variant))
        let axes = values.map { axis, value in
            SwiftExpression.Argument(
                ComponentNames.parameter(of: axis), .plain("." + ComponentNames.enumCase(of: value)))
        }
        func argument(_ parameter: Component.Parameter) -> SwiftExpression.Argument? {
            ViewParameters.sample(of: parameter, in: variant).map {
                .init(ComponentNames.parameter(parameter), $0)
            }
        }
        return .call(
            own.view,
            parameters.texts.compactMap(argument) + axes + parameters.others.compactMap(argument))
    }
}
