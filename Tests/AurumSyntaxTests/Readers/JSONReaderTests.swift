import AurumSyntax
import Testing

@Suite struct JSONReaderTests {
    @Test func aDocumentBecomesATree() {
        let reading = Reading(json: #"{"a": [1, 2.5e3, true, null, "x\u00e9\ud83d\ude00"], "b": {}}"#)
        #expect(reading.codes == [])
        #expect(
            reading.dump == """
                object
                  "a":
                    array
                      number "1"
                      number "2.5e3"
                      boolean "true"
                      null "null"
                      string "xé😀"
                  "b":
                    object

                """)
    }
}
