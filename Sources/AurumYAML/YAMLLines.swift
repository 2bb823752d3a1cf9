internal import AurumSyntax

/// What the lines of a file look like, for going on after an error.
struct YAMLLines {
    /// Lines are not looked at further than this many bytes, so that long ones cost little.
    private static let longestLook = 4096

    let file: SourceFile

    /// Where the line at an offset starts, after a byte-order mark.
    func start(of offset: Int) -> Int {
        let line = number(of: offset)
        return Int(file.lines.start(ofLine: line)) + file.lines.markLength(atLine: line)
    }

    /// Where the next line starts, or the end of the file.
    func next(after offset: Int) -> Int {
        let following = number(of: offset) + 1
        return following < file.lines.count ? Int(file.lines.start(ofLine: following)) : file.bytes.count
    }

    /// Where the line at an offset ends, without its line break.
    func end(of offset: Int) -> Int {
        var end = next(after: offset)
        while end > offset, YAMLLayout.isLineBreak(file.bytes[end - 1]) { end -= 1 }
        return end
    }

    /// How many spaces a line begins with; nil when it is blank, a comment or indented with tabs.
    func indentation(ofLineAt start: Int) -> Int? {
        blanks(ofLineAt: start).flatMap { count in
            file.bytes[start..<start + count].contains(UInt8(ascii: "\t")) ? nil : count
        }
    }

    /// The column of what is in a line after its dashes; nil as for its indentation.
    func innerColumn(ofLineAt start: Int) -> Int? {
        guard let indentation = indentation(ofLineAt: start) else { return nil }
        var inner = start + indentation
        while startsItem(at: inner),
            let next = look(at: inner).dropFirst().firstIndex(where: { !YAMLLayout.isBlank($0) })
        {
            inner = next
        }
        return inner - start
    }

    /// How many spaces and tabs a line begins with; nil when it is blank or a comment.
    func blanks(ofLineAt start: Int) -> Int? {
        let line = file.bytes[start..<min(end(of: start), start + Self.longestLook)]
        guard let first = line.firstIndex(where: { !YAMLLayout.isBlank($0) }) else { return nil }
        return line[first] == UInt8(ascii: "#") ? nil : first - start
    }

    /// How many blanks are before what is at an offset; nil when it is not the first on its line.
    func column(ofFirst offset: Int) -> Int? {
        let start = start(of: offset)
        return blanks(ofLineAt: start) == offset - start ? offset - start : nil
    }

    /// Whether what is at an offset reads as `key:`, and not as an item, a bracket or the rest of something else.
    func startsEntry(at offset: Int) -> Bool {
        let line = look(at: offset)
        guard let first = line.first, !"[]{},#".utf8.contains(first), !startsItem(at: offset) else {
            return false
        }
        return colon(in: line.dropFirst()) != nil
    }

    /// Whether what is at an offset reads as `key:` inside braces, where a key in quotes needs no space.
    func startsFlowEntry(at offset: Int) -> Bool {
        let line = look(at: offset)
        guard let quote = line.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
            let closing = line.dropFirst().firstIndex(of: quote)
        else { return startsEntry(at: offset) }
        return line[(closing + 1)...].first { !YAMLLayout.isBlank($0) } == UInt8(ascii: ":")
    }

    /// Whether what is at an offset reads as `- `.
    func startsItem(at offset: Int) -> Bool {
        let line = look(at: offset)
        return line.first == UInt8(ascii: "-") && line.dropFirst().first.map(YAMLLayout.isBlank) ?? true
    }

    /// Whether the line at an offset is `---` or `...`.
    func isDocumentMark(at offset: Int) -> Bool {
        let line = file.bytes[offset...]
        return line.starts(with: "---".utf8) || line.starts(with: "...".utf8)
    }

    /// Where the colon of `key:` is in what a line begins with.
    func colon(in line: ArraySlice<UInt8>) -> Int? {
        line.indices.first { position in
            line[position] == UInt8(ascii: ":")
                && (position + 1 == line.endIndex || YAMLLayout.isBlank(line[position + 1]))
        }
    }

    /// One past the last byte before an offset that is neither blank nor a line break.
    func endOfContent(before offset: Int) -> Int {
        let last = file.bytes[..<min(offset, file.bytes.count)].lastIndex {
            !YAMLLayout.isBlank($0) && !YAMLLayout.isLineBreak($0)
        }
        return last.map { $0 + 1 } ?? 0
    }

    /// One past the last byte of the nearest line above that is neither blank nor a comment.
    func endOfContent(aboveLineAt start: Int) -> Int {
        var line = self.start(of: max(0, start - 1))
        while line > 0, blanks(ofLineAt: line) == nil { line = self.start(of: line - 1) }
        return endOfContent(before: end(of: line))
    }

    /// What a line begins with, from an offset on.
    func look(at offset: Int) -> ArraySlice<UInt8> {
        file.bytes[offset..<max(offset, min(end(of: offset), offset + Self.longestLook))]
    }

    private func number(of offset: Int) -> Int {
        file.lines.line(containing: UInt32(clamping: offset))
    }
}
