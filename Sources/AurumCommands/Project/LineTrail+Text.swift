import AurumCompiler
import AurumEmitters
import AurumSyntax

extension LineTrail {
    /// One thing a line: its place, what it is, and the modes it is for when there are others.
    func text(in design: ResolvedDesign) -> String {
        var columns = TextColumns()
        for step in steps {
            let name = OriginText(step.subject, in: design)
            let indent = String(repeating: "  ", count: step.depth)
            let words = "\(indent)\(name.kind) \(name.name)" + (name.variant.map { ", " + $0 } ?? "")
            var row = [TextColumns.Cell(Self.place(of: step, design)), TextColumns.Cell(words)]
            if step.modes.count < design.modes.count {
                let modes = step.modes.map { design.modes[$0].mode.name }
                row.append(TextColumns.Cell("in " + modes.joined(separator: ", ")))
            }
            columns.add(row)
        }
        return columns.text
    }

    /// The same for programs.
    func json(in design: ResolvedDesign) -> JSONValue {
        .array(
            steps.map { step in
                let name = OriginText(step.subject, in: design)
                let file = design.sources[step.node.source]
                let place = file?.location(of: step.node.range.start)
                return .object([
                    "depth": .number(step.depth), "kind": .string(name.kind), "name": .string(name.name),
                    "variant": name.variant.map(JSONValue.string), "path": .optional(file?.path),
                    "line": place.map { .number($0.line) }, "column": place.map { .number($0.column) },
                    "modes": .strings(step.modes.map { design.modes[$0].mode.name }),
                ])
            })
    }

    /// A place as editors and terminals make a link of it.
    private static func place(of step: Step, _ design: ResolvedDesign) -> String {
        guard let file = design.sources[step.node.source] else { return "" }
        let place = file.location(of: step.node.range.start)
        return "\(file.path):\(place.line):\(place.column)"
    }
}
