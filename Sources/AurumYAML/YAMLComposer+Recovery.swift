internal import AurumSyntax

/// Reading goes on after an error, so that one run shows every independent mistake.
///
/// What could not be read leaves a hole, and libyaml starts again at the next line that continues a mapping or list
/// that is still open. It never starts twice at one line, and each look for such a line begins where the last one
/// ended, so this takes linear time.
extension YAMLComposer {
    /// Reports what libyaml stopped at and finds where reading can go on.
    mutating func recover(from problem: YAMLProblem) {
        guard !isEndOfBase(problem) else { return leaveBase(at: problem) }
        let error = YAMLSyntaxError(lines, located(problem), blockEntry: blockEntry(before: problem))
        let diagnostic = error.diagnostic
        let place = diagnostic.primary.map { Int($0.range.start) } ?? problem.offset
        pendingKeys.removeAll()
        let isNew = places.insert(place).inserted && lines.start(of: place) != suspectLine
        if isNew { reports.report(diagnostic) }
        spoil(endingAfter: lines.start(of: problem.offset))
        let start = error.goesOnAtLine(of: place) ? lines.start(of: place) : lines.next(after: place)
        resume(from: start, limit: lines.innerColumn(ofLineAt: lines.start(of: place)))
    }

    /// Goes on at the first line from a place on that continues something open; stops if there is none.
    ///
    /// `limit` is the column of what is broken: what is nested deeper has ended with it.
    mutating func resume(from start: Int, limit: Int?) {
        let landings = landings(brokenColumn: limit)
        var limit = limit ?? Int.max
        var line = restarts == 0 ? start : max(start, lines.next(after: lastRestart))
        while line < file.bytes.count {
            if let column = lines.blanks(ofLineAt: line) {
                if column == 0, lines.isDocumentMark(at: line) { return resume(atMark: line) }
                if column <= limit, let target = landings.frame(for: line, column: column, in: lines) {
                    giveUp(downTo: target + 1, losesKey: limit <= column)
                    return restart(at: line, in: target)
                }
                if tree.count == 0, column == 0, lines.startsEntry(at: line) {
                    return restart(at: line, in: nil)
                }
                limit = min(limit, column)
            }
            line = lines.next(after: line)
        }
        isStopped = true
    }

    private mutating func resume(atMark line: Int) {
        guard tree.count == 0, file.bytes[line] == UInt8(ascii: "-") else {
            isStopped = true
            return
        }
        restart(at: line, in: nil)
    }

    private mutating func restart(at line: Int, in frame: Int?) {
        restarts += 1
        lastRestart = line
        lastScalar = nil
        lastBareKey = nil
        documents = frame == nil ? 0 : 1
        base = frame
        resumption = frame == nil ? .none : .starting
        guard let frame, frames[frame].collection.isFlow,
            let outermost = frames.firstIndex(where: \.collection.isFlow)
        else { return events.restart(at: line) }
        base = outermost
        let around = frames[outermost..<frame].map { opening(around: $0) }
        events.restart(at: line, inside: around + [frames[frame].isObject ? .mapping : .list])
    }

    /// What makes libyaml be inside what a mapping or list in brackets contains.
    private func opening(around frame: Frame) -> YAMLOpening {
        guard frame.isObject else { return .list }
        return hasBracket(frame) ? .member : .pair
    }
}

/// Where brackets are not closed.
extension YAMLComposer {
    /// The first line between an opening bracket and a problem that goes on with a block around the brackets.
    private func blockEntry(before problem: YAMLProblem) -> Int? {
        guard problem.context.contains("flow"), frames.contains(where: { !$0.collection.isFlow }) else {
            return nil
        }
        let opening = located(problem).contextOffset
        let limit = lines.indentation(ofLineAt: lines.start(of: opening)) ?? 0
        let landings = landings(brokenColumn: nil)
        var line = lines.next(after: opening)
        while line < file.bytes.count, line <= problem.offset {
            if let column = lines.blanks(ofLineAt: line), column <= limit,
                let target = landings.frame(for: line, column: column, in: lines),
                !frames[target].collection.isFlow
            {
                return line
            }
            line = lines.next(after: line)
        }
        return nil
    }

