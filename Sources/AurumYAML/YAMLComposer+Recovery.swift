internal import AurumSyntax

/// Reading goes on after an error, so that one run shows every independent mistake.
///
/// What could not be read leaves a hole, and libyaml starts again at the next line that continues a block mapping that
/// is still open. There are at most as many errors as a reader may report, so this takes linear time.
extension YAMLComposer {
    /// How often libyaml is started again; more than a hundred errors in deep mappings need.
    private static let restartLimit = 1_000

    /// Reports what libyaml stopped at and finds where reading can go on.
    mutating func recover(from problem: YAMLProblem) {
        let isDedent = resumption == .ended && problem.problem == "did not find expected <document start>"
        guard !isDedent else { return leaveMapping(at: problem) }
        let diagnostic = YAMLSyntaxError(file, problem).diagnostic
        if diagnostic.code.isEscape {
            badEscape = diagnostic
            isStopped = true
            return
        }
        reports.report(diagnostic)
        spoilScalar(endingAfter: lineStart(of: problem.offset))
        let broken = problem.isUnfinished ? problem.contextOffset : problem.offset
        resume(after: broken, limit: indentation(ofLineAt: lineStart(of: broken)))
    }

    /// Goes on in a mapping further out, where a line is indented less than the mapping that was continued.
    private mutating func leaveMapping(at problem: YAMLProblem) {
        let start = lineStart(of: problem.offset)
        guard let column = indentation(ofLineAt: start), startsEntry(at: start + column) else {
            return resume(after: problem.offset, limit: indentation(ofLineAt: start))
        }
        if let target = target(column: column) {
            finish(downTo: target + 1)
            return restart(at: start, in: target)
        }
        let known = YAMLProblem(
            problem: "did not find expected key", offset: start + column,
            context: "while parsing a block mapping",
            contextOffset: frames.last?.collection.start ?? 0)
        reports.report(YAMLSyntaxError(file, known).diagnostic)
        resume(after: problem.offset, limit: column)
    }

    /// Goes on at the first line after an offset that continues an open mapping; stops if there is none.
    ///
    /// `limit` is the indentation of what is broken: what is nested deeper has ended with it.
    mutating func resume(after offset: Int, limit: Int?) {
        var limit = limit ?? Int.max
        var start = lineEnd(of: offset)
        while start < file.bytes.count, restarts < Self.restartLimit {
            defer { start = lineEnd(of: start) }
            guard let column = indentation(ofLineAt: start) else { continue }
            if column == 0, isDocumentMark(at: start) {
                if tree.count == 0, file.bytes[start] == UInt8(ascii: "-") {
                    return restart(at: start, in: nil)
                }
                break
            }
            if column <= limit, startsEntry(at: start + column) {
                if let target = target(column: column) {
                    giveUp(downTo: target + 1, losesKey: limit <= column)
                    return restart(at: start, in: target)
                }
                if tree.count == 0, column == 0 { return restart(at: start, in: nil) }
            }
            limit = min(limit, column)
        }
        isStopped = true
    }

    private mutating func restart(at offset: Int, in frame: Int?) {
        restarts += 1
        base = frame
        resumption = frame == nil ? .none : .starting
        lastScalar = nil
        events.restart(at: offset)
    }

    /// The innermost open block mapping whose keys begin in a column.
    private func target(column: Int) -> Int? {
        let blocks = frames.prefix { !$0.collection.isFlow && !$0.isKey }
        return blocks.lastIndex { frame in
            let start = frame.collection.start
            return frame.isObject && start - lineStart(of: start) == column
        }
    }

    /// Ends what is nested deeper than the line that comes next.
    private mutating func finish(downTo count: Int) {
        while frames.count > count { close(at: lastEnd) }
    }

    /// Ends what the broken text is in, with holes for what is missing there.
    private mutating func giveUp(downTo count: Int, losesKey: Bool) {
        for frame in frames.dropFirst(count) {
            if let anchor = frame.collection.properties.anchor { anchors.define(anchor, .lost) }
        }
        dropFlow()
        while frames.count > count { closeBroken() }
        fillMember()
        if losesKey, let frame = frames.last { tree.markIncomplete(frame.node) }
    }

