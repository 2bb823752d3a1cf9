package import AurumCompiler
package import AurumSyntax

/// A config with a value for everything that it leaves to defaults, which means the same as the config itself.
package enum EffectiveConfiguration {
    /// The config with this root, whose modes and settings have been worked out.
    package static func value(_ root: SyntaxNode, modes: [Mode], system: SystemSettings) -> JSONValue {
        let members = filled(root, ConfigurationSchema.members.filter { $0.name != "$schema" })
        return .object(
            members.map { member in
                switch member.name {
                case "modes" where !modes.isEmpty: JSONValue.Member("modes", inputs(of: modes))
                case "system": JSONValue.Member("system", settings(system))
                default: member
                }
            })
    }

    /// The members of an object in its order, then those that it lacks.
    private static func filled(_ node: SyntaxNode?, _ members: [SchemaMember]) -> [JSONValue.Member] {
        let authored = node?.members.map { $0 } ?? []
        let known = authored.compactMap { member -> JSONValue.Member? in
            let described = members.first { ExactName($0.name) == ExactName(member.name) }
            guard member.value.kind != .null else { return described.flatMap(standard) }
            let inner = described?.schema.members ?? []
            let value = inner.isEmpty ? JSONValue(member.value) : .object(filled(member.value, inner))
            return JSONValue.Member(member.name, value)
        }
        let missing = members.filter { member in
            !authored.contains { ExactName($0.name) == ExactName(member.name) }
        }
        return known + missing.compactMap(standard)
    }

    /// What a member is when it is not there: its default, or nothing; nil when even that would mean something.
    private static func standard(_ member: SchemaMember) -> JSONValue.Member? {
        guard let standard = member.standard else {
            return member.isNullable ? JSONValue.Member(member.name, .null) : nil
        }
        let inner = member.schema.members
        return JSONValue.Member(member.name, inner.isEmpty ? standard : .object(filled(nil, inner)))
    }

    private static func inputs(of modes: [Mode]) -> JSONValue {
        .object(
            modes.map { mode in
                let choices = mode.input.map { JSONValue.Member($0.modifier, .string($0.context)) }
                return JSONValue.Member(mode.name, .object(choices))
            })
    }

    private static func settings(_ system: SystemSettings) -> JSONValue {
        .object([
            "appearance": setting(system.appearance, "light", "dark"),
            "contrast": setting(system.contrast, "normal", "increased"),
        ])
    }

    private static func setting(_ setting: SystemSettings.Setting?, _ off: String, _ on: String) -> JSONValue
    {
        guard let setting else { return .string("none") }
        return .object([
            JSONValue.Member("modifier", .string(setting.modifier)),
            JSONValue.Member(off, .string(setting.off)), JSONValue.Member(on, .string(setting.on)),
        ])
    }
}
