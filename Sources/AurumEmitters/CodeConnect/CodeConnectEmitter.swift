package import AurumCompiler
package import AurumSyntax

/// Writes what Figma's Code Connect shows for a component, in both forms that Figma knows: a Swift file and a template.
package struct CodeConnectEmitter: Emitter {
    package static let name = "codeConnect"
    package static let summary = "the code that Figma's Dev Mode shows, as Swift and as templates"
    package static let options = [
        SchemaMember(
            "modules", .texts, "The modules that the code imports; by default that of the components.")
    ]

    /// The modules that a caller imports; those of the design unless the config names others.
    private let modules: [String]

    package init(options: inout NodeDecoder, _ diagnostics: inout DiagnosticSink) {
        modules = options.modules("modules", &diagnostics)
    }

    package func emit(
        _ design: ResolvedDesign, into output: inout OutputSet, _ diagnostics: inout DiagnosticSink
    ) {
        let names = SwiftNames(design, SwiftOptions())
        let modules = modules.isEmpty ? [names.componentModule] : modules
        var fileNames = FileNames(separator: "")
        var places: [ExactName: Component] = [:]
        for (index, component) in design.components.enumerated() {
            guard let figma = component.figma else { continue }
            reportHidden(component, names, NeededNames.connectTypes, &diagnostics)
            Self.reportUnconnectedAxes(of: component, figma, &diagnostics)
            if let other = places.updateValue(component, forKey: ExactName(figma.url))?.figma {
                diagnostics.report(.sharedNode(figma, other))
            }
            let connection = CodeConnection(component, figma, names, modules)
            let name = fileNames.unique(connection.own.view)
            let origin = ComponentOrigins(design, index).whole
            let swift = SwiftFile(name: name, text: connection.swift, from: origin)
            output.add("\(name).figma.swift", swift.text, origins: swift.origins, &diagnostics)
            output.add("\(name).figma.ts", connection.template, &diagnostics)
        }
    }

    private static func reportUnconnectedAxes(
        of component: Component, _ figma: FigmaReference, _ diagnostics: inout DiagnosticSink
    ) {
        for axis in component.table.axes where figma.property(of: axis.name) == nil {
            if figma.codeOnly.contains(where: { $0.utf8.elementsEqual(axis.name.utf8) }) { continue }
            diagnostics.report(.unconnectedAxis(axis, component, figma))
        }
    }
}

extension Diagnostic {
    fileprivate static func sharedNode(_ second: FigmaReference, _ first: FigmaReference) -> Diagnostic {
        Diagnostic(
            .notOneForOne, "two components are the node `\(second.node)` in Figma",
            at: second.place.label("the second"), related: [first.place.label("the first")],
            notes: ["a design in Figma would have more than one code"])
    }

    fileprivate static func unconnectedAxis(
        _ axis: VariantAxis, _ component: Component, _ figma: FigmaReference
    ) -> Diagnostic {
        Diagnostic(
            .unconnectedAxis, "`\(component.name)` has no property in Figma for the axis `\(axis.name)`",
            at: figma.place.label("add it to `properties`"),
            help: ["write `\(axis.name): false` if Figma has none"])
    }
}
