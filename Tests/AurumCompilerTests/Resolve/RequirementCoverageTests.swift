import AurumTestSupport
import Testing

@Suite("The digest of the standard is covered")
struct RequirementCoverageTests {
    /// Every requirement of the format, color and resolver modules.
    private static let requirements: [String] =
        list(
            "F", 1...11, 20...37, 40...48, 50...58, 60...65, 70...87, 100...128, 140...143, 145...145,
            150...151, 155...156)
        + list(
            "F", 160...161, 165...166, 170...170, 175...175, 180...182, 185...188, 190...190, 195...195,
            200...203)
        + list("F", 205...211, 215...215) + list("C", 1...17)
        + list("R", 1...3, 10...13, 20...24, 30...38, 40...46, 50...56, 60...62, 70...78, 80...88, 90...90)

    /// Requirements that no input of the resolver can show, with the reason.
    private static let elsewhere: [String: String] = [
        "F-008": "a media type belongs to a transfer, not to a file",
        "F-009": "files of any name are read; writers' endings are tested with the outputs",
        "F-011": "sizes are tested with large files, not in a table",
        "F-045": "deprecation is tested with the tokens' metadata",
        "F-188": "a fallback is chosen by an emitter",
        "C-015": "gamut mapping is tested with the color conversions",
        "C-016": "nothing interpolates colors",
    ]

    private static func list(_ module: String, _ ranges: ClosedRange<Int>...) -> [String] {
        ranges.flatMap { $0 }.map { number in
            let digits = String(number)
            return module + "-" + String(repeating: "0", count: max(0, 3 - digits.count)) + digits
        }
    }

    @Test("Every requirement has a row, or a reason")
    func coverage() {
        let rows =
            [
                StructureCases.all, TypeCases.all, ExtendsCases.all, ReferenceCases.all, PointerCases.all,
                SimpleValueCases.all, CompositeCases.all, ColorCases.all,
            ].flatMap { $0.flatMap(\.requirements) } + ResolverCases.all.flatMap(\.requirements)
        let shown = Set(rows)
        #expect(Self.requirements.filter { !shown.contains($0) && Self.elsewhere[$0] == nil } == [])
        #expect(shown.filter { !$0.hasPrefix("D-") }.subtracting(Self.requirements) == [])
    }
}
