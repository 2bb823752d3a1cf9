internal import AurumSyntax

/// What libyaml says comes next; offsets are bytes of the file.
enum YAMLEvent {
    case documentStart(TextRange)
    case documentEnd
    case streamEnd
    case alias(name: String, TextRange)
    case scalar(YAMLScalar)
    case collectionStart(YAMLCollection)
    case collectionEnd(TextRange)
    case failure(YAMLProblem)
}

/// The anchor and tag before a node.
struct YAMLProperties {
    let anchor: String?
    let tag: String?
}

/// A text with what is known about it.
struct YAMLScalar {
    enum Style {
        case plain
        case quoted
        case block
    }

    let properties: YAMLProperties
    let style: Style
    /// The text in the file: quotes included, and of a block only its content.
    let range: TextRange
    /// The UTF-8 of the text it stands for.
    let value: ArraySlice<UInt8>
    /// Whether that is what is in the file, quotes left out.
    let isVerbatim: Bool
    /// The characters in it that libyaml has not seen.
    let replacements: ArraySlice<YAMLInput.Replacement>

    /// The text where it is not simply the bytes in the file.
    var text: String? { isVerbatim ? nil : String(decoding: value, as: UTF8.self) }
    /// Whether there is nothing where a value was expected.
    var isAbsent: Bool { style == .plain && value.isEmpty }
}

/// The start of a mapping or sequence.
struct YAMLCollection {
    let properties: YAMLProperties
    let kind: SyntaxKind
    let isFlow: Bool
    let start: Int
}

/// What libyaml cannot read, in its own words.
struct YAMLProblem {
    let problem: String
    let offset: Int
    let context: String
    let contextOffset: Int
}

/// What makes libyaml be inside brackets that were opened before the place at which it starts.
enum YAMLOpening {
    /// `[`
    case list
    /// `{`
    case mapping
    /// `{` and a key, where its value is.
    case member
    /// A key without braces in a list, where its value is.
    case pair

    /// The length of the longest text.
    static let longest = 4

    var text: String {
        switch self {
        case .list: "["
        case .mapping: "{"
        case .member: "{'':"
        case .pair: "'':"
        }
    }

    /// How many events come of it.
    var events: Int {
        switch self {
        case .list, .mapping: 1
        case .member, .pair: 2
        }
    }
}
