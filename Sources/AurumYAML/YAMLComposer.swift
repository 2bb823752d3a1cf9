internal import AurumSyntax

/// Turns libyaml's events into a tree, without recursion: what is open is on a stack.
struct YAMLComposer {
    /// How deep mappings and sequences may be nested.
    static let depthLimit = 512

    /// A mapping or sequence that has not ended yet.
    struct Frame {
        let node: NodeID
        let collection: YAMLCollection
        /// Whether this is the key of a mapping, which is an error.
        let isKey: Bool
        /// The member whose key has been read and whose value has not.
        var member: NodeID?
        /// Whether that member cannot be used and is left out when it ends.
        var dropsMember = false
        /// How deeply nested the deepest child is.
        var height = 0
        var memberCount = 0
        /// The only key so far, when it is a plain text in braces, which may be meant as a reference.
        var plainKey: YAMLScalar?

        var isObject: Bool { collection.kind == .object }
        /// Whether all of it may be `{a.b}`.
        var mayBeReference: Bool { collection.isFlow && isObject && memberCount == 1 }
        /// Whether the next node is a key.
        var wantsKey: Bool { isObject && member == nil }
    }

    /// How far reading has come with what it continues after an error.
    enum Resumption {
        case none
        /// It has to begin again for libyaml.
        case starting
        case inside
        /// libyaml is at its end, or at a line that is indented less.
        case ended
    }

    let file: SourceFile
    let lines: YAMLLines
    var reports: ReaderReports
    var tree = SyntaxTreeBuilder()
    var frames: [Frame] = []
    var anchors = YAMLAnchors()
    /// How many nodes aliases have expanded to.
    var expanded = 0
    /// Whether aliases expand to more than is allowed, which is reported once.
    var isOverLimit = false
    /// One past the last thing that was read; a block collection ends there.
    var lastEnd = 0
    let events: YAMLEventSource
    /// How often reading has gone on after an error.
    var restarts = 0
    /// The line at which it has gone on last.
    var lastRestart = 0
    /// The places of the errors after which it has.
    var places: Set<Int> = []
    /// The last line with something that has been reported because it is not what was meant.
    var suspectLine: Int?
    /// How far reading has come with the mapping or list that it continues after an error.
    var resumption = Resumption.none
    /// The frame that is the outermost for libyaml then.
    var base: Int?
    /// The last text that was read as a value, and where it ends.
    var lastScalar: (node: NodeID, end: Int)?
    /// The last member without a colon, and where its key ends.
    var lastBareKey: (mapping: NodeID, member: NodeID, end: Int)?
    /// Keys in brackets that are no texts; whether they are meant as keys shows when the brackets are closed.
    var pendingKeys: [Label] = []
    var isStopped = false
    var documents = 0

    init(_ file: SourceFile, _ events: YAMLEventSource, _ reports: ReaderReports) {
        self.file = file
        lines = YAMLLines(file: file)
        self.events = events
        self.reports = reports
    }

    /// Reads the whole text.
    mutating func compose() -> SyntaxTree {
        while !isStopped && !reports.isFull {
            handle(events.next())
        }
        closeAll()
        return tree.finish(file)
    }

    private mutating func handle(_ event: YAMLEvent) {
        guard resumption != .starting else { return handleFirst(event) }
        switch event {
        case .documentStart(let range): startDocument(range)
        case .documentEnd: break
        case .streamEnd: endStream()
        case .alias(let name, let range): alias(name, range)
        case .scalar(let scalar): self.scalar(scalar)
        case .collectionStart(let collection): open(collection)
        case .collectionEnd(let range): end(at: Int(range.end))
        case .failure(let problem): recover(from: problem)
        }
    }

    /// Handles what comes first where reading goes on: what is continued begins again for libyaml.
    private mutating func handleFirst(_ event: YAMLEvent) {
        switch event {
        case .documentStart, .documentEnd: break
        case .failure(let problem): recover(from: problem)
        case .streamEnd: isStopped = true
        case _ where events.isOpening: resumption = events.passesOpening() ? .inside : .starting
        case .collectionStart(let collection)
        where !collection.isFlow && collection.kind == frames.last?.collection.kind:
            resumption = .inside
        default: resume(from: lines.next(after: lastRestart), limit: nil)
        }
    }

    private mutating func end(at offset: Int) {
        guard let base, frames.count == base + 1, resumption == .inside else { return close(at: offset) }
        if frames[base].collection.isFlow { close(at: offset) }
        // Only the next line shows whether a block, or one around it, goes on.
        resumption = .ended
    }

    private mutating func startDocument(_ range: TextRange) {
        documents += 1
        guard documents > 1 else { return }
        reports.report(.furtherDocument(Label(source: file.id, range: range, text: "starts a new document")))
        isStopped = true
    }

