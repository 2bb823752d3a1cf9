import AurumTestSupport
import Testing

@Suite("The format module, requirement by requirement")
struct ConformanceTests {
    @Test(arguments: StructureCases.all)
    func structure(_ row: ConformanceCase) { row.expectResult() }

    @Test(arguments: TypeCases.all)
    func types(_ row: ConformanceCase) { row.expectResult() }

    @Test(arguments: ExtendsCases.all)
    func inheritance(_ row: ConformanceCase) { row.expectResult() }

    @Test(arguments: ReferenceCases.all)
    func references(_ row: ConformanceCase) { row.expectResult() }

    @Test(arguments: PointerCases.all)
    func pointers(_ row: ConformanceCase) { row.expectResult() }

    @Test(.timeLimit(.minutes(1)), arguments: ContainmentCases.all)
    func containment(_ row: ConformanceCase) { row.expectResult() }

    @Test(arguments: CauseCases.all)
    func causes(_ row: ConformanceCase) { row.expectResult() }

    @Test(arguments: SimpleValueCases.all)
    func simpleValues(_ row: ConformanceCase) { row.expectResult() }

    @Test(arguments: CompositeCases.all)
    func compositeValues(_ row: ConformanceCase) { row.expectResult() }

    @Test(arguments: ColorCases.all)
    func colors(_ row: ConformanceCase) { row.expectResult() }
}
