import AurumCompiler
import AurumTestSupport
import Testing

struct SampleTextTests {
    @Test func everyVariantHasItsOwn() throws {
        let toast = try #require(AurumDesign.compiled.design.components.first)
        let label = try #require(toast.parameters.first { $0.name == "label" })
        let texts = toast.table.variants.compactMap { label.sample(in: $0) }
        #expect(Set(texts).count == 12)
        guard case .text(let sample) = label.kind else {
            Issue.record("no text")
            return
        }
        #expect(sample == label.sample(in: toast.table.defaultVariant))
    }

    @Test func onlyTextsHaveSamples() throws {
        let toast = try #require(AurumDesign.compiled.design.components.first)
        let others = toast.parameters.filter { $0.name != "label" }
        #expect(others.allSatisfy { $0.sample(in: toast.table.defaultVariant) == nil })
    }
}
