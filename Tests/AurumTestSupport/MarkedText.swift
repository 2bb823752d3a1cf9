/// A text with numbered places: `{"a": 1️⃣tru}` marks the offset at which `tru` starts.
package struct MarkedText: Sendable {
    /// The text without the markers.
    package let text: String
    /// The byte offset of each marker, by its number.
    package let offsets: [Int: Int]

    /// Takes the markers out of a text.
    package init(_ marked: String) {
        var text = ""
        var offsets: [Int: Int] = [:]
        let scalars = Array(marked.unicodeScalars)
        var index = 0
        while index < scalars.count {
            if index + 2 < scalars.count, scalars[index + 1] == "\u{FE0F}", scalars[index + 2] == "\u{20E3}",
                let number = Int(String(scalars[index]))
            {
                offsets[number] = text.utf8.count
                index += 3
            } else {
                text.unicodeScalars.append(scalars[index])
                index += 1
            }
        }
        self.text = text
        self.offsets = offsets
    }

    /// The bytes of the text.
    package var bytes: [UInt8] { Array(text.utf8) }
}
