import AurumCompiler
import AurumSyntax

/// The parameters of a component's view: texts, axes, optional texts, flags, glyphs and actions, in this order.
struct ViewParameters {
    let component: Component
    let own: ComponentNames
    let names: SwiftNames

    /// The parameters as declared.
    var declarations: [String] { items.map(\.declaration) }

    /// What stands for a caller's argument in pictures of a variant; nil where the default does.
    static func sample(of parameter: Component.Parameter, in variant: VariantID) -> SwiftExpression? {
        let sample = parameter.sample(in: variant) ?? ""
        return switch parameter.kind {
        case .text: sample.isEmpty && parameter.isOptional ? nil : .string(sample)
        case .glyph: sample.isEmpty ? nil : .plain("." + ComponentNames.glyph(sample))
        case .action: .plain("{}")
        case .flag: nil
        }
    }

    /// The arguments of a call: axes by their own names, and what there is of the rest.
    func arguments(_ value: (Component.Parameter) -> SwiftExpression?) -> [SwiftExpression.Argument] {
        func argument(_ parameter: Component.Parameter) -> SwiftExpression.Argument? {
            value(parameter).map { .init(ComponentNames.parameter(parameter), $0) }
        }
        let (texts, others) = Self.sorted(component.parameters)
        return texts.compactMap(argument) + axisArguments + others.compactMap(argument)
    }

    /// The arguments that hand the axes on.
    var axisArguments: [SwiftExpression.Argument] {
        component.table.axes.map { axis in
            let name = ComponentNames.parameter(of: axis)
            return .init(name, .plain(SwiftIdentifiers.declared(name)))
        }
    }

    /// The lines of a doc comment about the parameters.
    func documentation(room: Int) -> [String] {
        guard !items.isEmpty else { return [] }
        return ["///", "/// - Parameters:"]
            + items.flatMap { item in
                let lines = SwiftDocumentation.lines(["- \(item.name): \(item.summary)"], room: room - 4)
                return lines.enumerated().map { index, line in
                    "///   " + (index == 0 ? "" : "  ") + line.dropFirst(4)
                }
            }
    }

    private struct Item {
        let name: String
        let declaration: String
        let summary: String
    }

    private var items: [Item] {
        let (texts, others) = Self.sorted(component.parameters)
        return texts.map(item) + component.table.axes.map(item) + others.map(item)
    }

    /// The parameters before the axes and those behind, in their order.
    static func sorted(
        _ parameters: [Component.Parameter]
    ) -> (texts: [Component.Parameter], others: [Component.Parameter]) {
        let texts = parameters.filter { rank($0) == 0 }
        let others = parameters.filter { rank($0) > 0 }.enumerated().sorted {
            (rank($0.element), $0.offset) < (rank($1.element), $1.offset)
        }
        return (texts, others.map(\.element))
    }

    private static func rank(_ parameter: Component.Parameter) -> Int {
        switch parameter.kind {
        case .text: parameter.isOptional ? 1 : 0
        case .flag: 2
        case .glyph: 3
        case .action: 4
        }
    }

    private func item(_ axis: VariantAxis) -> Item {
        let name = ComponentNames.parameter(of: axis)
        let value = ComponentNames.enumCase(of: axis.values[axis.defaultIndex])
        return Item(
            name: name, declaration: "\(SwiftIdentifiers.parameter(name)): \(own.type(of: axis)) = .\(value)",
            summary: "The variant by \(ComponentNames.words(axis.name)).")
    }

    private func item(_ parameter: Component.Parameter) -> Item {
        let name = ComponentNames.parameter(parameter)
        let type =
            switch parameter.kind {
            case .text: parameter.isOptional ? "String? = nil" : "String"
            case .flag(let isOn): "Bool = \(isOn)"
            case .glyph: names.type("Glyph") + "? = nil"
            case .action:
                parameter.isOptional ? "(@MainActor () -> Void)? = nil" : "@escaping @MainActor () -> Void"
            }
        return Item(
            name: name, declaration: "\(SwiftIdentifiers.parameter(name)): \(type)",
            summary: SwiftDocumentation.sentence(parameter.summary))
    }
}
