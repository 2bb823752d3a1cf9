extension JSONParser {
    /// Lines that are longer, in bytes, are written by programs and say nothing about what a person meant.
    private static let longestLine = 4096

    /// Whether a wrong closing bracket at the cursor is meant to close the innermost frame, rather than the frame's
    /// own bracket being missing: as many brackets are closed on the line as are opened, or the bracket begins a line
    /// that is indented like the one with the opening bracket.
    func isSlip(closing frame: Frame) -> Bool {
        guard !isQuiet, let line = startOfLine(cursor.offset), let opening = startOfLine(frame.start) else {
            return false
        }
        if frame.start >= line { return balance(ofLineFrom: line).map { $0 <= 0 } ?? false }
        let indentation = cursor.bytes[line..<cursor.offset]
        return indentation.allSatisfy(JSONByte.isBlank)
            && cursor.bytes[opening...].starts(with: indentation)
            && !JSONByte.isBlank(cursor.bytes[opening + indentation.count])
    }

    /// Whether a wrong closing bracket at the cursor is one too many: more brackets are closed on the line than are
    /// opened, or the right one follows on the same line, or nothing that it could close is open and it comes after
    /// other text.
    func isSurplus(closing frame: Frame, hasMatch: Bool) -> Bool {
        guard !isQuiet, let line = startOfLine(cursor.offset) else { return false }
        if frame.start >= line { return balance(ofLineFrom: line).map { $0 < 0 } ?? false }
        var ahead = cursor
        ahead.advance()
        ahead.skip(while: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") })
        let isFirst = cursor.bytes[line..<cursor.offset].allSatisfy(JSONByte.isBlank)
        return ahead.current == frame.closingByte || !hasMatch && !isFirst
    }

    private func startOfLine(_ offset: Int) -> Int? {
        let first = max(0, offset - Self.longestLine)
        let lineBreak = cursor.bytes[first..<offset].lastIndex(where: JSONByte.isLineBreak)
        return lineBreak.map { $0 + 1 } ?? (first == 0 ? 0 : nil)
    }

    /// How many more brackets are opened than closed on a line, those in strings not counted; nil for a long line.
    private func balance(ofLineFrom start: Int) -> Int? {
        var balance = 0
        var isString = false
        var ahead = cursor
        ahead.move(to: start)
        while let byte = ahead.current, !JSONByte.isLineBreak(byte) {
            guard ahead.offset - start <= Self.longestLine else { return nil }
            if byte == UInt8(ascii: "\"") { isString.toggle() }
            if !isString {
                if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") { balance += 1 }
                if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") { balance -= 1 }
            }
            ahead.advance(isString && byte == UInt8(ascii: "\\") ? 2 : 1)
        }
        return balance
    }
}
