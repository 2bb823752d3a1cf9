import AurumSyntax
import AurumTestSupport

/// The simple types: F.8.
enum SimpleValueCases {
    static let all = lengths + times + fonts + others

    private static let lengths: [ConformanceCase] = [
        .value("F-140 F-141", "dimension", #"{"value": -1.5e1, "unit": "px"}"#, gives: "-15px"),
        .value("F-140 F-141", "dimension", #"{"unit": "rem", "value": 0.5}"#, gives: "0.5rem"),
        .value("F-141 D-03", "dimension", #"{"value": 1, "unit": 1️⃣"em"}"#, reports: [.unknownWord]),
        .value("F-141", "dimension", #"{"value": 1, "unit": 1️⃣"PX"}"#, reports: [.unknownWord]),
        .value("F-141", "dimension", #"{"value": 1, "unit": 1️⃣"%"}"#, reports: [.unknownWord]),
        .value("F-141", "dimension", #"{"value": 1, "unit": 1️⃣null}"#, reports: [.wrongKind]),
        .value("F-142 D-04", "dimension", #"1️⃣{"value": 0}"#, reports: [.missingMember]),
        .value("F-140 F-142", "dimension", #"1️⃣{}"#, reports: [.missingMember]),
        .value("F-143", "dimension", #"1️⃣"16px""#, reports: [.wrongKind]),
        .value("F-143", "dimension", "1️⃣16", reports: [.wrongKind]),
        .value("F-143", "dimension", #"{"value": 1️⃣"16", "unit": "px"}"#, reports: [.wrongKind]),
        .value(
            "F-145 D-02", "dimension", #"{"value": 1, "unit": "px", 1️⃣"scale": 2}"#, reports: [.unknownMember]),
    ]

    private static let times: [ConformanceCase] = [
        .value("F-160", "duration", #"{"value": -1, "unit": "ms"}"#, gives: "-1ms"),
        .value("F-160", "duration", #"{"value": 0.5, "unit": "s"}"#, gives: "0.5s"),
        .value("F-160", "duration", #"{"value": 1, "unit": 1️⃣"sec"}"#, reports: [.unknownWord]),
        .value("F-161", "duration", #"1️⃣{"unit": "ms"}"#, reports: [.missingMember]),
        .value("F-161", "duration", #"1️⃣"100ms""#, reports: [.wrongKind]),
        .value("F-161", "duration", #"{"value": 1, "unit": "ms", 1️⃣"x": 1}"#, reports: [.unknownMember]),
        .value("F-165 F-166", "cubicBezier", "[0, -5, 1, 9.5]", gives: "0 -5 1 9.5"),
        .value("F-165", "cubicBezier", "[1️⃣-0.1, 0, 2️⃣1.1, 0]", reports: [.outOfRange, .outOfRange]),
        .value("F-165", "cubicBezier", "1️⃣[0, 0, 1]", reports: [.wrongKind]),
        .value("F-165", "cubicBezier", "[0, 0, 1️⃣\"1\", 1]", reports: [.wrongKind]),
        .value("F-165", "cubicBezier", #"1️⃣"ease""#, reports: [.wrongKind]),
    ]

    private static let fonts: [ConformanceCase] =
        [
            .value("F-150", "fontFamily", #""Inter""#, gives: "Inter"),
            .value("F-150", "fontFamily", #"["Inter", "sans-serif"]"#, gives: "Inter, sans-serif"),
            .value("F-151", "fontFamily", "1️⃣[]", reports: [.emptyList]),
            .value("F-151", "fontFamily", #"["A", 1️⃣1, 2️⃣null]"#, reports: [.wrongKind, .wrongKind]),
            .value("F-150", "fontFamily", "1️⃣400", reports: [.wrongKind]),
            .value("F-155", "fontWeight", "1", gives: "1"),
            .value("F-155", "fontWeight", "1000", gives: "1000"),
            .value("F-155", "fontWeight", "350.5", gives: "350.5"),
            .value("F-155", "fontWeight", "1️⃣0.9", reports: [.outOfRange]),
            .value("F-155", "fontWeight", "1️⃣1000.5", reports: [.outOfRange]),
            .value("F-155", "fontWeight", "1️⃣true", reports: [.wrongKind]),
            .value("F-156", "fontWeight", #"1️⃣"Bold""#, reports: [.unknownWord]),
            .value("F-156", "fontWeight", #"1️⃣"semibold""#, reports: [.unknownWord]),
            .value("F-156", "fontWeight", #"1️⃣"400""#, reports: [.unknownWord]),
            .value("F-156", "fontWeight", #"1️⃣"bolder""#, reports: [.unknownWord]),
            .value("F-156", "fontWeight", #"1️⃣"""#, reports: [.unknownWord]),
        ] + keywords

    private static let keywords: [ConformanceCase] = [
        ("thin", 100), ("hairline", 100), ("extra-light", 200), ("ultra-light", 200), ("light", 300),
        ("normal", 400),
        ("regular", 400), ("book", 400), ("medium", 500), ("semi-bold", 600), ("demi-bold", 600),
        ("bold", 700),
        ("extra-bold", 800), ("ultra-bold", 800), ("black", 900), ("heavy", 900), ("extra-black", 950),
        ("ultra-black", 950),
    ].map { .value("F-156", "fontWeight", "\"\($0.0)\"", gives: "\($0.1)") }

    private static let others: [ConformanceCase] = [
        .value("F-170", "number", "-2.50", gives: "-2.5"),
        .value("F-170", "number", #"1️⃣"1""#, reports: [.wrongKind]),
        .value("F-170", "number", "1️⃣false", reports: [.wrongKind]),
        .value("F-170", "number", "1️⃣[1]", reports: [.wrongKind]),
        .value("F-170", "number", "1️⃣{}", reports: [.wrongKind]),
    ]
}

extension ConformanceCase {
    /// A row about the value of one token `t`.
    static func value(
        _ requirements: String, _ type: String, _ value: String, reports: [DiagnosticCode] = [],
        gives text: String? = nil
    ) -> ConformanceCase {
        ConformanceCase(
            requirements, "\(type) \(MarkedText(value).text)",
            "{\"t\": {\"$type\": \"\(type)\", \"$value\": \(value)}}",
            reports: reports, gives: text.map { ["t": "\(type) \($0)"] } ?? [:])
    }
}
