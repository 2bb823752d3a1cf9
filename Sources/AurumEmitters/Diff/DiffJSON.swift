import AurumCompiler
package import AurumDiff
import AurumSyntax

/// A comparison for other programs; `Documentation/Diff.md` describes the members.
package struct DiffJSON {
    private let report: DiffReport

    private var diff: DesignDiff { report.diff }

    /// Makes the JSON of a report.
    package init(_ report: DiffReport) { self.report = report }

    /// The text of the object.
    package var text: String { JSONWriter.render(value) }

    /// The object.
    package var value: JSONValue {
        .object([
            "schemaVersion": .string("1"),
            "old": .string(report.oldTitle),
            "new": .string(report.newTitle),
            "notes": .strings(report.notes),
            "isSame": .boolean(diff.isEmpty),
            "verdict": verdict,
            "modes": modes,
            "tokens": .array(diff.tokens.map(token)),
            "components": .array(diff.components.map(component)),
            "contrast": .array(diff.contrast.map(contrast)),
            "symbols": symbols,
            "glyphs": .strings(diff.glyphs),
            "pictures": .array(diff.pictures.map(picture)),
        ])
    }

    private var verdict: JSONValue {
        .object([
            "level": .string(diff.verdict.level.rawValue),
            "reasons": .array(
                diff.verdict.reasons.map { reason in
                    .object([
                        "rule": .string(reason.rule.rawValue), "level": .string(reason.level.rawValue),
                        "subjects": .strings(reason.subjects),
                    ])
                }),
        ])
    }

    private var modes: JSONValue {
        let (olds, news) = (diff.old.design.modes, diff.new.design.modes)
        return .object([
            "compared": .array(
                diff.modes.pairs.map { pair in
                    .object([
                        "old": .string(olds[pair.old].mode.name), "new": .string(news[pair.new].mode.name),
                    ])
                }),
            "added": .strings(diff.modes.added.map { news[$0].mode.name }),
            "removed": .strings(diff.modes.removed.map { olds[$0].mode.name }),
        ])
    }

    // MARK: - Tokens

    /// What became of a token.
    package func token(_ change: TokenChange) -> JSONValue {
        .object(identity(change) + facets(change) + consequences(change))
    }

    private func identity(_ change: TokenChange) -> [JSONValue.Member] {
        var members = [
            JSONValue.Member("kind", .string(change.kind.rawValue)),
            JSONValue.Member("old", .optional(change.old.map(report.oldPath))),
            JSONValue.Member("new", .optional(change.new.map(report.newPath))),
        ]
        if change.pair == nil, let value = report.value(of: change) {
            members.append(.init("type", .string(value.type.rawValue)))
            members.append(.init("value", TokenJSON.value(value)))
        }
        if let pair = change.pair {
            members.append(.init("identity", .string(Self.word(for: pair.identity))))
            members.append(.init("confidence", .number(pair.identity.confidence)))
            members.append(.init("isForwarded", .boolean(pair.newForwarder != nil)))
        }
        if let move = change.move { members.append(.init("move", .string(move.rawValue))) }
        return members
    }

    private static func word(for identity: TokenIdentity) -> String {
        switch identity {
        case .figmaVariable: "figmaVariable"
        case .successor: "successor"
        case .path: "path"
        case .likeness: "likeness"
        }
    }

    private func facets(_ change: TokenChange) -> [JSONValue.Member] {
        let (old, new) = (report.oldPath, report.newPath)
        let lists: [(String, [JSONValue])] = [
            ("types", change.types.map { difference($0) { .string($0.rawValue) } }),
            ("values", change.values.map(values)),
            (
                "origins",
                change.origins.map { difference($0, old: { origin($0, old) }, new: { origin($0, new) }) }
            ),
            (
                "deprecations",
                change.deprecations.map {
                    difference($0) { $0.map(ResolvedJSON.deprecated) ?? .boolean(false) }
                }
            ),
            (
                "successors",
                change.successors.map {
                    difference($0, old: { .optional($0.map(old)) }, new: { .optional($0.map(new)) })
                }
            ),
            ("descriptions", change.descriptions.map { difference($0) { .optional($0) } }),
            ("extensions", change.extensions.map(extensions)),
        ]
        return lists.filter { !$0.1.isEmpty }.map { JSONValue.Member($0.0, .array($0.1)) }
    }

    private func difference<Value>(
        _ difference: ModeDifference<Value>, _ value: (Value) -> JSONValue
    ) -> JSONValue {
        self.difference(difference, old: value, new: value)
    }

    private func difference<Value>(
        _ difference: ModeDifference<Value>, old: (Value) -> JSONValue, new: (Value) -> JSONValue,
        more: [JSONValue.Member] = []
    ) -> JSONValue {
        .object(
            [
                .init("modes", .strings(report.modeNames(difference.modes))),
                .init("old", old(difference.old)), .init("new", new(difference.new)),
            ] + more)
    }

    private func values(_ difference: ModeDifference<TokenValue?>) -> JSONValue {
        let value: (TokenValue?) -> JSONValue = { $0.map(TokenJSON.value) ?? .null }
        let delta = difference.deltaE2000.map { [JSONValue.Member("deltaE2000", .number($0, decimals: 4))] }
        return self.difference(difference, old: value, new: value, more: delta ?? [])
    }

    private func origin(_ origin: TokenChange.Origin, _ path: (TokenID) -> String) -> JSONValue {
        .object(["isAlias": .boolean(origin.isAlias), "tokens": .strings(origin.tokens.map(path))])
    }

    private func extensions(_ change: TokenChange.Extension) -> JSONValue {
        let value: (SyntaxNode?) -> JSONValue = { $0.map { JSONValue($0) } ?? .null }
        return difference(
            change.difference, old: value, new: value, more: [.init("name", .string(change.name))])
    }

    private func consequences(_ change: TokenChange) -> [JSONValue.Member] {
        let follows = change.follows.map { [JSONValue.Member("follows", .number($0))] } ?? []
        let names = change.components.map { report.name(of: diff.components[$0]) }
        var members: [JSONValue.Member] = follows
        if !names.isEmpty { members.append(.init("components", .strings(names))) }
        if !change.contrast.isEmpty {
            members.append(.init("contrast", .array(change.contrast.map { .number($0) })))
        }
        return members
    }

    // MARK: - Components

    private func component(_ change: ComponentChange) -> JSONValue {
        var members = [
            JSONValue.Member("kind", .string(change.kind.rawValue)),
            JSONValue.Member("name", .string(report.name(of: change))),
        ]
        if let name = change.oldName { members.append(.init("oldName", .string(name))) }
        if change.hasOtherOrder { members.append(.init("hasOtherOrder", .boolean(true))) }
        let lists: [(String, [JSONValue])] = [
            ("axes", change.axes.map(axis)),
            ("parameters", change.parameters.map(parameter)),
            ("parts", change.parts.map { named($0.name, $0.kind) }),
            ("aspects", change.aspects.map { .string($0.rawValue) }),
            ("addedVariants", variants(change.addedVariants, change.new, diff.new.design)),
            ("removedVariants", variants(change.removedVariants, change.old, diff.old.design)),
            ("styles", change.styles.map { style($0, change) }),
            ("looks", change.looks.map { look($0, change) }),
        ]
        return .object(members + lists.filter { !$0.1.isEmpty }.map { .init($0.0, .array($0.1)) })
    }

    private func named(_ name: String, _ kind: TokenChange.Kind) -> JSONValue {
        .object(["name": .string(name), "kind": .string(kind.rawValue)])
    }

    private func axis(_ axis: ComponentChange.Axis) -> JSONValue {
        .object([
            "name": .string(axis.name), "kind": .string(axis.kind.rawValue),
            "addedValues": .strings(axis.addedValues), "removedValues": .strings(axis.removedValues),
            "oldDefault": axis.oldDefault.map(JSONValue.string),
            "newDefault": axis.newDefault.map(JSONValue.string),
        ])
    }

    private func parameter(_ parameter: ComponentChange.Parameter) -> JSONValue {
        .object([
            "name": .string(parameter.name), "kind": .string(parameter.kind.rawValue),
            "isRequired": .boolean(parameter.isRequired),
        ])
    }

    private func variants(_ variants: [VariantID], _ component: Int?, _ design: ResolvedDesign) -> [JSONValue]
    {
        guard let component else { return [] }
        return variants.map { variant($0, design.components[component].table) }
    }

    private func variant(_ variant: VariantID, _ table: VariantTable) -> JSONValue {
        .object(zip(table.axes, table.values(of: variant)).map { .init($0.name, .string($1.name)) })
    }

    private func style(_ style: ComponentChange.Style, _ change: ComponentChange) -> JSONValue {
        .object([
            "property": .string(style.property),
            "isRebound": .boolean(style.isRebound),
            "modes": .strings(report.modeNames(style.modes)),
            "variants": .array(variants(style.variants.map(\.new), change.new, diff.new.design)),
            "tokens": .array(style.tokens.map { .number($0) }),
        ])
    }

    private func look(_ look: ComponentChange.Look, _ change: ComponentChange) -> JSONValue {
        .object([
            "variant": variants([look.variant.new], change.new, diff.new.design).first ?? .null,
            "modes": .strings(report.modeNames(look.modes)),
        ])
    }

    // MARK: - Contrast, names and pictures

    private func contrast(_ change: ContrastChange) -> JSONValue {
        let isNew = change.new != nil
        let design = isNew ? diff.new.design : diff.old.design
        guard let fact = change.new ?? change.old,
            let index = isNew ? change.newComponent : change.oldComponent
        else { return .null }
        return .object([
            "component": .string(design.components[index].name),
            "variant": variant(fact.variant, design.components[index].table),
            "mode": .string(design.modes[fact.mode].mode.name),
            "part": .string(fact.part), "on": .string(fact.on),
            "old": change.old.map(measure) ?? .null, "new": change.new.map(measure) ?? .null,
            "crossing": .optional(change.crossing?.rawValue),
            "tokens": .array(change.tokens.map { .number($0) }),
        ])
    }

    private func measure(_ fact: ContrastFact) -> JSONValue {
        .object([
            "wcag": .number(fact.wcag, decimals: 4), "apca": .number(fact.apca, decimals: 4),
            "required": .number(fact.required), "passes": .boolean(fact.passes),
        ])
    }

    private var symbols: JSONValue {
        func renames(_ list: [SymbolChanges.Rename]) -> JSONValue {
            .array(
                list.map { rename in
                    .object([
                        "old": .string(rename.old), "new": .string(rename.new),
                        "isLikely": .boolean(rename.isLikely),
                    ])
                })
        }
        return .object([
            "added": .strings(diff.symbols.added),
            "removed": .array(
                diff.symbols.removed.map {
                    .object(["name": .string($0.name), "replacement": .optional($0.replacement)])
                }),
            "renamed": renames(diff.symbols.renamed),
            "forwarded": renames(diff.symbols.forwarded),
            "reused": .strings(diff.symbols.reused),
        ])
    }

    private func picture(_ change: PictureChange) -> JSONValue {
        let design = change.kind == .removed ? diff.old.design : diff.new.design
        let component = design.components[change.component]
        return .object([
            "kind": .string(change.kind.rawValue), "component": .string(component.name),
            "variant": variant(change.variant, component.table),
            "modes": .strings(change.modes.map { design.modes[$0].mode.name }),
        ])
    }
}
