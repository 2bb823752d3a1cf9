internal import AurumSyntax

extension YAMLComposer {
    /// Adds a key; whatever it looks like, it is a text.
    mutating func key(_ scalar: YAMLScalar) {
        guard let top = frames.indices.last else { return }
        let isMerge =
            scalar.value.count == 2 && scalar.style == .plain && scalar.properties.tag == nil
            && scalar.value.elementsEqual("<<".utf8)
        if isMerge { reports.report(.mergeKey(label(scalar.range))) }
        if scalar.isAbsent && scalar.properties.tag == nil {
            reports.report(.missingKey(label(scalar.range)))
        }
        let isQuestion = beginsWithQuestionMark(scalar)
        if isQuestion { reports.report(.reservedCharacter(reports, at: Int(scalar.range.start) - 1, "?")) }
        checkKeyTag(scalar)
        frames[top].member = tree.open(.member, at: Int(scalar.range.start))
        frames[top].dropsMember = isMerge || isQuestion || scalar.isAbsent || isSpoiled(scalar)
        frames[top].memberCount += 1
        frames[top].plainKey = frames[top].mayBeReference && scalar.style == .plain ? scalar : nil
        let node = tree.scalar(.string, scalar.range, text: scalar.text)
        if let anchor = scalar.properties.anchor { anchors.define(anchor, .scalar(scalar, node)) }
        lastEnd = Int(scalar.range.end)
    }

    /// Adds a value by what it stands for.
    @discardableResult
    mutating func addValue(_ scalar: YAMLScalar) -> NodeID {
        if let tag = scalar.properties.tag { return addTagged(scalar, tag) }
        guard scalar.style == .plain else { return tree.scalar(.string, scalar.range, text: scalar.text) }
        if scalar.isAbsent, let comment = colorComment(after: Int(scalar.range.end)) {
            reports.report(.commentInsteadOfColor(reports, comment, file.text(in: comment)))
            return tree.scalar(.invalid, scalar.range)
        }
        return add(scalar, CoreSchema.meaning(of: scalar.value))
    }

    private mutating func add(_ scalar: YAMLScalar, _ meaning: CoreSchema.Meaning) -> NodeID {
        switch meaning {
        case .string: return tree.scalar(.string, scalar.range, text: scalar.text)
        case .null: return tree.scalar(.null, scalar.range, text: canonical("null", scalar))
        case .boolean(let value):
            return tree.scalar(.boolean, scalar.range, text: canonical(value ? "true" : "false", scalar))
        case .number(let text):
            return addNumber(scalar, text)
        case .notFinite:
            reports.report(.notFinite(label(scalar.range), String(decoding: scalar.value, as: UTF8.self)))
            return tree.scalar(.invalid, scalar.range)
        }
    }

    private mutating func addNumber(_ scalar: YAMLScalar, _ text: String?) -> NodeID {
        let text = text ?? scalar.text
        let mayOverflow = scalar.value.count > 300 || scalar.value.contains { $0 | 0x20 == UInt8(ascii: "e") }
        let meant = text ?? (mayOverflow ? String(decoding: scalar.value, as: UTF8.self) : nil)
        if let meant, NumberParser.double(meant) == nil {
            reports.report(.numberTooLarge(label(scalar.range)))
            return tree.scalar(.invalid, scalar.range)
        }
        // A quoted number, `!!int "4"`, has quotes in its range that are not part of its text.
        let needsText = text == nil && scalar.style != .plain
        return tree.scalar(
            .number, scalar.range, text: needsText ? String(decoding: scalar.value, as: UTF8.self) : text)
    }

    /// The text as JSON writes it, where the file has it otherwise.
    private func canonical(_ word: String, _ scalar: YAMLScalar) -> String? {
        scalar.style == .plain && scalar.isVerbatim && scalar.value.elementsEqual(word.utf8) ? nil : word
    }

    private mutating func addTagged(_ scalar: YAMLScalar, _ tag: String) -> NodeID {
        let meaning = CoreSchema.meaning(of: scalar.value)
        switch (CoreTag(tag), meaning) {
        case (.string, _): return tree.scalar(.string, scalar.range, text: scalar.text)
        case (.null, .null), (.boolean, .boolean), (.float, .number), (.float, .notFinite):
            return add(scalar, meaning)
        case (.integer, .number) where CoreTag.isInteger(scalar.value):
            return add(scalar, meaning)
        case (nil, _):
            reports.report(.unknownTag(tagLabel(before: Int(scalar.range.start)) ?? label(scalar.range), tag))
        default:
            reports.report(.tagMismatch(label(scalar.range), tag))
        }
        return tree.scalar(.invalid, scalar.range)
    }

    private mutating func checkKeyTag(_ scalar: YAMLScalar) {
        guard let tag = scalar.properties.tag, CoreTag(tag) != .string else { return }
        reports.report(.unknownTag(tagLabel(before: Int(scalar.range.start)) ?? label(scalar.range), tag))
    }

