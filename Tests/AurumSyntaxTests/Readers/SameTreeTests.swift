import AurumSyntax
import Testing

/// The same document gives the same tree, whichever format it is written in.
@Suite struct SameTreeTests {
    @Test(arguments: [
        ("a: 1\nb: [x, 'y', \"z\"]\n", #"{"a": 1, "b": ["x", "y", "z"]}"#),
        (
            "color:\n  $type: color\n  brand: {$value: \"{a.b}\"}\n",
            #"{"color": {"$type": "color", "brand": {"$value": "{a.b}"}}}"#
        ),
        ("- null\n- {}\n- []\n- ''\n", #"[null, {}, [], ""]"#),
        ("a: \"\\u00e9\\t\\U0001F600\"\n", #"{"a": "\u00e9\t\ud83d\ude00"}"#),
        (
            #"{"\ud83d\ude00": ["\uD83D\uDE00\ud83d\ude01é", "\\\ud83d\ude00", "\ue000"]}"#,
            #"{"😀": ["😀😁é", "\\😀", "\ue000"]}"#
        ),
        (
            #"""
            single: '\ud83d\ude00'
            plain: \ud83d\ude00 # \ud83d\ude00
            block: |
              \ud83d\ude00
            folded: "a \ud83d\ude00
              \ud83d\ude01"
            "x": "\\ud83d\\ude00 e000 \ue001"
            """#,
            #"""
            {"single": "\\ud83d\\ude00", "plain": "\\ud83d\\ude00", "block": "\\ud83d\\ude00\n", "folded": "a 😀 😁",
             "x": "\\ud83d\\ude00 e000 \ue001"}
            """#
        ),
        ("100:\n  true: no\n", #"{"100": {"true": "no"}}"#),
        ("text: |\n  a\n  b\n", #"{"text": "a\nb\n"}"#),
    ])
    func yamlAndItsJSON(_ yaml: String, _ json: String) {
        #expect(Reading(yaml: yaml).dump == Reading(json: json).dump)
    }

    @Test(arguments: 0..<200)
    func jsonIsYAML(_ seed: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        let text = RandomDocument.json(&random)
        let json = Reading(json: text)
        let yaml = Reading(yaml: text)
        #expect(json.codes == [], "\(text)")
        #expect(yaml.codes == [], "\(text)")
        #expect(json.dump == yaml.dump)
        #expect(json.tree.kinds == yaml.tree.kinds)
        #expect(json.tree.ranges == yaml.tree.ranges)
    }
}
