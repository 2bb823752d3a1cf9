import AurumCompiler
import AurumSyntax

/// The modifiers that tell assistive technology what a component says and how to take it away.
struct AccessibilityModifiers {
    private let names: SwiftNames
    private let anatomy: ViewAnatomy
    /// The name of the view.
    private let view: String

    init(_ names: SwiftNames, _ anatomy: ViewAnatomy) {
        self.names = names
        self.anatomy = anatomy
        view = ComponentNames(anatomy.component, names).view
    }

    /// Adds those of the text that stands for the component: its words, and a way to dismiss without a search for
    /// the button.
    func write(onText text: String, to writer: inout CodeWriter) {
        label([text], &writer)
        guard let dismissal = anatomy.dismissal else { return }
        let name = anatomy.spokenName(of: dismissal.part)
        if dismissal.isOptional {
            let kind = SwiftExpression.call("AccessibilityActionKind", [.init("named", name)])
            action(.init(nil, kind), &writer)
        } else {
            action(.init("named", name), &writer)
        }
    }

    /// Adds those of the whole.
    func writeOnContainer(to writer: inout CodeWriter) {
        let isControl = anatomy.component.parts.contains { $0.kind.isTappable }
        writer.line(".accessibilityElement(children: .\(isControl ? "contain" : "combine"))")
        if anatomy.spokenPart == nil { label([], &writer) }
        if anatomy.dismissal != nil { action(.init(nil, .plain(".escape")), &writer) }
    }

    private func label(_ texts: [String], _ writer: inout CodeWriter) {
        guard anatomy.meaning != nil else { return }
        let spoken = SwiftExpression.call(
            view + ".spoken", [.init(nil, .array(texts.map { .plain($0) })), .init(nil, .plain("style"))])
        writer.expression(
            "", .call(".accessibilityLabel", [.init(nil, .call("Text", [.init("verbatim", spoken)]))]))
    }

    private func action(_ kind: SwiftExpression.Argument, _ writer: inout CodeWriter) {
        guard let dismissal = anatomy.dismissal else { return }
        if dismissal.isOptional {
            let action = SwiftExpression.Argument(nil, .plain(dismissal.action))
            writer.expression("", .call("." + names.accessibilityActionModifier, [kind, action]))
        } else {
            writer.expression("", .call(".accessibilityAction", [kind]), " { \(dismissal.action)() }")
        }
    }

    /// Adds the function that puts the meaning of a variant before texts.
    func writeSpoken(_ style: String, to writer: inout CodeWriter) {
        guard let meaning = anatomy.meaning else { return }
        writer.line()
        writer.documentation(
            "What VoiceOver says for texts: first what the colors and the glyph mean, in the app's language.")
        writer.block("static func spoken(_ texts: [String], _ style: \(style)) -> String") { writer in
            writer.line("let meaning = \(meaning)")
            if anatomy.mayLackMeaning {
                writer.line("if meaning.isEmpty { return texts.joined(separator: \", \") }")
            }
            writer.line(
                "let spoken = Bundle.main.localizedString(forKey: meaning, value: meaning, table: nil)")
            writer.line("return ([spoken] + texts).joined(separator: \", \")")
        }
    }
}
