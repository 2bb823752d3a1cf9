import AurumCompiler
import AurumSyntax

extension ComponentPage {
    /// Adds what the host does, if the component has one.
    func addHost(to page: inout MarkdownPage) {
        guard let host = component.host else { return }
        page.heading(2, "Host")
        page.block(
            "The host shows one \(MarkdownText.plain(component.name)) at a time and takes it away when its time is over."
        )
        let policy =
            switch host.policy {
            case .replace:
                "a newer one takes the place of the one shown; waiting in line can be chosen instead"
            case .queue: "a newer one waits until the one shown is gone; replacing can be chosen instead"
            }
        var rows = [
            ["When another comes", policy],
            ["Coming", ValueText.text(of: .duration(host.enter))],
            ["Going", ValueText.text(of: .duration(host.exit))],
            [
                "Distance to the sides and the bottom",
                CellText(design: design).byMode(design.modes.indices) { cells, mode in
                    cells.text(of: host.margin, mode: mode)
                },
            ],
        ]
        if let source = host.source { rows.append(["Source", MarkdownText.code(source)]) }
        page.table(["Behavior", ""], rows)
        page.table(
            ["How long it stays", "Time"],
            host.stays.enumerated().map { index, stay in
                let mark = index == 0 ? " (default)" : ""
                return [
                    MarkdownText.code(stay.name) + mark,
                    stay.duration.map { ValueText.text(of: .duration($0)) } ?? "until it is dismissed",
                ]
            })
    }

    /// Adds the recorded pictures, grouped by what they were recorded with.
    func addSnapshots(to page: inout MarkdownPage) {
        let snapshots = component.documentation.snapshots
        guard !snapshots.isEmpty else { return }
        page.heading(2, "Snapshots")
        var environments: [[String]] = []
        for snapshot in snapshots where !environments.contains(snapshot.environment) {
            environments.append(snapshot.environment)
        }
        for environment in environments {
            let words = environment.map(MarkdownText.plain).joined(separator: " · ")
            if !words.isEmpty { page.block("Recorded on the pinned simulator: \(words).") }
            page.list(
                snapshots.filter { $0.environment == environment }.map { MarkdownText.plain($0.name) })
        }
    }

    /// Adds where the component is in Figma, and what its axes are called there.
    func addCodeConnect(to page: inout MarkdownPage) {
        guard let figma = component.figma else { return }
        page.heading(2, "Code Connect")
        let node = MarkdownText.link("Figma node " + MarkdownText.code(figma.node), to: figma.url)
        let file = component.documentation.codeConnect.map { ", connected by \(MarkdownText.code($0))" } ?? ""
        page.block("Mapped to the \(node)\(file).")
        page.block(
            "Figma’s Dev Mode shows SwiftUI snippets for the component as it is in the latest release.")
        page.table(
            ["Figma property", "Parameter"],
            figma.properties.map { [MarkdownText.code($0.property), MarkdownText.code($0.axis)] })
    }
}
