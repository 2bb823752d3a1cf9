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
}
