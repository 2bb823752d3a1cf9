/// An interned name; equal exactly when the UTF-8 of two names is equal (F-007).
package struct Symbol: Hashable, Sendable {
    /// The position in the table that interned it.
    package let index: UInt32
}

/// Owns the names that symbols stand for.
package struct SymbolTable: Sendable {
    private var names: [String] = []
    private var symbols: [ExactName: Symbol] = [:]

    /// Makes an empty table.
    package init() {}

    /// The symbol of a name, made on first use.
    package mutating func intern(_ name: String) -> Symbol {
        let key = ExactName(name)
        if let known = symbols[key] { return known }
        let symbol = Symbol(index: UInt32(clamping: names.count))
        names.append(name)
        symbols[key] = symbol
        return symbol
    }

    /// The symbol of a name that has been interned.
    package func symbol(for name: String) -> Symbol? { symbols[ExactName(name)] }

    /// The name a symbol of this table stands for.
    package subscript(symbol: Symbol) -> String { names[Int(symbol.index)] }
}

/// A string that is equal to another only when their UTF-8 is, where `String ==` folds composed and decomposed
/// spellings.
package struct ExactName: Hashable, Sendable, Comparable {
    /// The name as written.
    package let text: String

    /// Wraps a name.
    package init(_ text: String) {
        self.text = text
    }

    package static func == (left: ExactName, right: ExactName) -> Bool {
        var (left, right) = (left.text, right.text)
        return left.withUTF8 { left in right.withUTF8 { left.hasSameBytes(as: $0) } }
    }

    package static func < (left: ExactName, right: ExactName) -> Bool {
        left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
    }

    package func hash(into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}
