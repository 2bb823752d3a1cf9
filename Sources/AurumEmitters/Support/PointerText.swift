/// Writes JSON pointers as URI fragments (RFC 6901, section 6).
enum PointerText {
    /// The pointer that takes some steps from the root.
    static func text(_ steps: [String]) -> String {
        "#" + steps.map { "/" + escaped($0) }.joined()
    }

    private static func escaped(_ step: String) -> String {
        var text = ""
        for byte in step.utf8 {
            switch byte {
            case UInt8(ascii: "~"): text += "~0"
            case UInt8(ascii: "/"): text += "~1"
            case let byte where isPlain(byte): text.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                text += digits.utf8.count == 1 ? "%0" + digits : "%" + digits
            }
        }
        return text
    }

    /// Whether a byte can stand in a fragment as it is (RFC 3986, section 3.5).
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: "-._!$&'()*+,;=:@?".utf8.contains(byte)
        }
    }
}
