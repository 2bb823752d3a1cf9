import AurumCompiler
package import AurumDiff

/// What became of a component, in phrases.
package struct DiffComponentText {
    private let report: DiffReport
    private let change: ComponentChange

    /// Makes the text of a change.
    package init(_ report: DiffReport, _ change: ComponentChange) {
        self.report = report
        self.change = change
    }

    /// The phrases, the weightiest first.
    package var phrases: [String] {
        switch change.kind {
        case .added: ["added"]
        case .removed: ["removed"]
        case .changed: interface + variants + looks
        }
    }

    private var interface: [String] {
        var phrases = change.oldName.map { ["was \($0)"] } ?? []
        phrases += change.axes.flatMap(self.phrases(of:))
        if change.hasOtherOrder { phrases.append("its axes have another order") }
        phrases += change.parameters.map { parameter in
            let need = parameter.kind == .added && parameter.isRequired ? ", which has to be given" : ""
            return "parameter \(parameter.name) \(parameter.kind.rawValue)\(need)"
        }
        phrases += change.aspects.map { "other \($0.phrase)" }
        return phrases + change.parts.map { "part \($0.name) \($0.kind.rawValue)" }
    }

    private func phrases(of axis: ComponentChange.Axis) -> [String] {
        if axis.kind != .changed { return ["axis \(axis.name) \(axis.kind.rawValue)"] }
        let added = axis.addedValues.map { "\(axis.name) \($0) added" }
        let removed = axis.removedValues.map { "\(axis.name) \($0) removed" }
        guard let old = axis.oldDefault, let new = axis.newDefault else { return added + removed }
        return added + removed + ["\(axis.name) is \(new) by default, was \(old)"]
    }

    private var variants: [String] {
        [(change.addedVariants.count, "added"), (change.removedVariants.count, "removed")].filter { $0.0 > 0 }
            .map { "\(DiffReport.count($0.0, "variant")) \($0.1)" }
    }

    private var looks: [String] {
        let rebound = change.styles.filter(\.isRebound).map(\.property)
        var seen: Set<String> = []
        let names = rebound.filter { seen.insert($0).inserted }
        let bound = names.isEmpty ? [] : ["other bindings of \(names.joined(separator: ", "))"]
        guard !change.looks.isEmpty, let index = change.new else { return bound }
        let table = report.diff.new.design.components[index].table
        let text = report.text(of: change.looks.map(\.variant.new), in: table)
        let modes = Set(change.looks.flatMap(\.modes)).sorted()
        let place = report.place(modes)
        return bound + ["looks different in \(text)" + (place.isEmpty ? "" : " \(place)")]
    }
}

/// How many pictures have to be made, in phrases.
package struct DiffPictures {
    private let report: DiffReport

    /// Makes the sums of a report.
    package init(_ report: DiffReport) { self.report = report }

    private struct Key: Hashable {
        let name: String
        let word: String
    }

    /// One phrase for each component and kind of change.
    package var phrases: [String] {
        var counts: [Key: Int] = [:]
        var order: [Key] = []
        for picture in report.diff.pictures {
            let design = picture.kind == .removed ? report.diff.old.design : report.diff.new.design
            let key = Key(name: design.components[picture.component].name, word: Self.word(for: picture.kind))
            if counts[key] == nil { order.append(key) }
            counts[key, default: 0] += picture.modes.count
        }
        return order.map { "\($0.name): \(DiffReport.count(counts[$0] ?? 0, "picture")) to \($0.word)" }
    }

    private static func word(for kind: TokenChange.Kind) -> String {
        switch kind {
        case .added: "make"
        case .removed: "throw away"
        case .changed: "make again"
        }
    }
}
