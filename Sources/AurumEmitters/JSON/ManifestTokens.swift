import AurumCompiler
import AurumSyntax

/// The `tokens` of the manifest: in the mode that each is first in, and below `modes` what is otherwise in others.
struct ManifestTokens {
    private let design: ResolvedDesign
    private let options: ManifestOptions
    private let groups: [ExactName: [ResolvedToken]]

    init(design: ResolvedDesign, options: ManifestOptions) {
        self.design = design
        self.options = options
        let tokens = design.tokens.all.compactMap { design.token($0) }
        groups = Dictionary(grouping: tokens) { ExactName(design.tokens[$0.id].group) }
    }

    /// Colors, lengths, shadows and text styles, each group under its own name.
    var value: JSONValue {
        let dimensions = options.dimensions.map { group in
            JSONValue.Member(group.name, .array(tokens(in: group).compactMap(dimension)))
        }
        let color = JSONValue.Member("color", .object(["semantic": semantic, "visual": visual]))
        let elevation = options.shadows.map { group in
            JSONValue.Member("elevation", .array(tokens(in: group).compactMap(shadow)))
        }
        let typography = options.typography.map { group in
            JSONValue.Member("typography", .array(tokens(in: group).compactMap(textStyle)))
        }
        return .object([color] + dimensions + [elevation, typography].compactMap { $0 })
    }

    private var semantic: JSONValue {
        .object(
            options.semantic.map { group in
                .init(group.name, .array(tokens(in: group).compactMap { color($0, named: memberName($0)) }))
            })
    }

    /// The palette: its families are the second names of its paths, a step is called by the names after that.
    private var visual: JSONValue {
        var families: [(name: String, steps: [JSONValue])] = []
        for token in options.visual.map({ tokens(in: $0) }) ?? [] {
            let segments = design.tokens[token.id].segments
            guard segments.count > 2, let step = color(token, named: segments[2...].joined(separator: "/"))
            else {
                continue
            }
            if let index = families.firstIndex(where: { ExactName($0.name) == ExactName(segments[1]) }) {
                families[index].steps.append(step)
            } else {
                families.append((segments[1], [step]))
            }
        }
        return .object(families.map { .init($0.name, .array($0.steps)) })
    }

    private func color(_ token: ResolvedToken, named name: String) -> JSONValue? {
        entry(token) { token, _ in
            guard let color = token.value.color else { return nil }
            return [
                .init("name", .string(name)),
                .init("hex", TokenJSON.hex(color)),
                .init("alpha", .number(NumberText.shortestFloat(color.alpha))),
                .init("path", .string(design.tokens[token.id].figmaPath)),
            ]
        }
    }

    private func dimension(_ token: ResolvedToken) -> JSONValue? {
        entry(token) { token, _ in
            guard let dimension = token.value.dimension else { return nil }
            let comment = token.description.map { [JSONValue.Member("comment", .string($0))] } ?? []
            return [.init("name", .string(memberName(token))), .init("dp", .number(dimension.points))]
                + comment
        }
    }

    private func shadow(_ token: ResolvedToken) -> JSONValue? {
        entry(token) { token, mode in
            guard case .shadow(let layers) = token.value, let layer = layers.first else { return nil }
            let tint = referenced(by: token, .color, mode).map { JSONValue.Member("tintName", .string($0)) }
            return [
                .init("name", .string(memberName(token))),
                .init("offsetY", .number(layer.offsetY.points)),
                .init("blur", .number(layer.blur.points)),
            ] + (tint.map { [$0] } ?? [])
        }
    }

    private func textStyle(_ token: ResolvedToken) -> JSONValue? {
        entry(token) { token, mode in
            guard let style = token.value.typography else { return nil }
            let family = referenced(by: token, .fontFamily, mode) ?? style.fontFamily.first
            return [
                .init("name", .string(memberName(token))),
                .init("sizeSp", .number(style.fontSize.points)),
                .init("lineHeightSp", .number(style.lineHeightPoints)),
                .init("weight", .string(Self.weightName(style.fontWeight))),
                .init("family", .optional(family)),
            ]
        }
    }

    private static func weightName(_ weight: FontWeight) -> String {
        switch weight.number {
        case 100: "Thin"
        case 200: "ExtraLight"
        case 300: "Light"
        case 400: "Normal"
        case 500: "Medium"
        case 600: "SemiBold"
        case 700: "Bold"
        case 800: "ExtraBold"
        case 900: "Black"
        default: NumberText.shortest(weight.number)
        }
    }

    private func memberName(_ token: ResolvedToken) -> String {
        design.member(of: token.id)
    }

    private func tokens(in group: ManifestOptions.Group) -> [ResolvedToken] {
        groups[ExactName(group.name)] ?? []
    }

    /// The last name of the first token of a type that a value, or the value it is an alias of, refers to.
    private func referenced(by token: ResolvedToken, _ type: TokenType, _ mode: Int) -> String? {
        let tokens = design.modes[mode]
        let source = design.aliasChain(of: token.id, inMode: mode).last.flatMap { tokens[$0] }
        let reference = source?.references.first { tokens[$0]?.type == type }
        return reference.flatMap { design.tokens[$0].segments.last }
    }

    /// The entry of a token in the first mode that has it, with those of its members that differ in other modes.
    private func entry(
        _ token: ResolvedToken, _ members: (ResolvedToken, Int) -> [JSONValue.Member]?
    ) -> JSONValue? {
        let first = design.modes.firstIndex { $0[token.id] != nil } ?? 0
        guard let computed = members(token, first).map({ overridden($0, by: token) }) else { return nil }
        let others = design.modes.indices.dropFirst(first + 1).compactMap { mode -> JSONValue.Member? in
            guard let other = design.modes[mode][token.id], let found = members(other, mode) else {
                return nil
            }
            let differing = overridden(found, by: other).filter { !computed.contains($0) }
            return differing.isEmpty ? nil : .init(design.modes[mode].mode.name, .object(differing))
        }
        return .object(computed + (others.isEmpty ? [] : [.init("modes", .object(others))]))
    }

    /// The members with those that the token's own extension gives it.
    private func overridden(
        _ computed: [JSONValue.Member], by token: ResolvedToken
    ) -> [JSONValue.Member] {
        guard let key = options.overrides, let given = token.extensions?[key] else { return computed }
        var members = computed
        for member in given.members {
            let replacement = JSONValue.Member(member.name, JSONValue(member.value))
            if let index = members.firstIndex(where: { ExactName($0.name) == ExactName(member.name) }) {
                members[index] = replacement
            } else {
                members.append(replacement)
            }
        }
        return members
    }
}
