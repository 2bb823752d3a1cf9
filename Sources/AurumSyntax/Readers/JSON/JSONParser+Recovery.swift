extension JSONParser {
    /// Skips white space, and reports comments as it skips them.
    mutating func skipTrivia() {
        while true {
            cursor.skip(while: JSONByte.isBlank)
            let start = cursor.offset
            switch (cursor.current, cursor.peek(1)) {
            case (UInt8(ascii: "/"), UInt8(ascii: "/")), (UInt8(ascii: "#"), _):
                cursor.skip(while: { !JSONByte.isLineBreak($0) })
            case (UInt8(ascii: "/"), UInt8(ascii: "*")):
                skipBlockComment()
            default:
                return
            }
            reports.report(.comment(reports, start, cursor.offset))
            if reports.isFull { return }
        }
    }

    private mutating func skipBlockComment() {
        cursor.advance(2)
        while cursor.current != nil {
            if cursor.current == UInt8(ascii: "*"), cursor.peek(1) == UInt8(ascii: "/") {
                cursor.advance(2)
                return
            }
            cursor.advance()
        }
    }

    /// Reports what stands where something else should be, and skips to where reading can go on.
    mutating func unexpected(_ wanted: String) {
        let offset = cursor.offset
        let step = UTF8Decoder.step(in: cursor.bytes, at: offset)
        if let scalar = step.scalar {
            report { .unexpected($0.reports, offset, offset + step.length, scalar, wanted: wanted) }
            if scalar.properties.isWhitespace || VisibleText.isDangerous(scalar) {
                return cursor.advance(step.length)
            }
        }
        recover()
    }

    /// Skips to the next comma or closing bracket of the innermost array or object.
    mutating func recover() {
        isQuiet = true
        skipBalanced()
        if let frame = frames.last { tree.markIncomplete(frame.node) }
        if expectation == .value && (frames.isEmpty || frames.last?.member != nil) {
            hole()
        } else if expectation == .colon {
            hole()
        } else {
            expectation = frames.isEmpty ? .nothing : .commaOrEnd
        }
    }

    /// Moves over whole brackets and strings up to a comma or a closing bracket that belongs to what is open.
    private mutating func skipBalanced() {
        var depth = 0
        while let byte = cursor.current {
            switch byte {
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                if depth == 0 && !frames.isEmpty { return }
                depth = max(0, depth - 1)
            case UInt8(ascii: ","):
                if depth == 0 && !frames.isEmpty { return }
            case UInt8(ascii: "\""): skipString()
            default: break
            }
            cursor.advance()
        }
    }

    /// Moves to the closing quote of a string, or before the end of its line.
    private mutating func skipString() {
        cursor.advance()
        while let byte = cursor.current, byte != UInt8(ascii: "\"") {
            if let next = cursor.peek(1), JSONByte.isLineBreak(next) { return }
            cursor.advance(byte == UInt8(ascii: "\\") ? 2 : 1)
        }
    }

    /// Puts a hole where a value could not be read.
    mutating func hole() {
        tree.scalar(.invalid, TextRange(lastEnd, lastEnd))
        finishValue(at: lastEnd)
    }

    /// Reports a comma where a value should be.
    mutating func missingValue(before byte: UInt8) {
        let offset = cursor.offset
        if frames.isEmpty { return unexpected("a value") }
        if frames.last?.member != nil {
            report { .missingValue($0.reports, at: offset, before: byte) }
            return hole()
        }
        report { .extraComma($0.reports, at: offset, before: nil) }
        markListIncomplete()
        cursor.advance()
    }

    /// Handles a closing bracket where a value should or may be.
    mutating func endInsteadOfValue(_ byte: UInt8) {
        let offset = cursor.offset
        guard let frame = frames.last else { return unexpected("a value") }
        if frame.member != nil {
            report { .missingValue($0.reports, at: offset, before: byte) }
            hole()
        } else if expectation == .value {
            report { .extraComma($0.reports, at: $0.lastComma, before: byte) }
            markListIncomplete()
        }
        close(byte)
    }

    /// Takes note that a list may lack the element that a comma is for.
    private mutating func markListIncomplete() {
        if let frame = frames.last, !frame.isObject { tree.markIncomplete(frame.node) }
    }

    /// Gives up on a text that is nested too deeply.
    mutating func tooDeep(at offset: Int) {
        report { .tooDeep($0.reports, at: offset) }
        isQuiet = true
        cursor.move(to: cursor.bytes.count)
    }

    /// Ends everything that is still open, and says so unless the end is the consequence of an error.
    mutating func endOfFile() {
        if reports.isFull { isQuiet = true }
        if !frames.isEmpty {
            report { .endOfFile($0.reports, at: $0.lastEnd, open: $0.frames) }
            tree.isShattered = true
        } else if expectation == .value, tree.count == 0 {
            report { .onlyComments($0.reports, at: $0.lastEnd) }
        }
        while let frame = frames.last {
            if frame.member != nil { hole() }
            tree.markIncomplete(frame.node)
            popFrame(at: lastEnd)
        }
    }

    /// Where the line that is being read ends, without trailing blanks.
    func endOfLine() -> Int {
        var ahead = cursor
        ahead.skip(while: { !JSONByte.isLineBreak($0) })
        var end = ahead.offset
        while end > cursor.offset + 1, JSONByte.isBlank(cursor.bytes[end - 1]) { end -= 1 }
        return end
    }
}
