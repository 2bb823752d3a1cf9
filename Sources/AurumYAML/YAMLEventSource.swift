internal import AurumSyntax
internal import CLibYAML

/// Runs libyaml over a text, event by event.
final class YAMLEventSource {
    private let parser: UnsafeMutablePointer<yaml_parser_t>
    private let text: UnsafeMutableBufferPointer<UInt8>
    private let file: SourceFile
    private let input: YAMLInput
    private let offsets: CharacterOffsets
    /// The bytes before the text, in which there is room for what opens as many brackets as can be open.
    private let room = YAMLComposer.depthLimit * YAMLOpening.longest
    /// The offset in the text at which libyaml has started, and how many characters are before it.
    private var start = (byte: 0, character: 0)
    /// How many events are to come of what was put before the text.
    private var opening = 0

    /// Starts at the beginning of a text.
    init(_ file: SourceFile, _ input: YAMLInput) {
        self.file = file
        self.input = input
        offsets = CharacterOffsets(input.bytes)
        // libyaml keeps a pointer to the text, so the text needs an address that lasts as long as the parser.
        text = .allocate(capacity: room + input.bytes.count)
        text.initialize(repeating: UInt8(ascii: " "))
        _ = text[room...].update(from: input.bytes)
        parser = .allocate(capacity: 1)
        parser.initialize(to: yaml_parser_t())
        startParser()
    }

    deinit {
        yaml_parser_delete(parser)
        parser.deinitialize(count: 1)
        parser.deallocate()
        text.deallocate()
    }

    /// Starts again at an offset of the file, as if the text began there, or after what opens `openings`.
    func restart(at offset: Int, inside openings: [YAMLOpening] = []) {
        let byte = min(max(0, offset - input.start), input.bytes.count)
        let prefix = openings.flatMap { Array($0.text.utf8) }
        opening = openings.reduce(0) { $0 + $1.events }
        start = (byte - prefix.count, offsets.character(atByte: byte) - prefix.count)
        // What is before the offset has been read.
        for (position, character) in prefix.enumerated() { text[room + start.byte + position] = character }
        yaml_parser_delete(parser)
        startParser()
    }

    /// Whether the next event comes of what was put before the text.
    var isOpening: Bool { opening > 0 }

    /// Counts an event that comes of what was put before the text; returns whether it was the last one.
    func passesOpening() -> Bool {
        opening -= 1
        return opening == 0
    }

    private func startParser() {
        guard yaml_parser_initialize(parser) == 1 else { return }
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        let first = room + start.byte
        yaml_parser_set_input_string(parser, text.baseAddress.map { $0 + first }, text.count - first)
    }

    /// The next event; after `streamEnd` or `failure` there is none.
    func next() -> YAMLEvent {
        var event = yaml_event_t()
        while yaml_parser_parse(parser, &event) == 1 {
            defer { yaml_event_delete(&event) }
            if let translated = translate(event) { return translated }
        }
        return .failure(problem())
    }

    private func translate(_ event: yaml_event_t) -> YAMLEvent? {
        switch event.type {
        case YAML_DOCUMENT_START_EVENT: .documentStart(range(event))
        case YAML_DOCUMENT_END_EVENT: .documentEnd
        case YAML_STREAM_END_EVENT, YAML_NO_EVENT: .streamEnd
        case YAML_ALIAS_EVENT: .alias(name: string(event.data.alias.anchor) ?? "", range(event))
        case YAML_SCALAR_EVENT: .scalar(scalar(event))
        case YAML_SEQUENCE_START_EVENT: .collectionStart(sequence(event))
        case YAML_MAPPING_START_EVENT: .collectionStart(mapping(event))
        case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: .collectionEnd(range(event))
        default: nil
        }
    }

    private func sequence(_ event: yaml_event_t) -> YAMLCollection {
        let node = event.data.sequence_start
        return YAMLCollection(
            properties: YAMLProperties(anchor: string(node.anchor), tag: string(node.tag)), kind: .array,
            isFlow: node.style == YAML_FLOW_SEQUENCE_STYLE, start: startOfContent(event))
    }