    /// Where the tag of a node stands, which begins at an offset.
    private func tagLabel(before offset: Int) -> Label? {
        var end = min(offset, file.bytes.count)
        while true {
            let before = file.bytes[..<end]
            guard let last = before.lastIndex(where: { !YAMLLayout.isBlank($0) }) else { return nil }
            let start = before[...last].lastIndex { YAMLLayout.isBlank($0) || YAMLLayout.isLineBreak($0) }
            let word = TextRange((start ?? -1) + 1, last + 1)
            switch file.bytes[Int(word.start)] {
            case UInt8(ascii: "!"): return label(word)
            case UInt8(ascii: "&"): end = Int(word.start)
            default: return nil
            }
        }
    }

    /// The kind of a mapping or sequence, or a hole when its tag says something else.
    mutating func checkedKind(of collection: YAMLCollection) -> SyntaxKind {
        guard let tag = collection.properties.tag, tag != "!" else { return collection.kind }
        let place = reports.label(collection.start, collection.start + 1)
        switch CoreTag(tag) {
        case .mapping where collection.kind == .object, .sequence where collection.kind == .array: break
        case nil: reports.report(.unknownTag(tagLabel(before: collection.start) ?? place, tag))
        default:
            reports.report(.tagMismatch(place, tag))
            return .invalid
        }
        return collection.kind
    }

    /// The comment after a missing value, when it looks like a color: `hex: #ff0000`.
    private func colorComment(after offset: Int) -> TextRange? {
        let line = file.bytes[min(offset, file.bytes.count)...].prefix { !YAMLLayout.isLineBreak($0) }
        let comment = line.drop(while: YAMLLayout.isBlank)
        guard comment.first == UInt8(ascii: "#"), comment.count < line.count else { return nil }
        let word = comment.prefix { !YAMLLayout.isBlank($0) }
        let digits = word.dropFirst()
        guard [3, 4, 6, 8].contains(digits.count),
            digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit })
        else { return nil }
        return TextRange(word.startIndex, word.endIndex)
    }

    /// A place in the file.
    func label(_ range: TextRange, _ text: String = "") -> Label {
        Label(source: file.id, range: range, text: text)
    }
}

/// The tags of the core schema.
private enum CoreTag {
    case string, integer, float, boolean, null, mapping, sequence

    init?(_ tag: String) {
        switch tag {
        case "!", "tag:yaml.org,2002:str": self = .string
        case "tag:yaml.org,2002:int": self = .integer
        case "tag:yaml.org,2002:float": self = .float
        case "tag:yaml.org,2002:bool": self = .boolean
        case "tag:yaml.org,2002:null": self = .null
        case "tag:yaml.org,2002:map": self = .mapping
        case "tag:yaml.org,2002:seq": self = .sequence
        default: return nil
        }
    }

    /// The tag as people write it.
    static func shown(_ tag: String) -> String {
        let prefix = "tag:yaml.org,2002:"
        return VisibleText.excerpt(tag.hasPrefix(prefix) ? "!!" + tag.dropFirst(prefix.count) : tag)
    }

    static func isInteger(_ text: ArraySlice<UInt8>) -> Bool {
        text.starts(with: Array("0x".utf8))
            || !text.contains { $0 == UInt8(ascii: ".") || $0 | 0x20 == UInt8(ascii: "e") }
    }
}

extension Diagnostic {
    fileprivate static func mergeKey(_ place: Label) -> Diagnostic {
        Diagnostic(
            .mergeKey, "merge keys are not part of YAML 1.2", at: place,
            help: ["write the members out, or use `$extends` in token groups"]
        )
    }

    fileprivate static func missingKey(_ place: Label) -> Diagnostic {
        Diagnostic(
            .missingKey, "key is missing before `:`", at: place,
            help: ["write a key, or `\"\"` for the empty name"]
        )
    }

    fileprivate static func commentInsteadOfColor(
        _ reports: ReaderReports, _ range: TextRange, _ text: String
    ) -> Diagnostic {
        Diagnostic(
            .commentInsteadOfColor, "`\(text)` is read as a comment",
            at: reports.label(Int(range.start), Int(range.end), "a comment, so there is no value"),
            help: ["write `\"\(text)\"`"],
            fix: [reports.edit(Int(range.start), Int(range.end), "\"\(text)\"")]
        )
    }

    fileprivate static func notFinite(_ place: Label, _ text: String) -> Diagnostic {
        Diagnostic(
            .notANumber, "`\(text)` is not a finite number", at: place,
            help: ["write a decimal number, or put the text in quotes"]
        )
    }

    fileprivate static func numberTooLarge(_ place: Label) -> Diagnostic {
        Diagnostic(
            .numberTooLarge, "number is too large",
            at: Label(source: place.source, range: place.range, text: "at most about 1.8e308"),
            help: ["write a smaller number"]
        )
    }

    fileprivate static func unknownTag(_ place: Label, _ tag: String) -> Diagnostic {
        Diagnostic(
            .unknownTag, "tag `\(CoreTag.shown(tag))` is not supported", at: place,
            help: ["remove the tag, or put the text in quotes if `!` is part of it"]
        )
    }

    fileprivate static func tagMismatch(_ place: Label, _ tag: String) -> Diagnostic {
        Diagnostic(
            .tagMismatch, "value does not fit its tag `\(CoreTag.shown(tag))`", at: place,
            help: ["remove the tag or change the value"]
        )
    }
}
