import AurumCompiler
import AurumSyntax

/// Imported tokens in the form of the standard, references kept.
enum ImportedJSON {
    /// The token document of a mode.
    static func document(_ mode: ImportedMode) -> JSONValue {
        var document = DocumentTree()
        for token in mode.tokens { document.add(self.token(token), at: token.path) }
        for group in mode.groups {
            document.addMembers(
                authored(group.members) + extensions(group.extensions), toGroupAt: group.path)
        }
        return document.value
    }

    private static func token(_ token: ImportedToken) -> JSONValue {
        .object(
            [
                .init("$type", .string(token.type.rawValue)),
                .init("$value", value(token.value)),
            ] + authored(token.members) + extensions(token.extensions))
    }

    private static func authored(_ members: [SyntaxNode.Member]) -> [JSONValue.Member] {
        members.map { .init($0.name, JSONValue($0.value)) }
    }

    private static func extensions(_ members: [SyntaxNode.Member]) -> [JSONValue.Member] {
        members.isEmpty ? [] : [.init("$extensions", .object(authored(members)))]
    }

    private static func value(_ value: ImportedValue) -> JSONValue {
        switch value {
        case .alias(let path): .string("{" + path.joined(separator: ".") + "}")
        case .color(let color): TokenJSON.color(color)
        case .tint(let path, let space, let alpha):
            .object([
                "colorSpace": space.map { .string($0.rawValue) } ?? reference(path, "colorSpace"),
                "components": reference(path, "components"),
                "alpha": .number(alpha),
            ])
        case .length(let number): length(.number(number))
        case .lengthOfNumber(let path): length(reference(path))
        case .number(let number): .number(number)
        case .numberOfLength(let path): reference(path, "value")
        case .fontFamily(let name): .string(name)
        case .fontWeight(let weight): weight.keyword.map { .string($0) } ?? .number(weight.number)
        case .authored(let node): clean(JSONValue(node))
        }
    }

    private static func length(_ number: JSONValue) -> JSONValue {
        .object(["value": number, "unit": .string("px")])
    }

    /// A pointer into the value of a token.
    private static func reference(_ path: [String], _ steps: String...) -> JSONValue {
        .object(["$ref": .string(PointerText.text(path + ["$value"] + steps))])
    }

    /// Data without the noise of 32-bit numbers; it nests no deeper than its document.
    private static func clean(_ value: JSONValue) -> JSONValue {
        switch value {
        case .number(let text): Double(text).map { .number(FigmaNumber.clean($0)) } ?? value
        case .array(let elements): .array(elements.map(clean))
        case .object(let members): .object(members.map { .init($0.name, clean($0.value)) })
        default: value
        }
    }
}
