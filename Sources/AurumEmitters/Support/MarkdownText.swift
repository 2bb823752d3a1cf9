/// Text in GitHub's Markdown, for paragraphs and table cells alike: one line, and nothing in it means markup.
package enum MarkdownText {
    /// Prose in which only inline code is markup.
    package static func prose(_ text: String) -> String {
        var result = ""
        var rest = InvisibleText.spelledOut(text)[...]
        while let tick = firstTick(in: rest) {
            result += escaped(rest[..<tick])
            rest = rest[tick...]
            let fence = rest.prefix { $0 == "`" }
            let inside = rest[fence.endIndex...]
            guard let end = closing(fence, in: inside) else {
                result += fence.map { "\\" + String($0) }.joined()
                rest = inside
                continue
            }
            result += code(trimmed(inside[..<end]))
            rest = inside[end...].dropFirst(fence.count)
        }
        return result + escaped(rest)
    }

    /// A paragraph of prose, which does not begin a list, a heading or a rule.
    package static func paragraph(_ text: String) -> String {
        let prose = prose(text)
        if let first = prose.first, "-+=#".contains(first) { return "\\" + prose }
        let digits = prose.prefix { $0.isASCII && $0.isNumber }
        let rest = prose[digits.endIndex...]
        guard !digits.isEmpty, let mark = rest.first, mark == "." || mark == ")" else { return prose }
        return digits + "\\" + rest
    }

    /// Plain text without any markup.
    package static func plain(_ text: String) -> String { escaped(InvisibleText.spelledOut(text)[...]) }

    /// Inline code; empty for a text without visible characters.
    package static func code(_ text: String) -> String {
        let text = InvisibleText.spelledOut(text)
        guard !text.isEmpty else { return "" }
        if text.hasOnly({ $0 != UInt8(ascii: "`") && $0 != UInt8(ascii: "|") }) {
            return "`\(text)`"
        }
        let fence = String(repeating: "`", count: longestRun(of: "`", in: text) + 1)
        let needsRoom = text.hasPrefix("`") || text.hasSuffix("`")
        let room = needsRoom ? " " : ""
        // A table ends a cell at a pipe even inside code, unless it is escaped.
        let content = text.map { $0 == "|" ? "\\|" : String($0) }.joined()
        return fence + room + content + room + fence
    }

    /// A link; the text is markup already.
    package static func link(_ markup: String, to address: String) -> String {
        "[\(markup)](\(encoded(address)))"
    }

    /// A picture with words for those who cannot see it.
    package static func picture(_ words: String, at address: String) -> String {
        "![\(plain(words))](\(encoded(address)))"
    }

    /// An address with everything percent-encoded that could end it or begin something else.
    private static func encoded(_ address: String) -> String {
        if address.hasOnly(isPlain) { return address }
        return address.utf8.map { byte -> String in
            if isPlain(byte) { return String(decoding: [byte], as: UTF8.self) }
            let digits = String(byte, radix: 16, uppercase: true)
            return "%" + (digits.count < 2 ? "0" : "") + digits
        }.joined()
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-")...UInt8(ascii: "/"): true
        default: "_~:?#=&%@+,;".utf8.contains(byte)
        }
    }

    fileprivate static func isMark(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\\"), UInt8(ascii: "*"),
            UInt8(ascii: "_"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "|"), UInt8(ascii: "~"),
            UInt8(ascii: "`"):
            true
        default: false
        }
    }

    private static func escaped(_ text: Substring) -> String {
        let whole = String(text)
        if whole.hasOnly({ !isMark($0) }) { return whole }
        var result = ""
        for character in text {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\\", "*", "_", "[", "]", "|", "~", "`": result += "\\" + String(character)
            default: result.append(character)
            }
        }
        return result
    }

    /// Where the first backtick is that no other character is combined with.
    private static func firstTick(in text: Substring) -> Substring.Index? {
        var rest = text
        while let tick = rest.utf8.firstIndex(of: UInt8(ascii: "`")) {
            if rest[tick] == "`" { return tick }
            rest = rest[rest.index(after: tick)...]
        }
        return nil
    }

    /// Where the run of backticks begins that closes a code span: one of the same length.
    private static func closing(_ fence: Substring, in text: Substring) -> Substring.Index? {
        var position = text.startIndex
        while let tick = firstTick(in: text[position...]) {
            let run = text[tick...].prefix { $0 == "`" }
            if run.count == fence.count { return tick }
            position = run.endIndex
        }
        return nil
    }

    private static func trimmed(_ code: Substring) -> String {
        guard code.count > 2, code.hasPrefix(" "), code.hasSuffix(" ") else { return String(code) }
        return String(code.dropFirst().dropLast())
    }

    private static func longestRun(of character: Character, in text: String) -> Int {
        var longest = 0
        var current = 0
        for other in text {
            current = other == character ? current + 1 : 0
            longest = max(longest, current)
        }
        return longest
    }
}

extension TextBuffer {
    /// Adds plain text without any markup.
    mutating func appendInterpolation(plain text: String) {
        let isPlain = append(
            text, ifAll: { InvisibleText.isPlain($0) && !$0.contains(where: MarkdownText.isMark) })
        if !isPlain { append(MarkdownText.plain(text)) }
    }

    /// Adds prose in which only inline code is markup.
    mutating func appendInterpolation(prose text: String) {
        let isPlain = append(
            text, ifAll: { InvisibleText.isPlain($0) && !$0.contains(where: MarkdownText.isMark) })
        if !isPlain { append(MarkdownText.prose(text)) }
    }

    /// Adds inline code; nothing for a text without visible characters.
    mutating func appendInterpolation(codeSpan text: String) {
        if text.isEmpty { return }
        let start = count
        append(byte: UInt8(ascii: "`"))
        let isPlain = append(text) {
            $0 > 0x20 && $0 <= 0x7E && $0 != UInt8(ascii: "`") && $0 != UInt8(ascii: "|")
        }
        if isPlain { return append(byte: UInt8(ascii: "`")) }
        truncate(to: start)
        append(MarkdownText.code(text))
    }
}