    private func mapping(_ event: yaml_event_t) -> YAMLCollection {
        let node = event.data.mapping_start
        return YAMLCollection(
            properties: YAMLProperties(anchor: string(node.anchor), tag: string(node.tag)), kind: .object,
            isFlow: node.style == YAML_FLOW_MAPPING_STYLE, start: startOfContent(event))
    }

    private func scalar(_ event: yaml_event_t) -> YAMLScalar {
        let node = event.data.scalar
        let style: YAMLScalar.Style =
            switch node.style {
            case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE: .block
            case YAML_SINGLE_QUOTED_SCALAR_STYLE, YAML_DOUBLE_QUOTED_SCALAR_STYLE: .quoted
            default: .plain
            }
        let (range, hasBareTag) = contentRange(event, style)
        let value = UnsafeBufferPointer(start: node.value, count: node.value == nil ? 0 : node.length)
        let authored = authoredText(range, style)
        let isVerbatim =
            style != .block && authored.count == value.count
            && authored.withUnsafeBufferPointer { $0.hasSameBytes(as: value) }
        let replacements = input.replacements(in: range)
        let restored = restored(value, in: range, isReplaced: !replacements.isEmpty)
        return YAMLScalar(
            // libyaml drops the tag `!`, which makes a plain text a string.
            properties: YAMLProperties(anchor: string(node.anchor), tag: hasBareTag ? "!" : string(node.tag)),
            style: style, range: range,
            value: restored.map { $0[...] } ?? (isVerbatim ? authored : ArraySlice(value)),
            isVerbatim: isVerbatim, replacements: replacements)
    }

    /// What libyaml gives for a range of the file, with what was replaced put back; nil when nothing was.
    private func restored(
        _ value: UnsafeBufferPointer<UInt8>, in range: TextRange, isReplaced: Bool
    ) -> [UInt8]? {
        let text = Int(range.start) - input.start..<Int(range.end) - input.start
        guard isReplaced else { return input.pairs.restored(value, in: text) }
        let characters = input.restored(Array(value), in: range, from: file)
        return characters.withUnsafeBufferPointer { input.pairs.restored($0, in: text) } ?? characters
    }

    /// The bytes in the file, without quotes.
    private func authoredText(_ range: TextRange, _ style: YAMLScalar.Style) -> ArraySlice<UInt8> {
        var start = Int(range.start) - input.start
        var end = Int(range.end) - input.start
        if style == .quoted, end - start >= 2 {
            start += 1
            end -= 1
        }
        return input.bytes[start..<end]
    }

    private func contentRange(
        _ event: yaml_event_t, _ style: YAMLScalar.Style
    ) -> (range: TextRange, hasBareTag: Bool) {
        let end = offset(event.end_mark)
        let start = min(offset(event.start_mark), end)
        if style != .block, !YAMLLayout.startsProperties(input.bytes, at: start) {
            return (TextRange(start + input.start, end + input.start), false)
        }
        var layout = YAMLLayout(input.bytes, at: start, end: end)
        let hasBareTag = layout.skipProperties()
        let content = style == .block ? layout.blockContent() : layout.position..<end
        return (TextRange(content.lowerBound + input.start, content.upperBound + input.start), hasBareTag)
    }

    private func startOfContent(_ event: yaml_event_t) -> Int {
        let start = offset(event.start_mark)
        var layout = YAMLLayout(input.bytes, at: start, end: input.bytes.count)
        _ = layout.skipProperties()
        return layout.position + input.start
    }

    private func problem() -> YAMLProblem {
        let state = parser.pointee
        let atMark = offset(state.problem_mark)
        return YAMLProblem(
            problem: state.problem.map { String(cString: $0) } ?? "",
            offset: input.start
                + (state.error == YAML_READER_ERROR
                    ? min(start.byte + state.problem_offset, input.bytes.count) : atMark),
            context: state.context.map { String(cString: $0) } ?? "",
            contextOffset: input.start + offset(state.context_mark))
    }

    private func range(_ event: yaml_event_t) -> TextRange {
        TextRange(offset(event.start_mark) + input.start, offset(event.end_mark) + input.start)
    }

    private func offset(_ mark: yaml_mark_t) -> Int {
        offsets.byteOffset(ofCharacter: max(0, start.character + Int(clamping: mark.index)))
    }

    private func string(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
        pointer.map { String(cString: $0) }
    }
}
