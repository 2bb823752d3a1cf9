import AurumSyntax

/// How much a release changes for those who use it, in the words of Semantic Versioning.
package enum ReleaseLevel: String, CaseIterable, Sendable, Comparable {
    /// Nothing that a version number tells of.
    case none
    /// Nothing to do for anybody.
    case patch
    /// Something new.
    case minor
    /// Something that others rely on is gone or means something else.
    case major

    package static func < (left: ReleaseLevel, right: ReleaseLevel) -> Bool { left.rank < right.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// A kind of change that can ask for a new version.
package enum ReleaseRule: String, CaseIterable, Sendable {
    case tokenRemoved, tokenRenamed, tokenForwarded, tokenAdded, typeChanged, valueChanged, aliasRetargeted
    case tokenDeprecated, tokenUndeprecated, descriptionChanged, extensionsChanged
    case symbolRemoved, symbolRenamed, symbolReused, symbolForwarded, symbolAdded
    case componentRemoved, componentRenamed, componentAdded, axisRemoved, axisAdded, axisReordered
    case variantRemoved, variantAdded, defaultChanged
    case parameterRemoved, parameterChanged, requiredParameterAdded, parameterAdded
    case styleChanged, lookChanged, aspectChanged, glyphRedrawn, modeRemoved, modeAdded, contrastLost,
        contrastGained

    /// The level unless a config chooses another.
    package var standard: ReleaseLevel {
        switch self {
        case .tokenRemoved, .tokenRenamed, .typeChanged, .symbolRemoved, .symbolRenamed, .symbolReused,
            .componentRemoved, .componentRenamed, .axisRemoved, .axisReordered, .variantRemoved,
            .parameterRemoved, .parameterChanged, .requiredParameterAdded, .modeRemoved:
            .major
        case .tokenForwarded, .tokenAdded, .tokenDeprecated, .symbolForwarded, .symbolAdded, .componentAdded,
            .axisAdded, .variantAdded, .defaultChanged, .parameterAdded, .modeAdded, .contrastLost:
            .minor
        case .valueChanged, .aliasRetargeted, .tokenUndeprecated, .descriptionChanged, .extensionsChanged,
            .styleChanged, .lookChanged, .aspectChanged, .glyphRedrawn, .contrastGained:
            .patch
        }
    }

    /// What has happened, as a phrase.
    package var phrase: String {
        switch self {
        case .tokenRemoved: "a token was removed"
        case .tokenRenamed: "a token has another path, and nothing is left at the old one"
        case .tokenForwarded: "a token has another path, and a deprecated token at the old one names it"
        case .tokenAdded: "a token was added"
        case .typeChanged: "a token has another type"
        case .valueChanged: "a token has another value"
        case .aliasRetargeted: "a token has the same value from another token"
        case .tokenDeprecated: "a token was deprecated"
        case .tokenUndeprecated: "a token is no longer deprecated"
        case .descriptionChanged: "a token has another description, or reason for being deprecated"
        case .extensionsChanged: "a token has other extensions"
        case .symbolRemoved: "a name in Swift was removed"
        case .symbolRenamed: "a name in Swift was changed, and the old one is gone"
        case .symbolReused: "a name in Swift stands for another token"
        case .symbolForwarded: "a name in Swift was changed, and the old one forwards to it"
        case .symbolAdded: "a name in Swift was added"
        case .componentRemoved: "a component was removed"
        case .componentRenamed: "a component has another name"
        case .componentAdded: "a component was added"
        case .axisRemoved: "an axis of a component was removed"
        case .axisAdded: "an axis of a component was added"
        case .axisReordered: "the axes of a component have another order"
        case .variantRemoved: "a value of an axis was removed"
        case .variantAdded: "a value of an axis was added"
        case .defaultChanged: "an axis has another default"
        case .parameterRemoved: "a parameter of a component was removed"
        case .parameterChanged: "a parameter of a component takes something else"
        case .requiredParameterAdded: "a parameter that has to be given was added"
        case .parameterAdded: "a parameter that may be left out was added"
        case .styleChanged: "a style property gets its value from elsewhere, or is new or gone"
        case .lookChanged: "a variant looks different"
        case .aspectChanged: "the host, declared pairs, place in Figma or documentation of a component differ"
        case .glyphRedrawn: "a glyph is drawn differently"
        case .modeRemoved: "a mode was removed"
        case .modeAdded: "a mode was added"
        case .contrastLost: "a declared pair no longer has the contrast it needs"
        case .contrastGained: "a declared pair now has the contrast it needs"
        }
    }
}

/// The level of each kind of change.
package struct ReleaseRules: Sendable {
    private var levels: [ReleaseRule: ReleaseLevel] = [:]

    /// Makes the rules that hold where a config says nothing.
    package init() {}

    /// The level of a kind of change.
    package subscript(rule: ReleaseRule) -> ReleaseLevel {
        get { levels[rule] ?? rule.standard }
        set { levels[rule] = newValue }
    }

    /// Reads the object `diff` of a config.
    init(_ node: SyntaxNode, _ diagnostics: inout DiagnosticSink) {
        var decoder = NodeDecoder(node, "`diff`", &diagnostics)
        if let rules = decoder.node("rules") { read(rules, &diagnostics) }
        decoder.rejectUnknownMembers(&diagnostics)
    }

    private mutating func read(_ node: SyntaxNode, _ diagnostics: inout DiagnosticSink) {
        var decoder = NodeDecoder(node, "`rules`", &diagnostics)
        for rule in ReleaseRule.allCases {
            if let level = decoder.word(rule.rawValue, ReleaseLevel.self, &diagnostics) { self[rule] = level }
        }
        decoder.rejectUnknownMembers(&diagnostics)
    }
}
