/// Turns the bytes of a JSON text into a tree, without recursion: what is open is on a stack.
struct JSONParser {
    /// How deep arrays and objects may be nested.
    static let depthLimit = 512

    /// What may come next.
    enum Expectation {
        case value
        case elementOrEnd
        case keyOrEnd
        case key
        case colon
        case commaOrEnd
        case nothing
    }

    /// An array or object that has not ended yet.
    struct Frame {
        let node: NodeID
        let start: Int
        let isObject: Bool
        /// The member whose key has been read and whose value has not.
        var member: NodeID?

        var opening: Character { isObject ? "{" : "[" }
        var closing: Character { isObject ? "}" : "]" }
        var closingByte: UInt8 { isObject ? UInt8(ascii: "}") : UInt8(ascii: "]") }
    }

    let file: SourceFile
    var cursor: JSONCursor
    var reports: ReaderReports
    var tree = SyntaxTreeBuilder()
    var frames: [Frame] = []
    var expectation = Expectation.value
    /// Where the last comma is, for reporting one too many.
    var lastComma = 0
    /// One past the last thing that was read, for saying where something is missing.
    var lastEnd: Int
    /// Whether the parser is finding its footing after an error, so that what looks wrong may be its consequence.
    var isQuiet = false

    init(_ file: SourceFile, from start: Int, _ reports: ReaderReports) {
        self.file = file
        self.reports = reports
        cursor = JSONCursor(file.bytes, at: start)
        lastEnd = start
    }

    /// Reads the whole text.
    mutating func parse() -> SyntaxTree {
        while !reports.isFull {
            skipTrivia()
            guard let byte = cursor.current else { break }
            if expectation == .nothing {
                report { .textAfterRoot($0.reports, at: $0.cursor.offset, end: $0.endOfLine()) }
                tree.isShattered = true
                break
            }
            step(byte)
        }
        endOfFile()
        return tree.finish(file)
    }

    private mutating func step(_ byte: UInt8) {
        switch expectation {
        case .value, .elementOrEnd: parseValue(byte)
        case .key, .keyOrEnd: parseKey(byte)
        case .colon: parseColon(byte)
        case .commaOrEnd: parseSeparator(byte)
        case .nothing: break
        }
    }

