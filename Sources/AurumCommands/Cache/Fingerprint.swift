/// A number that stands for some bytes: FNV-1a, since the standard library's hashes differ from run to run.
struct Fingerprint {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    /// Adds bytes, and that they end here.
    mutating func add(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
        value = (value ^ 0x100) &* 0x100_0000_01B3
    }
}
