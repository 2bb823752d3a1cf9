import AurumCompiler
import AurumSyntax

extension Emitter {
    /// Reports a component called like a type that an output is written with.
    func reportHidden(
        _ component: Component, _ names: SwiftNames, _ types: Set<String>,
        _ diagnostics: inout DiagnosticSink
    ) {
        let view = ComponentNames(component, names).view
        if types.contains(view) { diagnostics.report(.hidden(view, component)) }
    }
}

extension Diagnostic {
    fileprivate static func hidden(_ view: String, _ component: Component) -> Diagnostic {
        Diagnostic(
            .hiddenType, "`\(component.name)` would hide the type `\(view)`, which an output needs",
            at: component.node.label(),
            help: ["choose another name under `component`, such as one that begins with the design's"])
    }
}
