internal import AurumSyntax

/// What is YAML but not what was meant.
extension YAMLComposer {
    /// Whether a mapping is `{a.b}`: one plain key and nothing else, which is meant as a reference.
    func isUnquotedReference(_ frame: Frame, _ key: YAMLScalar) -> Bool {
        guard frame.mayBeReference else { return false }
        let start = Int(key.range.end)
        let end = min(lastEnd - 1, file.bytes.count)
        return start <= end && file.bytes[start..<end].allSatisfy(YAMLLayout.isBlank)
    }

    /// Reports `{a.b}` and goes on as if it had been quoted where it can be a reference, and else with a hole.
    mutating func replaceUnquotedReference(_ frame: Frame, _ key: YAMLScalar) {
        let range = TextRange(frame.collection.start, lastEnd)
        let text = "{" + String(decoding: key.value, as: UTF8.self) + "}"
        reports.report(.unquotedReference(reports, range, text))
        suspectLine = lines.start(of: lastEnd)
        discard(from: frame.node)
        if isInsideMember { tree.scalar(.string, range, text: text) } else { tree.scalar(.invalid, range) }
    }

    /// Whether what comes next belongs to a member such as `$value`, and is no token or group.
    private var isInsideMember: Bool {
        frames.contains { frame in
            guard let member = frame.member else { return false }
            let key = file.bytes[tree.start(of: member)...].prefix(2)
            return key.first { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'") } == UInt8(ascii: "$")
        }
    }

    /// Whether there is nothing after a key, not even a colon.
    func hasNoColon(_ scalar: YAMLScalar) -> Bool {
        guard scalar.isAbsent, scalar.properties.tag == nil, frames.last?.member != nil else { return false }
        let start = Int(scalar.range.start)
        return lastEnd <= start && !file.bytes[lastEnd..<start].contains(UInt8(ascii: ":"))
    }

    /// Ends a member that has no colon: `{a}`, or `{$value:1}`, where a space is missing.
    mutating func leaveWithoutValue() {
        guard let top = frames.indices.last, let member = frames[top].member else { return }
        let start = tree.start(of: member)
        if frames[top].collection.isFlow, Int(member) + 2 == tree.count,
            let colon = colonWithoutSpace(in: start..<lastEnd)
        {
            reports.report(
                .missingSpace(reports.label(colon, colon + 1, "expected a space after it"), isLast: false))
            suspectLine = lines.start(of: colon)
            frames[top].dropsMember = true
            frames[top].plainKey = nil
        }
        tree.scalar(.null, TextRange(lastEnd, lastEnd), text: "null")
        let isKept = !frames[top].dropsMember
        finishValue(at: lastEnd, height: 0)
        if isKept { lastBareKey = (frames[top].node, member, lastEnd) }
    }

    /// Whether a key in brackets is `?a`, which is a text to YAML 1.2 and begins a key to libyaml.
    func beginsWithQuestionMark(_ key: YAMLScalar) -> Bool {
        let start = Int(key.range.start)
        return key.style == .plain && start > 0 && frames.last?.collection.isFlow == true
            && file.bytes[start - 1] == UInt8(ascii: "?")
    }

    /// The first colon in a plain key, unless it is that of an address such as `https://`.
    private func colonWithoutSpace(in key: Range<Int>) -> Int? {
        guard let first = file.bytes[key].first, !"\"'".utf8.contains(first) else { return nil }
        let colon = file.bytes[key].firstIndex(of: UInt8(ascii: ":"))
        return colon.flatMap { file.bytes[$0...].dropFirst().first == UInt8(ascii: "/") ? nil : $0 }
    }

    /// Reports the characters in a text that cannot stand in a text of its style.
    mutating func reportReplacements(in scalar: YAMLScalar) {
        for replacement in scalar.replacements
        where replacement.kind != .control && spoils(replacement, scalar) {
            reports.report(
                replacement.kind == .escape
                    ? YAMLEscapes.diagnostic(in: file, at: replacement.range.lowerBound)
                    : .controlCharacter(file, replacement.range))
        }
    }

    /// Whether a text has something that has been reported, so that nobody knows what the text is.
    func isSpoiled(_ scalar: YAMLScalar) -> Bool {
        scalar.replacements.contains { spoils($0, scalar) }
    }

    private func spoils(_ replacement: YAMLInput.Replacement, _ scalar: YAMLScalar) -> Bool {
        switch replacement.kind {
        case .control: true
        case .text: false
        case .quotable: scalar.style != .quoted
        case .escape: scalar.style == .quoted && file.bytes[Int(scalar.range.start)] == UInt8(ascii: "\"")
        }
    }
}

extension Diagnostic {
    fileprivate static func unquotedReference(
        _ reports: ReaderReports, _ range: TextRange, _ text: String
    ) -> Diagnostic {
        Diagnostic(
            .unquotedReference, "`\(VisibleText.excerpt(text))` without quotes is a mapping, not a reference",
            at: reports.label(Int(range.start), Int(range.end), "read as a mapping with one key"),
            help: ["write `\(JSONText.quoted(VisibleText.excerpt(text)))`"],
            fix: [reports.edit(Int(range.start), Int(range.end), JSONText.quoted(text))]
        )
    }
}
