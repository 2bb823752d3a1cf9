import AurumCompiler
import AurumDiff
import AurumEmitters
import AurumTestSupport
import Foundation
import Testing

/// The page of a comparison.
struct DiffHTMLTests {
    private static let hostile = "<script>alert(1)</script>\"' & ]]> */ `|` \u{202E}x"

    @Test("Names and texts are text, whatever is in them")
    func escapes() {
        var old = DesignBuilder()
        old.token(segments: ["a", Self.hostile], .number(1), description: Self.hostile)
        var new = DesignBuilder()
        new.token(segments: ["a", Self.hostile], .number(2), description: Self.hostile + "2")
        new.token(segments: [Self.hostile, "b"], .number(2))
        let diff = DesignDiff(from: DesignSide(old.build()), to: DesignSide(new.build()))
        let page = DiffHTML(DiffReport(diff, old: Self.hostile, new: "new", notes: [Self.hostile])).text
        #expect(!page.contains("<script>alert") && !page.contains("\u{202E}"))
        #expect(page.components(separatedBy: "<script>").count == 2)
        #expect(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;"))
    }

    @Test("A comparison of equals is a page that says so")
    func equals() {
        var design = DesignBuilder()
        design.token("a", .number(1))
        let side = DesignSide(design.build())
        let page = DiffHTML(DiffReport(DesignDiff(from: side, to: side), old: "a", new: "b")).text
        #expect(page.contains("no difference") && !page.contains("<table>"))
    }
}
