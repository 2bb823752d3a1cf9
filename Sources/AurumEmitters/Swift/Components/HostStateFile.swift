import AurumCompiler
import AurumSyntax

/// The file of a host's logic: one component at a time, how long each stays and why it ends; no SwiftUI in it.
struct HostStateFile {
    let component: Component
    let own: ComponentNames
    let names: SwiftNames
    let host: Host

    /// The text of the file.
    var text: TextBuffer {
        """
        \(names.visibility == .public ? "public " : "")import Observation

        /// Shows one `\(own.view)` at a time, for as long as asked, and tells why it went away.
        ///
        ///     let state = \(own.hostState)()
        ///     let reason = await state.\(own.show)(\(example))
        @MainActor
        @Observable
        \(access)final class \(own.hostState) {
            /// What happens to the \(own.noun) on the screen when another one comes.
            \(access)nonisolated enum Policy: String, CaseIterable, Hashable, Sendable {
                /// The newer one takes its place.
                case replace
                /// The newer one waits until it is gone.
                case queue
            }

            /// \(SwiftIdentifiers.capitalized(own.phrase)) that is, was or will be on the screen.
            \(access)nonisolated struct Item: Identifiable, Hashable, Sendable {
                /// Tells one from another; rises from each to the next.
                \(access)let id: Int
        \(itemProperties)
            }

            /// The \(own.noun) on the screen.
            \(access)private(set) var current: Item?
            /// What happens to the \(own.noun) on the screen when another one comes.
            \(access)let policy: Policy

            @ObservationIgnored private let clock: any Clock<Duration>
            @ObservationIgnored private var lastID = 0
            /// Who waits for an end; the first entry is that of `current`, the others are not on the screen yet.
            ///
            /// Invariant: an entry is removed in the same step that resumes its continuation.
            @ObservationIgnored private var entries: [Entry] = []
            @ObservationIgnored private var timer: Task<Void, Never>?

            private struct Entry {
                let item: Item
                let continuation: CheckedContinuation<\(own.dismissal), Never>
            }

            /// Makes a state that shows nothing yet; `clock` measures how long each \(own.noun) stays.
            \(access)init(policy: Policy = .\(host.policy.rawValue), clock: any Clock<Duration> = ContinuousClock()) {
                self.policy = policy
                self.clock = clock
            }

            /// Shows \(own.phrase) and waits until it is gone; when the waiting task is canceled, it goes away.
            @discardableResult
            \(access)func \(own.show)(
        \(parameters)
            ) async -> \(own.dismissal) {
                guard !Task.isCancelled else { return .dismissed }
                lastID += 1
        \(item)
                return await withTaskCancellationHandler {
                    await withCheckedContinuation { continuation in
                        add(Entry(item: item, continuation: continuation))
                    }
                } onCancel: {
                    Task { @MainActor [weak self] in self?.dismiss(item.id) }
                }
            }

            /// Takes the \(own.noun) on the screen away.
            \(access)func dismiss() {
                if let current { dismiss(current.id) }
            }

            /// Takes one away, from the screen or from the queue; does nothing when it is gone already.
            \(access)func dismiss(_ id: Item.ID) {
                end(id, .dismissed)
            }

            private func add(_ entry: Entry) {
                entries.append(entry)
                if entries.count == 1 {
                    showFirst()
                } else if policy == .replace, let current {
                    end(current.id, .replaced)
                }
            }

            private func end(_ id: Item.ID, _ reason: \(own.dismissal)) {
                guard let index = entries.firstIndex(where: { $0.item.id == id }) else { return }
                let entry = entries.remove(at: index)
                if index == 0 { showFirst() }
                entry.continuation.resume(returning: reason)
            }

            private func showFirst() {
                timer?.cancel()
                timer = nil
                current = entries.first?.item
                guard let current, let time = current.duration.time else { return }
                timer = Task { [weak self, clock] in
                    do { try await clock.sleep(for: time) } catch { return }
                    self?.end(current.id, .timedOut)
                }
            }
        }

        """
    }

    private var access: String { names.access }

    /// The texts and axes that a host hands on to the view.
    private var fields: [HostField] { HostField.all(of: component, own) }

    private var example: String {
        fields.prefix { $0.defaultValue == nil }.map { "\($0.name): \"…\"" }.joined(separator: ", ")
    }

    private var itemProperties: String {
        var lines = fields.flatMap { field in
            ["/// \(field.summary)", "\(access)let \(SwiftIdentifiers.declared(field.name)): \(field.type)"]
        }
        lines += ["/// How long it stays.", "\(access)let duration: \(own.duration)"]
        return lines.map { "        " + $0 }.joined(separator: "\n")
    }

    private var parameters: String {
        let duration = host.stays.first.map { ".\(SwiftIdentifiers.enumCase($0.name))" }
        let fields = self.fields + [HostField("duration", own.duration, duration, "")]
        return fields.map { field in
            let value = field.defaultValue.map { " = " + $0 } ?? ""
            return "        \(SwiftIdentifiers.parameter(field.name)): \(field.type)\(value)"
        }.joined(separator: ",\n")
    }

    private var item: TextBuffer {
        let arguments = (fields.map(\.name) + ["duration"]).map { name in
            SwiftExpression.Argument(name, .plain(SwiftIdentifiers.declared(name)))
        }
        let call = SwiftExpression.call("Item", [.init("id", .plain("lastID"))] + arguments)
        var writer = CodeWriter(level: 2)
        writer.expression("let item = ", call)
        return writer.inside
    }
}

/// Something a host is told about a component to show.
struct HostField {
    let name: String
    let type: String
    let defaultValue: String?
    let summary: String

    init(_ name: String, _ type: String, _ defaultValue: String?, _ summary: String) {
        self.name = name
        self.type = type
        self.defaultValue = defaultValue
        self.summary = summary
    }

    /// The texts and the axes of a component.
    static func all(of component: Component, _ own: ComponentNames) -> [HostField] {
        let texts = component.parameters.compactMap { parameter -> HostField? in
            guard case .text = parameter.kind else { return nil }
            let summary = SwiftDocumentation.sentence(parameter.summary)
            return HostField(ComponentNames.parameter(parameter), "String", nil, summary)
        }
        let axes = component.table.axes.map { axis in
            HostField(
                ComponentNames.parameter(of: axis), own.type(of: axis),
                "." + ComponentNames.enumCase(of: axis.values[axis.defaultIndex]),
                "The variant by \(ComponentNames.words(axis.name)).")
        }
        return texts + axes
    }
}