    /// Puts a hole in the place of brackets that were not closed, because nobody knows what belongs in them.
    private mutating func dropFlow() {
        guard let first = frames.firstIndex(where: \.collection.isFlow) else { return }
        let frame = frames[first]
        frames.removeSubrange(first...)
        tree.abandon(from: frame.node)
        anchors.loseNodes(from: frame.node)
        lastEnd = frame.collection.start
        fillMember()
    }

    /// Puts a hole where the value of a key is missing.
    private mutating func fillMember() {
        guard let frame = frames.last, frame.member != nil else { return }
        if !frame.dropsMember { tree.scalar(.invalid, TextRange(lastEnd, lastEnd)) }
        finishValue(at: lastEnd, height: 0)
    }

    /// Ends the innermost mapping or sequence, of which something could not be read.
    mutating func closeBroken() {
        fillMember()
        guard let frame = frames.popLast() else { return }
        tree.markIncomplete(frame.node)
        tree.close(frame.node, at: lastEnd)
        if !frame.isKey { finishValue(at: lastEnd, height: 0) }
    }

    /// Makes the last value a hole when it reaches into the line that could not be read.
    private mutating func spoilScalar(endingAfter offset: Int) {
        guard let (node, end) = lastScalar, end > offset, Int(node) + 1 == tree.count else { return }
        tree.makeHole(node)
    }

    /// Whether what is at an offset reads as `key:`, and not as an item, a bracket or the rest of something else.
    private func startsEntry(at offset: Int) -> Bool {
        let line = file.bytes[offset..<contentEnd(of: offset)]
        guard let first = line.first, !"[]{},#".utf8.contains(first) else { return false }
        let rest = line.dropFirst()
        guard first != UInt8(ascii: "-") || rest.first.map(YAMLLayout.isBlank) == false else { return false }
        return rest.indices.contains { position in
            line[position] == UInt8(ascii: ":")
                && (position + 1 == line.endIndex || YAMLLayout.isBlank(line[position + 1]))
        }
    }

    private func isDocumentMark(at offset: Int) -> Bool {
        let line = file.bytes[offset...]
        return line.starts(with: "---".utf8) || line.starts(with: "...".utf8)
    }

    /// How many spaces a line begins with; nil when it is blank, a comment or indented with tabs.
    private func indentation(ofLineAt start: Int) -> Int? {
        let line = file.bytes[start...]
        guard let first = line.firstIndex(where: { $0 != UInt8(ascii: " ") }) else { return nil }
        let byte = line[first]
        let saysNothing =
            YAMLLayout.isBlank(byte) || YAMLLayout.isLineBreak(byte) || byte == UInt8(ascii: "#")
        return saysNothing ? nil : first - start
    }

    private func lineStart(of offset: Int) -> Int {
        let before = file.bytes[..<min(offset, file.bytes.count)]
        let start = before.lastIndex(where: YAMLLayout.isLineBreak).map { $0 + 1 } ?? 0
        return start == 0 && file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? min(3, before.endIndex) : start
    }

    /// Where the line at an offset ends, without its line break.
    private func contentEnd(of offset: Int) -> Int {
        let rest = file.bytes[min(offset, file.bytes.count)...]
        return rest.firstIndex(where: YAMLLayout.isLineBreak) ?? file.bytes.count
    }

    /// Where the next line begins, or the end of the file.
    private func lineEnd(of offset: Int) -> Int { min(contentEnd(of: offset) + 1, file.bytes.count) }
}

extension YAMLProblem {
    /// Whether something was opened and the problem is only found where it did not end.
    fileprivate var isUnfinished: Bool {
        context.contains("flow") || context.contains("quoted") || context.contains("simple key")
    }
}

extension DiagnosticCode {
    fileprivate var isEscape: Bool { self == .unknownEscape || self == .loneSurrogate }
}
