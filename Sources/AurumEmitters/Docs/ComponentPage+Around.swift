import AurumCompiler
import AurumSyntax

extension ComponentPage {
    /// Adds what the host does, if the component has one.
    func addHost(to page: inout MarkdownPage) {
        guard let host = component.host else { return }
        page.heading(2, "Host")
        page.block(
            "The host shows one \(plain: component.name) at a time and takes it away when its time is over."
        )
        let policy =
            switch host.policy {
            case .replace:
                "a newer one takes the place of the one shown; waiting in line can be chosen instead"
            case .queue: "a newer one waits until the one shown is gone; replacing can be chosen instead"
            }
        let margin = CellText(design: design).byMode(design.modes.indices) { cells, mode in
            cells.text(of: host.margin, mode: mode)
        }
        page.table(["Behavior", ""]) { table in
            table.cells(["When another comes", "\(policy)"])
            table.cells(["Coming", "\(ValueText.text(of: .duration(host.enter)))"])
            table.cells(["Going", "\(ValueText.text(of: .duration(host.exit)))"])
            table.cells(["Distance to the sides and the bottom", margin])
            if let source = host.source { table.cells(["Source", "\(codeSpan: source)"]) }
        }
        page.table(["How long it stays", "Time"]) { table in
            for (index, stay) in host.stays.enumerated() {
                let time = stay.duration.map { ValueText.text(of: .duration($0)) } ?? "until it is dismissed"
                table.cells(["\(codeSpan: stay.name)\(index == 0 ? " (default)" : "")", "\(time)"])
            }
        }
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
                snapshots.filter { $0.environment == environment }.map { "\(plain: $0.name)" })
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
        page.table(["Figma property", "Parameter"]) { table in
            for property in figma.properties {
                table.cells(["\(codeSpan: property.property)", "\(codeSpan: property.name)"])
            }
        }
    }
}
