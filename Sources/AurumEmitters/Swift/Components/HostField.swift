import AurumCompiler

/// Something a host is told about a component to show.
struct HostField {
    let name: String
    let type: String
    let defaultValue: String?
    let summary: String
    /// Whether it is a text that VoiceOver reads when the component comes.
    let isSpoken: Bool
    /// Where the spec has it, as the names on the way there.
    let path: [String]

    init(
        _ name: String, _ type: String, _ defaultValue: String?, _ summary: String, isSpoken: Bool = false,
        path: [String] = []
    ) {
        self.name = name
        self.type = type
        self.defaultValue = defaultValue
        self.summary = summary
        self.isSpoken = isSpoken
        self.path = path
    }

    /// The texts and the axes of a component, what is required first.
    static func all(of component: Component, _ own: ComponentNames) -> [HostField] {
        let texts = component.parameters.compactMap { text($0, component) }
        let axes = component.table.axes.map { axis in
            HostField(
                ComponentNames.parameter(of: axis), own.type(of: axis),
                "." + ComponentNames.enumCase(of: axis.values[axis.defaultIndex]),
                "The variant by \(ComponentNames.words(axis.name)).", path: ["axes", axis.name])
        }
        return texts.filter { $0.defaultValue == nil } + axes + texts.filter { $0.defaultValue != nil }
    }

    /// The texts that VoiceOver reads when the component comes, from leading to trailing.
    static func spoken(of component: Component) -> [HostField] {
        component.parts.flatMap { part in
            component.parameters.filter { $0.part.utf8.elementsEqual(part.name.utf8) }
        }.compactMap { text($0, component) }.filter(\.isSpoken)
    }

    /// The actions that a host gives to a component, each of which takes it away.
    static func actions(of component: Component) -> [Component.Parameter] {
        component.parameters.filter { parameter in
            guard case .action = parameter.kind else { return false }
            return !parameter.isOptional
                || component.parts.contains { $0.name == parameter.part && $0.dismisses }
        }
    }

    /// A text, unless it is that of an action that a host does not give.
    private static func text(_ parameter: Component.Parameter, _ component: Component) -> HostField? {
        guard case .text = parameter.kind,
            let part = component.parts.first(where: { $0.name == parameter.part }),
            !part.kind.isTappable || actions(of: component).contains(where: { $0.part == part.name })
        else { return nil }
        return HostField(
            ComponentNames.parameter(parameter), parameter.isOptional ? "String?" : "String",
            parameter.isOptional ? "nil" : nil, summary(of: parameter),
            isSpoken: part.kind == .text,
            path: ["parameters", parameter.name])
    }

    private static func summary(of parameter: Component.Parameter) -> String {
        let text = SwiftDocumentation.sentence(parameter.summary)
        return text.isEmpty ? "The text of \(ComponentNames.words(parameter.part))." : text
    }
}
