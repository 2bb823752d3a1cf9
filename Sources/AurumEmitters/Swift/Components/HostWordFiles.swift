import AurumCompiler
import AurumSyntax

/// The files of the words a host is spoken to with: how long, and why no longer.
struct HostWordFiles {
    let own: ComponentNames
    let names: SwiftNames
    let host: Host

    /// The file of the choices of time.
    var duration: TextBuffer {
        var writer = CodeWriter()
        writer.documentation("How long \(code: own.view) stays.")
        writer.block(
            "\(names.access)nonisolated enum \(own.duration): String, CaseIterable, Hashable, Sendable"
        ) {
            writer in
            for (index, stay) in host.stays.enumerated() {
                writer.documentation("\(summary(of: stay))\(index == 0 ? "; the default." : ".")")
                writer.line("case \(SwiftIdentifiers.declared(name(of: stay)))")
            }
            writer.line()
            writer.documentation("The time, or nil when it stays until it is dismissed.")
            writer.block("\(names.access)var time: Duration?") { writer in
                writer.line("switch self {")
                for stay in host.stays { writer.line("case .\(name(of: stay)): \(time(of: stay))") }
                writer.line("}")
            }
        }
        return writer.text
    }

    /// The file of the reasons.
    var dismissal: TextBuffer {
        """
        /// Why \(own.viewPhrase) went away.
        \(names.access)nonisolated enum \(own.dismissal): String, CaseIterable, Hashable, Sendable {
            /// Its time was over.
            case timedOut
            /// Someone took it away, or the task that showed it was canceled.
            case dismissed
            /// A newer one took its place.
            case replaced
        }

        """
    }

    private func name(of stay: Host.Stay) -> String { ComponentNames.enumCase(of: stay) }

    private func summary(of stay: Host.Stay) -> String {
        stay.duration.map { ValueText.text(of: .duration($0)) } ?? "Until it is dismissed"
    }

    private func time(of stay: Host.Stay) -> String {
        stay.duration.map { SwiftValues.duration(milliseconds: $0.milliseconds).flat } ?? "nil"
    }
}
