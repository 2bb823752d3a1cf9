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

            /// The current \(own.noun); it stays drawn while it leaves.
            \(names.access)var body: some View {
                ZStack(alignment: .bottom) {
                    if let item = state.current {
        \(call)
                    }
                }
                .frame(maxWidth: .infinity)
                .animation(.easeOut(duration: \(seconds(host.enter))), value: state.current)
        \(announcing)    }

            private var transition: AnyTransition {
                let movement: AnyTransition =
                    reduceMotion ? .opacity : .move(edge: .bottom).combined(with: .opacity)
                return .asymmetric(
                    insertion: movement.animation(.easeOut(duration: \(seconds(host.enter)))),
                    removal: movement.animation(.easeIn(duration: \(seconds(host.exit))))
                )
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

    /// The view of the current item; every action takes the item away.
    private var call: TextBuffer {
        let fields = HostField.all(of: component, own).map { field in
            SwiftExpression.Argument(field.name, .plain("item.\(field.name)"))
        }
        let actions = component.parameters.compactMap { parameter -> SwiftExpression.Argument? in
            guard case .action = parameter.kind else { return nil }
            return .init(ComponentNames.parameter(parameter), .plain("{ state.dismiss(item.id) }"))
        }
        var writer = CodeWriter(level: 4)
        let isOnOneLine = writer.expression("", .call(own.view, fields + actions))
        // A formatter indents modifiers only below a view of one line.
        isOnOneLine ? writer.indented(modifiers) : modifiers(&writer)
        return writer.inside
    }

    private func modifiers(_ writer: inout CodeWriter) {
        writer.line(".accessibilityAction(.escape) { state.dismiss(item.id) }")
        writer.line(".padding([.horizontal, .bottom], \(margin))")
        writer.line(".id(item.id)")
        writer.line(".zIndex(Double(item.id))")
        writer.line(".transition(transition)")
    }

    /// The texts of the current item; what has none is not announced.
    private var texts: [String] {
        HostField.all(of: component, own).filter { $0.type == "String" }.map { "item.\($0.name)" }
    }

    private var accessibilityImport: String {
        texts.isEmpty ? "" : "#if canImport(Accessibility)\nimport Accessibility\n#endif\n"
    }

    private var announcing: String {
        texts.isEmpty ? "" : "        .onChange(of: state.current, initial: true) { announce() }\n"
    }

    private var announcer: String {
        guard let first = texts.first else { return "" }
        let text = texts.count == 1 ? first : "[\(texts.joined(separator: ", "))].joined(separator: \", \")"
        return """

                private func announce() {
                    #if canImport(Accessibility)
                    guard let item = state.current else { return }
                    AccessibilityNotification.Announcement(\(text)).post()
                    #endif
                }

            """
    }
}
