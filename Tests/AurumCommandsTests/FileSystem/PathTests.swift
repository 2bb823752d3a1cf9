import AurumPlatform
import Testing

struct PathTests {
    @Test(arguments: [
        ("a/./b//c/", "a/b/c"), ("a/../b", "b"), ("../../a", "../../a"), ("a/../../b", "../b"),
        ("/../a", "/a"),
        ("", "."), ("/", "/"), ("//", "/"), ("a/..", "."), ("./a", "a"),
    ])
    func foldsDotsAndSlashes(text: String, expected: String) {
        #expect(Path(text).text == expected)
    }

    @Test(arguments: [
        ("/a/b", "/a"), ("/a", "/"), ("/", "/"), ("a", "."), (".", ".."), ("..", "../.."), ("a/b", "a"),
    ])
    func namesTheFolderItIsIn(path: String, parent: String) {
        #expect(Path(path).parent.text == parent)
    }

    @Test(arguments: [
        ("a.tokens.yaml", "yaml"), (".swift-format", ""), ("a", ""), ("a.d/b", ""), ("a.", ""),
    ])
    func namesTheExtension(path: String, expected: String) {
        #expect(Path(path).fileExtension == expected)
    }

    @Test(arguments: [
        ("/a/b/c", "/a", "b/c"), ("/a", "/a", "."), ("/b", "/a/c", "../../b"), ("a/b", ".", "a/b"),
        ("a", "../b", "a"), ("/a", "b", "/a"),
    ])
    func leadsFromOneFolderToAnother(path: String, folder: String, expected: String) {
        #expect(Path(path).relative(to: Path(folder)).text == expected)
    }

    @Test(arguments: [
        ("/a/b", "/a", true), ("/a", "/a", true), ("/ab", "/a", false), ("a/b", ".", true),
        ("../a", ".", false),
        ("/a/../b", "/a", false), ("/a", "/", true), ("a", "/", false),
    ])
    func knowsWhatIsInside(path: String, folder: String, expected: Bool) {
        #expect(Path(path).isInside(Path(folder)) == expected)
    }

    @Test func composedAndDecomposedSpellingsAreTwoPaths() {
        #expect(Path("\u{E9}") != Path("e\u{301}"))
        #expect(Set([Path("\u{E9}"), Path("e\u{301}")]).count == 2)
    }

    @Test func anAbsolutePathStandsForItself() {
        #expect(Path("/a").appending("/b").text == "/b")
        #expect(Path("/a").appending("../b").text == "/b")
        #expect(Path("/").appending("b").text == "/b")
    }
}
