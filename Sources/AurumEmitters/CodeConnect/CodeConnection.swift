import AurumCompiler
import AurumSyntax

/// How a call of a component follows from what is selected in Figma.
struct CodeConnection {
    /// Where an argument gets its value.
    enum Source {
        /// From one of the values of a property: the names in Figma with the code for each, and the default's.
        case values([(inFigma: String, code: String)], default: String)
        /// From a text.
        case text(sample: String)
        /// From a property that is on or off.
        case flag(isOn: Bool)
        /// From the component that is put in a place.
        case instance
    }

    /// An argument of the call.
    enum Argument {
        /// One that follows a property in Figma; the type is that of the parameter.
        case connected(name: String, type: String, property: String, Source)
        /// One that is the same for every selection.
        case fixed(name: String, SwiftExpression)

        /// The parameter.
        var name: String {
            switch self {
            case .connected(let name, _, _, _), .fixed(let name, _): name
            }
        }
    }

    let component: Component
    let figma: FigmaReference
    let own: ComponentNames
    let names: SwiftNames
    let modules: [String]

    /// Connects a component.
    init(_ component: Component, _ figma: FigmaReference, _ names: SwiftNames, _ modules: [String]) {
        self.component = component
        self.figma = figma
        self.names = names
        self.modules = modules
        own = ComponentNames(component, names)
    }

    /// The arguments in the order of the view's parameters; what has a default and no property in Figma is left out.
    var arguments: [Argument] {
        let parameters = ViewParameters.sorted(component.parameters)
        return parameters.texts.compactMap(argument) + component.table.axes.compactMap(argument)
            + parameters.others.compactMap(argument)
    }

    private func argument(_ axis: VariantAxis) -> Argument? {
        guard let property = figma.property(of: axis.name) else { return nil }
        let values = axis.values.map { value in
            (inFigma: property.nameInFigma(of: value.name), code: "." + ComponentNames.enumCase(of: value))
        }
        return .connected(
            name: ComponentNames.parameter(of: axis), type: own.type(of: axis), property: property.property,
            .values(values, default: values[axis.defaultIndex].code))
    }

    private func argument(_ parameter: Component.Parameter) -> Argument? {
        let name = ComponentNames.parameter(parameter)
        guard let property = figma.property(of: parameter.name) else {
            return switch parameter.kind {
            case .text(let sample):
                sample.isEmpty && parameter.isOptional ? nil : .fixed(name: name, .string(sample))
            case .action: .fixed(name: name, .plain("{}"))
            case .flag, .glyph: nil
            }
        }
        func connected(_ type: String, _ source: Source) -> Argument {
            .connected(name: name, type: type, property: property.property, source)
        }
        return switch parameter.kind {
        case .text(let sample): connected("String", .text(sample: sample))
        case .flag(let isOn) where property.values.isEmpty: connected("Bool", .flag(isOn: isOn))
        case .flag(let isOn):
            connected(
                "Bool",
                .values(
                    ["true", "false"].map { (property.nameInFigma(of: $0), $0) }, default: String(isOn)))
        case .glyph: connected(names.type("Glyph") + "?", .instance)
        case .action: .fixed(name: name, .plain("{}"))
        }
    }
}
