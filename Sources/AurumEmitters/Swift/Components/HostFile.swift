import AurumCompiler
import AurumSyntax

/// The file of a host's view: what its state shows, coming and going, at the bottom of a screen.
struct HostFile {
    let component: Component
    let own: ComponentNames
    let names: SwiftNames
    let host: Host
    let cells: StyleCells

    /// The text of the file.
    var text: TextBuffer {
        """
        #if canImport(SwiftUI)
        \(accessibilityImport)\(tokenImport)import Observation
        \(names.access)import SwiftUI

        /// Draws the current \(own.noun) of a state at the bottom of a screen; one host a screen.
        ///
        /// The caller owns the safe area.
        ///
        ///     content.overlay(alignment: .bottom) { \(own.host)(state: state) }
        \(names.access)struct \(own.host): View {
            private let state: \(own.hostState)
            @Environment(\\.accessibilityReduceMotion) private var reduceMotion
        \(modeProperty)
            /// Makes a host for a state.
            \(names.access)init(state: \(own.hostState)) {
                self.state = state
            }

            /// The current \(own.noun), and the last one while it leaves.
            \(names.access)var body: some View {
                ZStack(alignment: .bottom) {
                    ForEach(state.drawn) { item in
                        drawing(of: item, isLeaving: item.id != state.current?.id)
                    }
                }
                .frame(maxWidth: .infinity)
                .animation(.easeOut(duration: \(seconds(host.enter))), value: state.current)
        \(announcing)    }

            private func drawing(of item: \(own.hostState).Item, isLeaving: Bool) -> some View {
        \(call)
            }

            private var transition: AnyTransition {
                let entrance: AnyTransition =
                    reduceMotion ? .opacity : .move(edge: .bottom).combined(with: .opacity)
                return .asymmetric(insertion: entrance, removal: .identity)
            }
        \(announcer)}
        #endif

        """
    }

    private var tokenImport: String {
        margin.hasPrefix(names.prefix) && !names.isOneModule ? "import \(names.tokenModule)\n" : ""
    }

    /// The property that the margin takes its mode from.
    private var modeProperty: String {
        guard let modes = names.modes, cells.expression(of: host.margin)?.needsMode ?? false else {
            return ""
        }
        return "    \(modes.property(names))\n"
    }

    private var margin: String { cells.expression(of: host.margin)?.flat ?? "0" }

    private func seconds(_ duration: Duration) -> String { NumberText.shortest(duration.milliseconds / 1000) }

    /// The view of an item; every action takes the item away.
    private var call: TextBuffer {
        let fields = HostField.all(of: component, own).map { field in
            SwiftExpression.Argument(field.name, .plain("item.\(field.name)"))
        }
        let actions = HostField.actions(of: component).map { parameter in
            SwiftExpression.Argument(
                ComponentNames.parameter(parameter), .plain("{ state.dismiss(item.id) }"))
        }
        var writer = CodeWriter(level: 2)
        let isOnOneLine = writer.expression("", .call(own.view, fields + actions))
        // A formatter indents modifiers only below a view of one line.
        isOnOneLine ? writer.indented(modifiers) : modifiers(&writer)
        return writer.inside
    }

    /// Leaving is a change of the view instead of a transition, so that an item on its way out is deaf to taps and to
    /// VoiceOver: a frame without height at the bottom pushes what is in it below the edge.
    private func modifiers(_ writer: inout CodeWriter) {
        writer.line(".padding([.horizontal, .bottom], \(margin))")
        writer.line(".fixedSize(horizontal: false, vertical: true)")
        writer.line(".frame(height: isLeaving && !reduceMotion ? 0 : nil, alignment: .top)")
        writer.line(".opacity(isLeaving ? 0 : 1)")
        writer.line(".animation(.easeIn(duration: \(seconds(host.exit))), value: isLeaving)")
        writer.line(".allowsHitTesting(!isLeaving)")
        writer.line(".accessibilityHidden(isLeaving)")
        writer.line(".zIndex(Double(item.id))")
        writer.line(".transition(transition)")
    }

    /// The texts of the current item; a component without any is not announced.
    private var texts: [HostField] { HostField.spoken(of: component) }

    /// The texts as an expression.
    private var textList: SwiftExpression { .array(texts.map { .plain("item.\($0.name)") }) }

    /// Whether some of them can be missing.
    private var mayLackTexts: Bool { texts.contains { $0.defaultValue != nil } }

    /// What is announced: the texts, after what the variant means, if it means anything.
    private var announcement: SwiftExpression {
        let spoken = mayLackTexts ? .plain("texts") : textList
        guard hasMeaning else {
            return .plain(
                texts.count == 1 && !mayLackTexts
                    ? "item.\(texts[0].name)" : spoken.flat + ".joined(separator: \", \")")
        }
        let axes = component.table.axes.map { axis in
            let name = ComponentNames.parameter(of: axis)
            return SwiftExpression.Argument(name, .plain("item.\(name)"))
        }
        return .call(
            own.view + ".spoken",
            [.init(nil, spoken), .init(nil, .call(own.style, axes))])
    }

    private var hasMeaning: Bool {
        let container = component.parts.first { $0.kind == .container }?.name
        return component.table.properties.contains { $0.name == "meaning" && $0.part == container }
    }

    private var accessibilityImport: String {
        texts.isEmpty ? "" : "#if canImport(Accessibility)\nimport Accessibility\n#endif\n"
    }

    private var announcing: String {
        texts.isEmpty ? "" : "        .onChange(of: state.current, initial: true) { announce() }\n"
    }

    private var announcer: TextBuffer {
        guard !texts.isEmpty else { return "" }
        let post = SwiftExpression.call("AccessibilityNotification.Announcement", [.init(nil, announcement)])
        var writer = CodeWriter(level: 2)
        if mayLackTexts { writer.expression("let texts = ", textList, ".compactMap { $0 }") }
        if texts.allSatisfy({ $0.defaultValue != nil }) { writer.line("if texts.isEmpty { return }") }
        writer.expression("", post, ".post()")
        return """

                private func announce() {
                    #if canImport(Accessibility)
                    guard let item = state.current else { return }
            \(writer.inside)
                    #endif
                }

            """
    }
}
