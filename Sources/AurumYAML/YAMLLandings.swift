internal import AurumSyntax

/// Which open mapping or list each line would continue or close, by what it begins with and in which column.
struct YAMLLandings {
    /// What a line begins with.
    enum Beginning: Hashable {
        /// `key:` of a mapping without braces.
        case entry
        /// `- `
        case item
        /// `key:` of a mapping in braces.
        case flowEntry
        /// Anything that can be an element of a list in brackets.
        case element
        case brace
        case bracket
    }

    private struct Place: Hashable {
        let beginning: Beginning
        let column: Int
    }

    /// The innermost frame for each place.
    private var frames: [Place: Int] = [:]

    /// Makes one of nothing that is open.
    init() {}

    /// Adds a frame that is further in than those before; without a column no line continues it.
    mutating func add(_ frame: Int, _ beginning: Beginning, column: Int?) {
        if let column { frames[Place(beginning: beginning, column: column)] = frame }
    }

    /// The innermost frame that a line continues or closes.
    func frame(for line: Int, column: Int, in lines: YAMLLines) -> Int? {
        beginnings(of: line + column, isTabbed: lines.indentation(ofLineAt: line) == nil, in: lines)
            .compactMap {
                frames[Place(beginning: $0, column: column)]
            }.max()
    }

    private func beginnings(of place: Int, isTabbed: Bool, in lines: YAMLLines) -> [Beginning] {
        switch lines.file.bytes[place] {
        case UInt8(ascii: "}"): return [.brace]
        case UInt8(ascii: "]"): return [.bracket]
        case UInt8(ascii: ","), UInt8(ascii: ":"): return []
        default: break
        }
        var found: [Beginning] = [.element]
        if lines.startsFlowEntry(at: place) { found.append(.flowEntry) }
        if !isTabbed, lines.startsEntry(at: place) { found.append(.entry) }
        if !isTabbed, lines.startsItem(at: place) { found.append(.item) }
        return found
    }
}

extension YAMLComposer {
    /// Where lines would go on, after something in a line with an indentation was broken.
    ///
    /// In brackets that have nothing else, what is broken shows where their content begins.
    func landings(brokenColumn: Int?) -> YAMLLandings {
        var landings = YAMLLandings()
        for (index, frame) in frames.prefix(while: { !$0.isKey }).enumerated() {
            if !frame.collection.isFlow {
                landings.add(index, frame.isObject ? .entry : .item, column: column(of: frame))
            } else if hasBracket(frame) {
                let outer = lines.blanks(ofLineAt: lines.start(of: frame.collection.start))
                let deeper = brokenColumn.flatMap { $0 > outer ?? 0 ? $0 : nil }
                let inner = tree.firstChild(of: frame.node).map(lines.column(ofFirst:)) ?? deeper
                landings.add(index, frame.isObject ? .brace : .bracket, column: outer)
                landings.add(
                    index, frame.isObject ? .flowEntry : .element, column: inner)
            }
        }
        return landings
    }

    /// The column in which the keys or dashes of a block begin.
    func column(of frame: Frame) -> Int {
        frame.collection.start - lines.start(of: frame.collection.start)
    }

    /// Whether a mapping or list in brackets is not a pair without braces: `[a: 1]`.
    func hasBracket(_ frame: Frame) -> Bool {
        let start = frame.collection.start
        return start < file.bytes.count
            && file.bytes[start] == (frame.isObject ? UInt8(ascii: "{") : UInt8(ascii: "["))
    }
}
