import AurumSyntax
import Testing

@Suite struct SymbolTableTests {
    @Test func namesAreComparedByTheirBytes() {
        var table = SymbolTable()
        let composed = table.intern("\u{E9}")
        let decomposed = table.intern("e\u{301}")
        #expect(composed != decomposed)
        #expect(table.intern("\u{E9}") == composed)
        #expect(Array(table[decomposed].utf8) == Array("e\u{301}".utf8))
        #expect(table.symbol(for: "x") == nil)
        #expect(ExactName("a") < ExactName("b"))
    }

    @Test func everyByteOfANameCounts() {
        for length in 1...20 {
            let name = [UInt8](repeating: 0x61, count: length)
            for position in 0..<length {
                var other = name
                other[position] = 0x62
                let (left, right) = (
                    String(decoding: name, as: UTF8.self), String(decoding: other, as: UTF8.self)
                )
                #expect(ExactName(left) != ExactName(right))
                #expect(ExactName(left) == ExactName(String(left.reversed())))
            }
            #expect(
                ExactName(String(repeating: "a", count: length + 1))
                    != ExactName(String(decoding: name, as: UTF8.self)))
        }
    }

    @Test(arguments: [([], ""), (["a"], "a"), (["a", "", "é"], "a..é"), (["", ""], ".")])
    func joinsNames(_ names: [String], _ joined: String) {
        #expect(names.joined(by: UInt8(ascii: ".")) == joined)
        #expect(joined == names.joined(separator: "."))
    }
}
