extension UnsafeBufferPointer<UInt8> {
    /// Whether these are the same bytes, looked at eight at a time.
    package func hasSameBytes(as other: UnsafeBufferPointer<UInt8>) -> Bool {
        guard count == other.count else { return false }
        let (own, others) = (UnsafeRawBufferPointer(self), UnsafeRawBufferPointer(other))
        var offset = 0
        while offset + 8 <= count {
            let word = own.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            guard word == others.loadUnaligned(fromByteOffset: offset, as: UInt64.self) else { return false }
            offset += 8
        }
        while offset < count {
            guard own[offset] == others[offset] else { return false }
            offset += 1
        }
        return true
    }
}