    /// The problem with the place in the file of a bracket that has been opened again for libyaml.
    private func located(_ problem: YAMLProblem) -> YAMLProblem {
        guard restarts > 0, problem.contextOffset < lastRestart,
            let flow = frames.last(where: { $0.collection.isFlow })
        else { return problem }
        return YAMLProblem(
            problem: problem.problem, offset: problem.offset, context: problem.context,
            contextOffset: flow.collection.start)
    }
}

/// Where what reading has been continued in ends.
extension YAMLComposer {
    /// Whether libyaml stops only because it does not know what is around the place at which it started again.
    private func isEndOfBase(_ problem: YAMLProblem) -> Bool {
        if resumption == .ended {
            return !frames.isEmpty && problem.problem == "did not find expected <document start>"
        }
        guard resumption == .inside, let base, frames.count == base + 1 else { return false }
        // A list can begin in the column of the mapping around it.
        return !frames[base].isObject && !frames[base].collection.isFlow
            && problem.problem == "did not find expected '-' indicator" && base > 0
            && column(of: frames[base]) == column(of: frames[base - 1])
            && lines.column(ofFirst: problem.offset) == column(of: frames[base])
    }

    /// Goes on further out, where a line is indented less than what was continued.
    private mutating func leaveBase(at problem: YAMLProblem) {
        let start = lines.start(of: problem.offset)
        if start != lines.start(of: lastEnd), let column = lines.indentation(ofLineAt: start),
            let target = landings(brokenColumn: nil).frame(for: start, column: column, in: lines)
        {
            while frames.count > target + 1 { close(at: lastEnd) }
            return restart(at: start, in: target)
        }
        let isEntry = lines.startsEntry(at: problem.offset) || lines.startsItem(at: problem.offset)
        let known = YAMLProblem(
            problem: isEntry || start == lines.start(of: lastEnd)
                ? "did not find expected key" : "could not find expected ':'",
            offset: problem.offset, context: "while parsing a block mapping",
            contextOffset: isEntry ? frames.last?.collection.start ?? 0 : problem.offset)
        reports.report(YAMLSyntaxError(lines, known).diagnostic)
        resume(from: lines.next(after: problem.offset), limit: lines.indentation(ofLineAt: start))
    }
}

/// What is lost by an error.
extension YAMLComposer {
    /// Ends what the broken text is in, with holes for what is missing there.
    private mutating func giveUp(downTo count: Int, losesKey: Bool) {
        for frame in frames.dropFirst(count) {
            if let anchor = frame.collection.properties.anchor { anchors.define(anchor, .lost) }
        }
        let staysInFlow = frames[count - 1].collection.isFlow
        if !staysInFlow { dropFlow() }
        while frames.count > count { closeBroken() }
        fillMember()
        if let frame = frames.last, losesKey || staysInFlow || !frame.isObject {
            tree.markIncomplete(frame.node)
        }
    }

    /// Puts a hole in the place of brackets that were not closed, because nobody knows what belongs in them.
    private mutating func dropFlow() {
        guard let first = frames.firstIndex(where: \.collection.isFlow) else { return }
        let frame = frames[first]
        frames.removeSubrange(first...)
        discard(from: frame.node)
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

    /// Makes the last text a hole, or leaves it out when it is a key, when it reaches into the line that is broken.
    private mutating func spoil(endingAfter offset: Int) {
        if let (node, end) = lastScalar, end > offset, Int(node) + 1 == tree.count {
            // The root of which everything has still to come is none.
            if node == 0 { discard(from: node) } else { tree.makeHole(node) }
        }
        if let bare = lastBareKey, bare.end > offset, let frame = frames.last, frame.node == bare.mapping,
            Int(bare.member) + 3 == tree.count
        {
            discard(from: bare.member)
            tree.markIncomplete(frame.node)
        }
        guard let top = frames.indices.last, let member = frames[top].member, lastEnd > offset,
            Int(member) + 2 == tree.count, tree.start(of: member) < offset
        else { return }
        frames[top].dropsMember = true
    }
}
