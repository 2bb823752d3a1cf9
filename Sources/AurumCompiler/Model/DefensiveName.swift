/// Names that are spelled, not made up: small ASCII letters and digits stand for themselves, a capital letter begins a
/// segment, and `X` begins the spelling of everything else, so that the path can be read back from the name.
///
///     blue / 500        →  tBlueXz500
///     border / widthMax →  tBorderWidthXMax
///     1_5               →  t1Xu5
///
/// A name begins with a letter of its own, followed by a capital or a digit, and so is no word that Swift has.
enum DefensiveName {
    /// The name of a group.
    static func group(_ segment: String) -> String { spelled("g", [segment]) }

    /// The name of a token in its group.
    static func member(_ segments: [String]) -> String { spelled("t", segments) }

    private static func spelled(_ start: String, _ segments: [String]) -> String {
        var name = start.unicodeScalars
        for (index, segment) in segments.enumerated() {
            var isFirst = true
            for scalar in segment.unicodeScalars {
                defer { isFirst = false }
                guard isFirst else {
                    append(scalar, to: &name)
                    continue
                }
                if scalar != "x", ("a"..."z").contains(scalar) {
                    name.append(contentsOf: String(scalar).uppercased().unicodeScalars)
                } else {
                    // After the start of the name a digit cannot be taken for anything else.
                    if index > 0 || !("0"..."9").contains(scalar) {
                        name.append(contentsOf: "Xz".unicodeScalars)
                    }
                    append(scalar, to: &name)
                }
            }
            if isFirst { name.append(contentsOf: "Xz".unicodeScalars) }
        }
        return String(name)
    }

    private static func append(_ scalar: Unicode.Scalar, to name: inout String.UnicodeScalarView) {
        switch scalar {
        case "a"..."z", "0"..."9": name.append(scalar)
        case "A"..."Z": name.append(contentsOf: ["X", scalar])
        case "-": name.append(contentsOf: "Xh".unicodeScalars)
        case "_": name.append(contentsOf: "Xu".unicodeScalars)
        case " ": name.append(contentsOf: "Xs".unicodeScalars)
        default: name.append(contentsOf: ("X" + String(scalar.value, radix: 16) + "z").unicodeScalars)
        }
    }
}
