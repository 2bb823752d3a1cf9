import AurumCompiler
import AurumSyntax

/// What a view has to know of its parts: when each is there, what it shows, and whether something follows it.
struct ViewAnatomy {
    let component: Component
    let columns: StyleColumns

    /// Whether something follows a part in the row.
    enum Successor {
        case never, sometimes, always
    }

    /// The container.
    let container: Component.Part?

    /// The parts that draw something, from leading to trailing.
    private(set) var row: [Component.Part] = []

    /// Looks at a component and the columns of its style.
    init(component: Component, columns: StyleColumns) {
        self.component = component
        self.columns = columns
        container = component.parts.first { $0.kind == .container }
        row = component.parts.filter(isDrawn)
    }

    /// The typography whose text style the measures of the view grow and shrink with.
    var anchor: StyleColumn? { component.parts.lazy.compactMap { columns[$0.name, "typography"] }.first }

    /// Whether a text part has a text, and a glyph part a glyph.
    private func isDrawn(_ part: Component.Part) -> Bool {
        switch part.kind {
        case .container: false
        case .text, .textButton: text(of: part) != nil
        case .glyph: columns[part.name, "glyph"] != nil || glyphOverride(of: part) != nil
        case .button: columns[part.name, "glyph"] != nil
        }
    }

    /// A property of a part, as the view refers to it.
    func style(_ part: String, _ name: String) -> String? {
        guard let column = columns[part, name] else { return nil }
        return columns[part, PropertyKind.increasedContrast + name] == nil
            ? "style." + column.name : SwiftIdentifiers.declared(column.name)
    }

    /// The properties for increased contrast, with those whose place they take.
    var standIns: [(usual: StyleColumn, increased: StyleColumn)] {
        columns.columns.compactMap { usual in
            let name = PropertyKind.increasedContrast + usual.property.name
            return columns[usual.property.part, name].map { (usual, $0) }
        }
    }

    // MARK: - What the caller gives

    /// The parameters of one kind that are about a part.
    private func parameter(
        of part: Component.Part, _ isMeant: (Component.Parameter.Kind) -> Bool
    ) -> Component.Parameter? {
        component.parameters.first { $0.part == part.name && isMeant($0.kind) }
    }

    private func property(_ parameter: Component.Parameter?) -> String? {
        parameter.map { SwiftIdentifiers.declared(ViewFile.property($0)) }
    }

    private func textParameter(of part: Component.Part) -> Component.Parameter? {
        parameter(of: part) { if case .text = $0 { true } else { false } }
    }

    private func actionParameter(of part: Component.Part) -> Component.Parameter? {
        parameter(of: part) { if case .action = $0 { true } else { false } }
    }

    private func glyphOverride(of part: Component.Part) -> String? {
        property(parameter(of: part) { if case .glyph = $0 { true } else { false } })
    }

    /// The text that a part shows.
    func text(of part: Component.Part) -> String? { property(textParameter(of: part)) }

    /// What a part does when it is tapped.
    func action(of part: Component.Part) -> String? { property(actionParameter(of: part)) }

    /// The glyph that a part shows.
    func glyph(of part: Component.Part) -> String {
        if let bound = boundGlyph(of: part) { return bound.name }
        return glyphSources(of: part).joined(separator: " ?? ")
    }

    private func glyphSources(of part: Component.Part) -> [String] {
        [part.kind == .glyph ? glyphOverride(of: part) : nil, style(part.name, "glyph")].compactMap { $0 }
    }

    /// The name a glyph has once it is known that there is one; nil where there is always one.
    private func boundGlyph(of part: Component.Part) -> (name: String, value: String)? {
        guard part.kind == .glyph || part.kind == .button else { return nil }
        if let column = columns[part.name, "glyph"], !column.isOptional { return nil }
        let property = StyleProperty(part: part.name, name: "glyph", kind: .glyph)
        let sources = glyphSources(of: part)
        guard !sources.isEmpty else { return nil }
        return (
            SwiftIdentifiers.declared(ComponentNames.property(property)), sources.joined(separator: " ?? ")
        )
    }

    // MARK: - When a part is there

