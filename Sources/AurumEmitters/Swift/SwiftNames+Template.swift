extension SwiftNames {
    /// Swift written for any design, made that of this one.
    ///
    /// In a template `$Color` stands for the generated type, `$_Color` for a member of the same name, `public` for the
    /// access of generated declarations, and `@frozen` for itself where it is allowed. What follows `$(modes)` on a line
    /// stands for itself in a design with modes, and what follows `$(plain)` in one without.
    func fill(_ template: String) -> TextBuffer {
        var text = TextBuffer(capacity: template.utf8.count * 2)
        let member = SwiftIdentifiers.uncapitalized(prefix)
        for line in Array(template.utf8).split(
            separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        {
            guard let line = chosen(line), !(text.isEmpty && line.isEmpty), !isLeftOut(line) else { continue }
            fill(line, member, into: &text)
            text.append(byte: UInt8(ascii: "\n"))
        }
        return text
    }

    /// The line without its marker; nil when it is for other designs.
    private func chosen(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard line.starts(with: "$(".utf8) else { return line }
        let marker = (modes == nil ? "$(plain)" : "$(modes)").utf8
        return line.starts(with: marker) ? line.dropFirst(marker.count) : nil
    }

    private func isLeftOut(_ line: ArraySlice<UInt8>) -> Bool {
        visibility != .public && line.ends(with: "@frozen")
            || isOneModule && line.ends(with: "import $Tokens")
    }

    private func fill(_ line: ArraySlice<UInt8>, _ member: String, into text: inout TextBuffer) {
        let isPublic = visibility == .public
        var rest = line
        while let next = rest.firstIndex(where: {
            $0 == UInt8(ascii: "$") || $0 == UInt8(ascii: "p") && !isPublic
        }) {
            text.append(bytes: rest[..<next])
            rest = rest[next...]
            if rest.starts(with: "public ".utf8) {
                text.append(access)
                rest = rest.dropFirst(7)
            } else if rest.starts(with: "$_".utf8) {
                text.append(member)
                rest = rest.dropFirst(2)
            } else if let first = rest.dropFirst().first, rest.first == UInt8(ascii: "$"), first.isCapital {
                text.append(prefix)
                rest = rest.dropFirst()
            } else {
                text.append(bytes: rest.prefix(1))
                rest = rest.dropFirst()
            }
        }
        text.append(bytes: rest)
    }
}

extension ArraySlice<UInt8> {
    fileprivate func ends(with text: String) -> Bool {
        suffix(text.utf8.count).elementsEqual(text.utf8)
    }
}

extension UInt8 {
    /// Whether it is an ASCII letter in upper case.
    fileprivate var isCapital: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }
}
