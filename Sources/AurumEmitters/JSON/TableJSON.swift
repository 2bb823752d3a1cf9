package import AurumCompiler

/// The table of a component in a mode: every style property of every variant, and the contrast of its pairs.
package enum TableJSON {
    /// The text of the object that `value` describes.
    package static func render(_ component: Component, in design: ResolvedDesign, mode: Int = 0) -> String {
        JSONWriter.render(value(component, in: design, mode: mode))
    }

    /// `component`, `axes`, and `variants` with the value of each axis, the cells by path and the contrast.
    package static func value(_ component: Component, in design: ResolvedDesign, mode: Int = 0) -> JSONValue {
        .object([
            "component": .string(component.name),
            "axes": axes(component.table),
            "variants": variants(component, in: design, mode: mode),
        ])
    }

    /// The axes with the names of their values.
    static func axes(_ table: VariantTable) -> JSONValue {
        .array(
            table.axes.map { axis in
                .object([
                    "name": .string(axis.name),
                    "values": .strings(axis.values.map(\.name)),
                    "default": .string(axis.values[axis.defaultIndex].name),
                ])
            })
    }

    /// The rows in the table's order.
    static func variants(_ component: Component, in design: ResolvedDesign, mode: Int) -> JSONValue {
        let table = component.table
        var memo = CellMemo<JSONValue>()
        let columns = table.properties.indices.map { index in
            memo.column(index, of: table) { .shared(.init(cell($0, in: design, mode: mode))) }
        }
        let facts = design.contrast(of: component, mode: mode)
        return .array(
            table.variants.map { variant in
                let cells = zip(table.properties, columns).map { property, column in
                    JSONValue.Member(property.path, column[variant.index])
                }
                return .object([
                    "axes": .object(axisValues(of: variant, in: table)),
                    "cells": .object(cells),
                    "contrast": .array(facts[variant.index].map { contrast($0, design) }),
                ])
            })
    }

    private static func axisValues(of variant: VariantID, in table: VariantTable) -> [JSONValue.Member] {
        zip(table.axes, table.values(of: variant)).map { .init($0.name, .string($1.name)) }
    }

    private static func cell(_ cell: Cell, in design: ResolvedDesign, mode: Int) -> JSONValue {
        switch cell.value {
        case .single(let binding):
            return .object(members(of: binding, design, mode, withHex: true))
        case .stack(let paints, _):
            return .object([
                "stack": .array(paints.map { .object(members(of: $0, design, mode, withHex: false)) }),
                "composite": design.composite(of: cell, inMode: mode).map(composite) ?? .null,
            ])
        case .hug: return .object(["value": .string("hug")])
        case .fill: return .object(["value": .string("fill")])
        case .count(let count): return .object(["value": .number(count)])
        case .glyph(let name): return .object(["value": .string(name)])
        case .text(let words): return .object(["value": .string(words)])
        case .edges(let edges): return .object(["value": .strings(edges.edges.map(\.rawValue))])
        case .flag(let isTrue): return .object(["value": .boolean(isTrue)])
        case .none, .unbound: return .object(["value": .null])
        }
    }

    private static func members(
        of binding: Binding, _ design: ResolvedDesign, _ mode: Int, withHex: Bool
    ) -> [JSONValue.Member] {
        let value = design.value(of: binding, inMode: mode)
        var members: [JSONValue.Member] = []
        if case .token(let id) = binding { members.append(.init("token", .string(design.tokens[id].path))) }
        members.append(.init("value", value.map(TokenJSON.value) ?? .null))
        if withHex, let color = value?.color { members.append(.init("hex", TokenJSON.hex(color))) }
        return members
    }

    private static func composite(_ color: Color) -> JSONValue {
        .object(["hex": TokenJSON.hex(color), "value": TokenJSON.computedColor(color)])
    }

    /// Ratios have four decimals; whether the pair passes was decided before rounding.
    private static func contrast(_ fact: ContrastFact, _ design: ResolvedDesign) -> JSONValue {
        .object([
            "part": .string(fact.part),
            "on": .string(fact.on),
            "wcag": .number(fact.wcag, decimals: 4),
            "apca": .number(fact.apca, decimals: 4),
            "required": .number(fact.required),
            "passes": .boolean(fact.passes),
            "suggestion": .optional(fact.suggestion.map { design.tokens[$0].path }),
        ])
    }
}

extension ResolvedDesign {
    /// The contrast of a component's declared pairs.
    package func contrast(of component: Component) -> [ContrastFact] {
        guard let index = components.firstIndex(where: { $0.id == component.id }),
            contrast.indices.contains(index)
        else { return [] }
        return contrast[index]
    }

    /// The contrast of a component's declared pairs in a mode, variant by variant.
    func contrast(of component: Component, mode: Int) -> [[ContrastFact]] {
        var facts: [[ContrastFact]] = component.table.variants.map { _ in [] }
        for fact in contrast(of: component) where fact.mode == mode { facts[fact.variant.index].append(fact) }
        return facts
    }
}