    /// What has to hold for a part to be shown, as conditions that name what the part uses.
    func conditions(of part: Component.Part) -> [String] {
        let glyph = boundGlyph(of: part).map {
            $0.name == $0.value ? "let \($0.name)" : "let \($0.name) = \($0.value)"
        }
        return switches(of: part) + optionals(of: part).map { "let \($0)" } + (glyph.map { [$0] } ?? [])
    }

    /// The same as truth values.
    private func tests(of part: Component.Part) -> [String] {
        let glyph = boundGlyph(of: part).map { bound in
            (bound.value.contains(" ") ? "(\(bound.value))" : bound.value) + " != nil"
        }
        return switches(of: part) + optionals(of: part).map { "\($0) != nil" } + (glyph.map { [$0] } ?? [])
    }

    private func switches(of part: Component.Part) -> [String] {
        let flags = component.parameters.filter { parameter in
            if case .flag = parameter.kind { parameter.part == part.name } else { false }
        }
        return flags.compactMap(property) + (style(part.name, "visible").map { [$0] } ?? [])
    }

    private func optionals(of part: Component.Part) -> [String] {
        [textParameter(of: part), actionParameter(of: part)].compactMap { $0 }.filter(\.isOptional)
            .compactMap(property)
    }

    /// Whether something follows a part.
    func successor(of part: Component.Part) -> Successor {
        let rest = successors(of: part)
        if rest.isEmpty { return .never }
        return rest.contains { conditions(of: $0).isEmpty } ? .always : .sometimes
    }

    private func successors(of part: Component.Part) -> [Component.Part] {
        let row = self.row
        guard let index = row.firstIndex(where: { $0.name == part.name }) else { return [] }
        return Array(row[(index + 1)...])
    }

    /// The property that says whether something follows a part.
    static func followed(_ part: Component.Part) -> String {
        SwiftIdentifiers.member(ComponentNames.camelCase(part.name) + "IsFollowed")
    }

    /// Whether something follows a part, in an expression.
    func isFollowed(_ part: Component.Part) -> SwiftExpression {
        .array(successors(of: part).map { .plain(tests(of: $0).joined(separator: " && ")) })
    }

    // MARK: - Texts and assistive technology

    /// How far a text may grow: it takes the room the others leave, unless the container hugs what is in it.
    var maximumTextWidth: String? {
        guard let container, let width = columns[container.name, "width"] else { return ".infinity" }
        let hugs = width.values.map { $0 == .plain(".hug") }
        if hugs.allSatisfy({ $0 }) { return nil }
        return hugs.contains(true) ? "style.\(width.name) == .hug ? nil : .infinity" : ".infinity"
    }

    /// Whether a part holds texts at a fixed height, which is too little for the largest type.
    func grows(_ part: String) -> Bool {
        guard part == container?.name, row.contains(where: { $0.kind.isText }) else { return false }
        return columns[part, "height"]?.values.contains { $0 != .plain(".hug") && $0 != .plain(".fill") }
            ?? false
    }

    /// Whether the view asks how large type is.
    var usesTypeSize: Bool {
        row.contains { $0.kind.isText && columns[$0.name, "lines"] != nil }
            || container.map { grows($0.name) } ?? false
    }

    /// The text that stands for the whole component.
    var spokenPart: Component.Part? {
        row.first { part in part.kind == .text && textParameter(of: part)?.isOptional == false }
    }

    /// What the variant means in words, as the view refers to it.
    var meaning: String? { container.flatMap { style($0.name, "meaning") } }

    /// Whether some variants mean nothing in particular.
    var mayLackMeaning: Bool {
        container.flatMap { columns[$0.name, "meaning"] }?.values.contains(.string("")) ?? false
    }

    /// The part that takes the component away, when a caller can tell it how.
    var dismissal: (part: Component.Part, action: String, isOptional: Bool)? {
        component.parts.lazy.filter(\.dismisses).compactMap { part in
            actionParameter(of: part).flatMap { parameter in
                property(parameter).map { (part, $0, parameter.isOptional) }
            }
        }.first
    }

    /// What assistive technology calls a button.
    func spokenName(of part: Component.Part) -> SwiftExpression {
        let label = part.accessibilityLabel ?? SwiftIdentifiers.capitalized(ComponentNames.words(part.name))
        return .call("Text", [.init(nil, .string(label))])
    }
}