    private mutating func endStream() {
        isStopped = true
        if resumption == .ended {
            while !frames.isEmpty { close(at: lastEnd) }
        }
        let isEmpty = tree.count == 0 && restarts == 0
        if isEmpty { reports.report(.noContent(reports.label(0, 0))) }
    }

    private mutating func scalar(_ scalar: YAMLScalar) {
        reportReplacements(in: scalar)
        if frames.last?.wantsKey == true {
            key(scalar)
        } else if hasNoColon(scalar) {
            leaveWithoutValue()
        } else {
            let node = addValue(scalar)
            if isSpoiled(scalar) { tree.makeHole(node) }
            lastScalar = (node, Int(scalar.range.end))
            if let anchor = scalar.properties.anchor { anchors.define(anchor, .scalar(scalar, node)) }
            finishValue(at: Int(scalar.range.end), height: 0)
        }
    }

    private mutating func open(_ collection: YAMLCollection) {
        guard frames.count < Self.depthLimit else {
            return tooDeep(reports.label(collection.start, collection.start))
        }
        let isKey = frames.last?.wantsKey == true
        if isKey, let top = frames.indices.last {
            frames[top].member = tree.open(.member, at: collection.start)
            frames[top].dropsMember = true
        }
        let kind = checkedKind(of: collection)
        let node = tree.open(kind, at: collection.start)
        if let anchor = collection.properties.anchor { anchors.define(anchor, .open) }
        frames.append(Frame(node: node, collection: collection, isKey: isKey))
        lastEnd = collection.isFlow ? collection.start + 1 : collection.start
    }

    mutating func close(at end: Int) {
        guard let frame = frames.popLast() else { return }
        if frame.collection.isFlow { lastEnd = end }
        tree.close(frame.node, at: lastEnd)
        if frame.isKey {
            pendingKeys.append(reports.label(frame.collection.start, lastEnd, "not a text"))
        } else if let key = frame.plainKey, isUnquotedReference(frame, key) {
            replaceUnquotedReference(frame, key)
        }
        if let anchor = frame.collection.properties.anchor {
            anchors.define(anchor, .collection(frame.node, height: frame.height + 1))
        }
        if frame.isKey {
            raiseHeight(frame.height + 1)
        } else {
            finishValue(at: lastEnd, height: frame.height + 1)
        }
        if frames.last?.collection.isFlow != true { reportKeys() }
    }

    private mutating func reportKeys() {
        for place in pendingKeys { reports.report(.complexKey(place)) }
        pendingKeys.removeAll()
    }

    /// Goes on after a value whose last byte is before `end`, and ends the member it belongs to.
    mutating func finishValue(at end: Int, height: Int) {
        lastEnd = end
        raiseHeight(height)
        guard let top = frames.indices.last, let member = frames[top].member else { return }
        tree.close(member, at: end)
        if frames[top].dropsMember {
            discard(from: member)
            tree.markIncomplete(frames[top].node)
        }
        frames[top].member = nil
        frames[top].dropsMember = false
    }

    /// Removes the last nodes, from one on, and what is known about them.
    mutating func discard(from node: NodeID) {
        tree.abandon(from: node)
        anchors.loseNodes(from: node)
        lastScalar = nil
        lastBareKey = nil
    }

    private mutating func raiseHeight(_ height: Int) {
        guard let top = frames.indices.last else { return }
        frames[top].height = max(frames[top].height, height)
    }

    /// Stops at a text that is nested too deeply.
    mutating func tooDeep(_ place: Label) {
        reports.report(.tooDeep(place, limit: Self.depthLimit))
        isStopped = true
    }

    /// Ends what is still open where reading stopped; what is missing there has been reported.
    private mutating func closeAll() {
        while !frames.isEmpty { closeBroken() }
    }
}

extension Diagnostic {
    fileprivate static func furtherDocument(_ place: Label) -> Diagnostic {
        Diagnostic(
            .furtherDocument, "second document in one file", at: place,
            help: ["put it into a file of its own, or remove the `---`"]
        )
    }

    fileprivate static func noContent(_ place: Label) -> Diagnostic {
        Diagnostic(.emptyFile, "file has nothing but comments", at: place, help: ["write at least `{}`"])
    }

    fileprivate static func tooDeep(_ place: Label, limit: Int) -> Diagnostic {
        Diagnostic(
            .nestedTooDeeply, "more than \(limit) nested mappings and lists",
            at: Label(source: place.source, range: place.range, text: "not read beyond this point")
        )
    }

    fileprivate static func complexKey(_ place: Label) -> Diagnostic {
        Diagnostic(
            .complexKey, "key is a mapping or a list", at: place,
            help: ["write a text as key, in quotes if it contains brackets"]
        )
    }
}