    private mutating func parseValue(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "{"): open(.object)
        case UInt8(ascii: "["): open(.array)
        case UInt8(ascii: "\""), UInt8(ascii: "'"): scanString()
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): scanNumber()
        case UInt8(ascii: "+"), UInt8(ascii: "."): scanNumber()
        case UInt8(ascii: ","): missingValue(before: byte)
        case UInt8(ascii: "]"), UInt8(ascii: "}"): endInsteadOfValue(byte)
        case _ where JSONByte.isWordStart(byte): scanWord()
        default: unexpected("a value")
        }
    }

    private mutating func parseKey(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): scanKey()
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
            if expectation == .key { report { .extraComma($0.reports, at: $0.lastComma, before: byte) } }
            close(byte)
        case UInt8(ascii: ","):
            let offset = cursor.offset
            report { .extraComma($0.reports, at: offset, before: nil) }
            cursor.advance()
        case _ where JSONByte.isWordPart(byte) && byte < 0x80: scanBareKey()
        default: unexpected("a quoted key")
        }
    }

    private mutating func parseColon(_ byte: UInt8) {
        let offset = cursor.offset
        switch byte {
        case UInt8(ascii: ":"):
            cursor.advance()
            lastEnd = cursor.offset
            isQuiet = false
            expectation = .value
        case UInt8(ascii: "="):
            cursor.advance(cursor.peek(1) == UInt8(ascii: ">") ? 2 : 1)
            let end = cursor.offset
            report { .expectedColon($0.reports, at: offset, end: end, replacing: true) }
            expectation = .value
        case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"):
            report { .keyWithoutValue($0.reports, at: offset, before: byte) }
            hole()
        case _ where startsElement(byte):
            report { .expectedColon($0.reports, at: offset, end: offset + 1, replacing: false) }
            expectation = .value
        default: unexpected("`:`")
        }
    }

    private mutating func parseSeparator(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: ","):
            lastComma = cursor.offset
            cursor.advance()
            lastEnd = cursor.offset
            isQuiet = false
            expectation = frames.last?.isObject == true ? .key : .value
        case UInt8(ascii: "}"), UInt8(ascii: "]"): close(byte)
        default:
            guard let frame = frames.last, startsNext(byte, in: frame) else { return unexpected("`,`") }
            report {
                .missingComma($0.reports, at: $0.cursor.offset, after: $0.lastEnd, isObject: frame.isObject)
            }
            expectation = frame.isObject ? .key : .value
        }
    }

    /// Whether what stands where a comma should be is the next member or element.
    private func startsNext(_ byte: UInt8, in frame: Frame) -> Bool {
        guard frame.isObject else { return startsElement(byte) }
        return byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
            || JSONByte.isWordStart(byte) && isKeyAhead()
    }

    private func startsElement(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "-"):
            true
        default: JSONByte.isDigit(byte) || JSONByte.isWordStart(byte)
        }
    }

    private func isKeyAhead() -> Bool {
        var ahead = cursor
        ahead.skip(while: JSONByte.isWordPart)
        ahead.skip(while: JSONByte.isBlank)
        return ahead.current == UInt8(ascii: ":")
    }

    private mutating func open(_ kind: SyntaxKind) {
        let start = cursor.offset
        guard frames.count < Self.depthLimit else { return tooDeep(at: start) }
        let node = tree.open(kind, at: start)
        frames.append(Frame(node: node, start: start, isObject: kind == .object))
        cursor.advance()
        lastEnd = cursor.offset
        expectation = kind == .object ? .keyOrEnd : .elementOrEnd
    }

    /// Ends the innermost array or object if `byte` is its closing bracket, and else says what is wrong.
    mutating func close(_ byte: UInt8) {
        let offset = cursor.offset
        guard let frame = frames.last else { return }
        if frame.closingByte != byte {
            report { .wrongBracket($0.reports, at: offset, byte, frame: frame) }
            // Brackets left open inside one that is closed now: close them too, as the author must have meant.
            let match = frames.lastIndex { $0.closingByte == byte }
            if isSurplus(closing: frame, hasMatch: match != nil) { return cursor.advance() }
            if let match, !isSlip(closing: frame) {
                tree.isShattered = true
                while frames.count > match + 1 { popUnclosed(at: offset) }
            }
        }
        cursor.advance()
        isQuiet = false
        popFrame(at: cursor.offset)
    }

    private mutating func popUnclosed(at end: Int) {
        if let frame = frames.last { tree.markIncomplete(frame.node) }
        popFrame(at: end)
    }

    /// Ends the innermost array or object and, where it is a member's value, the member.
    mutating func popFrame(at end: Int) {
        guard let frame = frames.popLast() else { return }
        tree.close(frame.node, at: end)
        finishValue(at: end)
    }

    /// Goes on after a value whose last byte is before `end`.
    mutating func finishValue(at end: Int) {
        lastEnd = end
        expectation = .commaOrEnd
        guard let top = frames.indices.last else {
            expectation = .nothing
            return
        }
        if let member = frames[top].member {
            tree.close(member, at: end)
            frames[top].member = nil
        }
    }

    /// Adds a key and starts the member around it.
    mutating func addKey(_ range: TextRange, text: String?) {
        guard let top = frames.indices.last else { return }
        frames[top].member = tree.open(.member, at: Int(range.start))
        tree.scalar(.string, range, text: text)
        lastEnd = Int(range.end)
        expectation = .colon
    }

    /// Adds a scalar value and goes on after it.
    mutating func addScalar(_ kind: SyntaxKind, _ range: TextRange, text: String? = nil) {
        tree.scalar(kind, range, text: text)
        finishValue(at: Int(range.end))
    }

    /// Reports unless what is wrong may be the consequence of an earlier error.
    mutating func report(_ diagnostic: (JSONParser) -> Diagnostic) {
        guard !isQuiet else { return }
        reports.report(diagnostic(self))
    }
}
