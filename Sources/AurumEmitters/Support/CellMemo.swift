import AurumCompiler

/// What is made of cells, made once for all that hold the same.
struct CellMemo<Result> {
    private var known: [CellValue: Result] = [:]

    /// What a closure makes of the cells of a column, variant by variant.
    mutating func column(_ property: Int, of table: VariantTable, _ make: (Cell) -> Result) -> [Result] {
        table.variants.map { result(for: table[$0, property], make) }
    }

    private mutating func result(for cell: Cell, _ make: (Cell) -> Result) -> Result {
        // Texts that are equal in Swift may have other bytes.
        guard !cell.value.mayHoldText else { return make(cell) }
        if let known = known[cell.value] { return known }
        let result = make(cell)
        known[cell.value] = result
        return result
    }
}

extension CellValue {
    fileprivate var mayHoldText: Bool {
        switch self {
        case .glyph, .text, .single(.literal): true
        default: false
        }
    }
}
