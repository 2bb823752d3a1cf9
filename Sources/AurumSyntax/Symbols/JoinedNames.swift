extension [String] {
    /// The texts with an ASCII character between each two, at a fraction of what `joined(separator:)` costs.
    package func joined(by separator: UInt8) -> String {
        guard count > 1 else { return first ?? "" }
        let length = reduce(count - 1) { $0 + $1.utf8.count }
        return String(unsafeUninitializedCapacity: length) { joined in
            var end = 0
            for (position, text) in enumerated() {
                if position > 0 {
                    joined[end] = separator
                    end += 1
                }
                for byte in text.utf8 {
                    joined[end] = byte
                    end += 1
                }
            }
            return end
        }
    }
}
