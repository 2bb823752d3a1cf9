import AurumCompiler
import AurumSyntax

/// The `tokens` of the manifest, in the default mode.
struct ManifestTokens {
    private let design: ResolvedDesign
    private let options: ManifestOptions
    private let groups: [ExactName: [ResolvedToken]]

    init(design: ResolvedDesign, options: ManifestOptions) {
        self.design = design
        self.options = options
        groups = Dictionary(grouping: design.defaultMode.present) { ExactName(design.tokens[$0.id].group) }
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
        guard let color = token.value.color else { return nil }
        return entry(
            token,
            [
                .init("name", .string(name)),
                .init("hex", TokenJSON.hex(color)),
                .init("alpha", .number(NumberText.shortestFloat(color.alpha))),
                .init("path", .string(design.tokens[token.id].figmaPath)),
            ])
    }

    private func dimension(_ token: ResolvedToken) -> JSONValue? {
        guard let dimension = token.value.dimension else { return nil }
        let comment = token.description.map { [JSONValue.Member("comment", .string($0))] } ?? []
        return entry(
            token,
            [.init("name", .string(memberName(token))), .init("dp", .number(dimension.points))] + comment)
    }

    private func shadow(_ token: ResolvedToken) -> JSONValue? {
        guard case .shadow(let layers) = token.value, let layer = layers.first else { return nil }
        let tint = referenced(by: token, .color).map { [JSONValue.Member("tintName", .string($0))] } ?? []
        return entry(
            token,
            [
                .init("name", .string(memberName(token))),
                .init("offsetY", .number(layer.offsetY.points)),
                .init("blur", .number(layer.blur.points)),
            ] + tint)
    }

    private func textStyle(_ token: ResolvedToken) -> JSONValue? {
        guard let style = token.value.typography else { return nil }
        return entry(
            token,
            [
                .init("name", .string(memberName(token))),
                .init("sizeSp", .number(style.fontSize.points)),
                .init("lineHeightSp", .number(style.lineHeightPoints)),
                .init("weight", .string(Self.weightName(style.fontWeight))),
                .init("family", .optional(referenced(by: token, .fontFamily) ?? style.fontFamily.first)),
            ])
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
        design.naming.member(of: design.tokens[token.id])
    }

    private func tokens(in group: ManifestOptions.Group) -> [ResolvedToken] {
        groups[ExactName(group.name)] ?? []
    }

    /// The last name of the first token of a type that a value, or the value it is an alias of, refers to.
    private func referenced(by token: ResolvedToken, _ type: TokenType) -> String? {
        let source = design.aliasChain(of: token.id).last.flatMap { design.defaultMode[$0] }
        let reference = source?.references.first { design.defaultMode[$0]?.type == type }
        return reference.flatMap { design.tokens[$0].segments.last }
    }

    /// The entry with the members that the token's own extension gives it.
    private func entry(_ token: ResolvedToken, _ computed: [JSONValue.Member]) -> JSONValue {
        guard let key = options.overrides, let given = token.extensions?[key] else {
            return .object(computed)
        }
        var members = computed
        for member in given.members {
            let replacement = JSONValue.Member(member.name, JSONValue(member.value))
            if let index = members.firstIndex(where: { ExactName($0.name) == ExactName(member.name) }) {
                members[index] = replacement
            } else {
                members.append(replacement)
            }
        }
        return .object(members)
    }
}
