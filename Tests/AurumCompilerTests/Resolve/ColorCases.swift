import AurumSyntax
import AurumTestSupport

/// Colors: Part C.
enum ColorCases {
    static let all = shape + spaces + alphaAndHex + pointers

    private static let shape: [ConformanceCase] =
        [
            .value(
                "C-001", "color",
                ##"{"hex": "#FF0000", "alpha": 0.25, "components": [1, 0, 0], "colorSpace": "srgb"}"##,
                gives: "srgb 1 0 0 / 0.25 #ff0000"),
            .value("C-001 D-04", "color", #"1️⃣{"components": [1, 0, 0]}"#, reports: [.missingMember]),
            .value("C-001", "color", #"1️⃣{"colorSpace": "srgb"}"#, reports: [.missingMember]),
            .value("C-002", "color", ##"1️⃣"#f00""##, reports: [.wrongKind]),
            .value("C-002", "color", #"1️⃣"rgb(1, 2, 3)""#, reports: [.wrongKind]),
            .value(
                "C-004", "color", #"{"colorSpace": "srgb", "components": 1️⃣[1, 0]}"#, reports: [.wrongKind]),
            .value(
                "C-004", "color", #"{"colorSpace": "srgb", "components": 1️⃣[1, 0, 0, 1]}"#,
                reports: [.wrongKind]),
            .value(
                "C-004", "color", #"{"colorSpace": "srgb", "components": 1️⃣{"r": 1}}"#, reports: [.wrongKind]),
            .value(
                "C-005 C-006 C-017", "color",
                #"{"colorSpace": "oklch", "components": [0.123456789012345, "none", "none"]}"#,
                gives: "oklch 0.123456789012345 none none"),
            .value(
                "C-005 C-006", "color", #"{"colorSpace": "srgb", "components": [1️⃣"None", 2️⃣null, 3️⃣"0"]}"#,
                reports: [.wrongKind, .wrongKind, .wrongKind]),
            .value(
                "C-014", "color", #"{"colorSpace": "hsl", "components": [1️⃣"120deg", 2️⃣"50%", 50]}"#,
                reports: [.wrongKind, .wrongKind]),
            .value(
                "C-012", "color", #"{"colorSpace": "srgb", "components": [0, 0, 0], 1️⃣"opacity": 1}"#,
                reports: [.unknownMember]),
        ]
        + ["xyz", "rgb", "sRGB", "p3", "rec-2020"].map {
            .value(
                "C-003", "color", #"{"colorSpace": 1️⃣"\#($0)", "components": [0, 0, 0]}"#,
                reports: [.unknownWord])
        }

    private static let ranges: [(String, [String], [String])] =
        ["srgb", "srgb-linear", "display-p3", "a98-rgb", "prophoto-rgb", "rec2020", "xyz-d65", "xyz-d50"].map
    {
        ($0, ["0, 0, 0", "1, 1, 1"], ["1️⃣-0.1, 0, 0", "0, 1️⃣1.1, 0", "0, 0, 1️⃣2"])
    } + [
        ("hsl", ["0, 0, 0", "359.9, 100, 100"], ["1️⃣360, 0, 0", "1️⃣-1, 0, 0", "0, 1️⃣101, 0", "0, 0, 1️⃣-1"]),
        ("hwb", ["0, 0, 0", "359.9, 100, 100"], ["1️⃣360, 0, 0", "0, 1️⃣101, 0", "0, 0, 1️⃣101"]),
        ("lab", ["0, -500, 500", "100, 0, 0"], ["1️⃣-1, 0, 0", "1️⃣101, 0, 0"]),
        ("lch", ["0, 0, 0", "100, 500, 359.9"], ["1️⃣101, 0, 0", "0, 1️⃣-1, 0", "0, 0, 1️⃣360"]),
        ("oklab", ["0, -9, 9", "1, 0, 0"], ["1️⃣-0.1, 0, 0", "1️⃣1.1, 0, 0"]),
        ("oklch", ["0, 0, 0", "1, 9, 359.9"], ["1️⃣1.1, 0, 0", "0, 1️⃣-0.1, 0", "0, 0, 1️⃣360"]),
    ]

    private static let spaces: [ConformanceCase] = ranges.flatMap { space, good, bad in
        good.map {
            ConformanceCase.value(
                "C-003 C-007 C-008", "color", #"{"colorSpace": "\#(space)", "components": [\#($0)]}"#,
                gives: "\(space) " + $0.split(separator: ", ").joined(separator: " "))
        }
            + bad.map {
                ConformanceCase.value(
                    "C-007 C-008", "color", #"{"colorSpace": "\#(space)", "components": [\#($0)]}"#,
                    reports: [.outOfRange])
            }
    }

    private static let alphaAndHex: [ConformanceCase] = [
        .value(
            "C-009", "color", #"{"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0}"#,
            gives: "srgb 0 0 0 / 0"),
        .value(
            "C-009", "color", #"{"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 1️⃣1.1}"#,
            reports: [.outOfRange]),
        .value(
            "C-009", "color", #"{"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 1️⃣"none"}"#,
            reports: [.wrongKind]),
        .value(
            "C-009", "color", #"{"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 1️⃣"50%"}"#,
            reports: [.wrongKind]),
        .value(
            "C-010", "color", ##"{"colorSpace": "hsl", "components": [0, 0, 0], "hex": 1️⃣"#000"}"##,
            reports: [.wrongKind]),
        .value(
            "C-010", "color", ##"{"colorSpace": "hsl", "components": [0, 0, 0], "hex": 1️⃣"#000000ff"}"##,
            reports: [.wrongKind]),
        .value(
            "C-010", "color", #"{"colorSpace": "hsl", "components": [0, 0, 0], "hex": 1️⃣"000000"}"#,
            reports: [.wrongKind]),
        .value(
            "C-010", "color", ##"{"colorSpace": "hsl", "components": [0, 0, 0], "hex": 1️⃣"#00000g"}"##,
            reports: [.wrongKind]),
        .value(
            "C-010", "color", #"{"colorSpace": "hsl", "components": [0, 0, 0], "hex": 1️⃣5}"#,
            reports: [.wrongKind]),
        .value(
            "C-011", "color", ##"{"colorSpace": "srgb", "components": [1, 0, 0], "hex": 1️⃣"#00ff00"}"##,
            reports: [.hexDiffers], gives: "srgb 1 0 0 #00ff00"),
        .value(
            "C-011", "color", ##"{"colorSpace": "display-p3", "components": [1, 0, 0], "hex": "#00ff00"}"##,
            gives: "display-p3 1 0 0 #00ff00"),
    ]

    private static let pointers: [ConformanceCase] = [
        .init(
            "C-013", "ranges are checked after resolution, in the resolved space",
            ##"""
            {"h": {"$type": "color", "$value": {"colorSpace": "hsl", "components": [200, 50, 50]}},
             "a": {"$type": "color", "$value": {"colorSpace": {"$ref": "#/h/$value/colorSpace"}, "components": [300, 0, 0]}},
             "b": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [{"$ref": 1️⃣"#/h/$value/components/0"}, 0, 0]}}}
            """##,
            reports: [.outOfRange], gives: ["h": "color hsl 200 50 50", "a": "color hsl 300 0 0"])
    ]
}
