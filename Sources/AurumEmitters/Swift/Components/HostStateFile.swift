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

            /// The \(own.noun) on the screen, until it begins to leave.
            \(access)private(set) var current: Item?
            /// The last \(own.noun) while it leaves: still drawn, but no longer to be dismissed.
            \(access)private(set) var leaving: Item?
            /// What happens to the \(own.noun) on the screen when another one comes.
            \(access)let policy: Policy

            @ObservationIgnored private let clock: any Clock<Duration>
            @ObservationIgnored private var lastID = 0
            /// Who waits for an end; the first entry is that of `current`, the others are not on the screen yet.
            ///
            /// Invariant: an entry is removed in the same step that resumes its continuation.
            @ObservationIgnored private var entries: [Entry] = []
            @ObservationIgnored private var timer: Task<Void, Never>?
            @ObservationIgnored private var exit: Task<Void, Never>?

            private nonisolated struct Entry: Sendable {
                let item: Item
                let continuation: CheckedContinuation<\(own.dismissal), Never>
            }

            /// Makes a state that shows nothing yet; `clock` measures how long each \(own.noun) stays.
            \(access)init(policy: Policy = .\(host.policy.rawValue), clock: any Clock<Duration> = ContinuousClock()) {
                self.policy = policy
                self.clock = clock
            }

            deinit {
                timer?.cancel()
                exit?.cancel()
                for entry in entries { entry.continuation.resume(returning: .dismissed) }
            }

        \(documentation)
            @discardableResult
            \(access)consuming func \(own.show)(
        \(parameters)
            ) async -> \(own.dismissal) {
                guard !Task.isCancelled else { return .dismissed }
                lastID += 1
        \(item)
                let outcome = outcome(of: item)
                // To wait does not keep the state alive.
                _ = consume self
                return await outcome()
            }

            /// Takes the \(own.noun) on the screen away.
            \(access)func dismiss() {
                if let current { dismiss(current.id) }
            }

            /// Takes one away, from the screen or from the queue; does nothing when it has ended already.
            \(access)func dismiss(_ id: Item.ID) {
                end(id, .dismissed)
            }

            /// Takes the \(own.noun) on the screen away, and all that wait.
            \(access)func dismissAll() {
                // The last one first, so that none comes to the screen on the way.
                while let last = entries.last { end(last.item.id, .dismissed) }
            }

            /// What is on the screen, the one that leaves below the other.
            var drawn: [Item] { [leaving, current].compactMap { $0 } }

            private func outcome(of item: Item) -> @MainActor () async -> \(own.dismissal) {
                { [weak self] in
                    await withTaskCancellationHandler {
                        await withCheckedContinuation { continuation in
                            guard let self else { return continuation.resume(returning: .dismissed) }
                            self.add(Entry(item: item, continuation: continuation))
                        }
                    } onCancel: { [weak self] in
                        Task { @MainActor [weak self] in self?.dismiss(item.id) }
                    }
                }
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
                if let current { leave(current) }
                current = entries.first?.item
                guard let current, let time = current.duration.time else { return }
                timer = Task { [weak self, clock] in
                    do { try await clock.sleep(for: time) } catch { return }
                    self?.end(current.id, .timedOut)
                }
            }

            private func leave(_ item: Item) {
                leaving = item
                exit?.cancel()
                exit = Task { [weak self, clock] in
                    do { try await clock.sleep(for: \(exit)) } catch { return }
                    self?.remove(item)
                }
            }

            private func remove(_ item: Item) {
                if leaving?.id == item.id { leaving = nil }
            }
        }

        """
    }

    private var access: String { names.access }
    private var exit: String { SwiftValues.duration(milliseconds: host.exit.milliseconds).flat }

    /// The doc comment of the function that shows one.
    private var documentation: String {
        let dismissal = SwiftDocumentation.code(own.dismissal)
        let paragraphs = [
            "Shows \(own.phrase) and waits until it is gone.",
            "With the policy `replace` it is on the screen at once, and the one that was there ends as `replaced`. "
                + "With `queue` it waits until all before it are gone, first in, first out, and its time begins when it "
                + "comes to the screen.",
            "It ends as `timedOut` when its time is over, and as `dismissed` when someone takes it away: with its "
                + "button, with VoiceOver, with one of the `dismiss` functions, or by canceling the task that waits. A "
                + "task that is canceled already shows nothing. Each \(own.noun) ends once, whatever comes together, "
                + "and who waits is told at that moment.",
            "One that has ended is still drawn while it leaves, which takes "
                + "\(ValueText.text(of: .duration(host.exit))); to dismiss it then does nothing. The next one does not "
                + "wait for that.",
            "To wait does not keep the state alive, only a closure that holds it does. When the state goes, everything it shows or holds back ends as "
                + "`dismissed`.",
            "- Returns: Why it is gone; see \(dismissal).",
        ]
        return SwiftDocumentation.lines(paragraphs, room: CodeWriter.width - 4).map { "    " + $0 }
            .joined(separator: "\n")
    }

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
        let duration = host.stays.first.map { ".\(ComponentNames.enumCase(of: $0))" }
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
