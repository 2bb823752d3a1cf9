import AurumSyntax

extension TokenResolver {
    /// Reads a value that is no reference as a whole (F.8, F.9, Part C).
    func read(_ type: TokenType, _ slot: Slot) -> TokenValue? {
        switch type {
        case .color: color(slot).map(TokenValue.color)
        case .dimension: dimension(slot).map(TokenValue.dimension)
        case .fontFamily: fontFamily(slot).map(TokenValue.fontFamily)
        case .fontWeight: fontWeight(slot).map(TokenValue.fontWeight)
        case .duration: duration(slot).map(TokenValue.duration)
        case .cubicBezier: cubicBezier(slot).map(TokenValue.cubicBezier)
        case .number: number(slot, "a number").map(TokenValue.number)
        case .strokeStyle: strokeStyle(slot).map(TokenValue.strokeStyle)
        case .border: border(slot).map(TokenValue.border)
        case .transition: transition(slot).map(TokenValue.transition)
        case .shadow: shadows(slot).map(TokenValue.shadow)
        case .gradient: gradient(slot).map(TokenValue.gradient)
        case .typography: typography(slot).map(TokenValue.typography)
        }
    }

    private func dimension(_ slot: Slot) -> Dimension? {
        if let measure = Measure(slot.node, units: Dimension.Unit.self) {
            wrongKind(slot, "a dimension", "an object", help: ["write `\(measure.object)`"])
            return nil
        }
        guard let fields = fields(slot, "a dimension", required: ["value", "unit"]) else { return nil }
        let value = number(fields["value"], "the value of a dimension")
        let unit = word(fields["unit"], "the unit of a dimension", Dimension.Unit.self)
        guard let value, let unit else { return nil }
        return Dimension(value: value, unit: unit)
    }

    private func duration(_ slot: Slot) -> Duration? {
        if let measure = Measure(slot.node, units: Duration.Unit.self) {
            wrongKind(slot, "a duration", "an object", help: ["write `\(measure.object)`"])
            return nil
        }
        guard let fields = fields(slot, "a duration", required: ["value", "unit"]) else { return nil }
        let value = number(fields["value"], "the value of a duration")
        let unit = word(fields["unit"], "the unit of a duration", Duration.Unit.self)
        guard let value, let unit else { return nil }
        return Duration(value: value, unit: unit)
    }

    private func fontFamily(_ slot: Slot) -> [String]? {
        if let name = slot.node.string { return [name] }
        guard slot.node.kind == .array else {
            wrongKind(slot, "a font family", "a name or a list of names")
            return nil
        }
        let names = slot.node.elements.compactMap { familyName(slot.part($0)) }
        if slot.node.elements.first(where: { _ in true }) == nil {
            reportGap(.empty("a list of font families", slot), slot)
        }
        return names
    }

    private func familyName(_ slot: Slot) -> String? {
        guard let slot = raw(slot) else { return nil }
        guard let name = slot.node.string else {
            wrongKind(slot, "a font family", "a name")
            return nil
        }
        return name
    }

    private func fontWeight(_ slot: Slot) -> FontWeight? {
        if let number = slot.node.number {
            guard FontWeight.range.contains(number) else {
                report(.outside("a font weight", "from 1 to 1000", number, slot), slot)
                return nil
            }
            return FontWeight(number: number)
        }
        guard let word = slot.node.string else {
            wrongKind(slot, "a font weight", "a number or a keyword")
            return nil
        }
        if let weight = FontWeight(keyword: word) { return weight }
        let words = FontWeight.keywords.map(\.name)
        let folded = word.lowercased().filter { $0 != " " && $0 != "_" && $0 != "-" }
        let nearest =
            words.first { $0.filter { $0 != "-" } == folded } ?? Suggestions.nearest(to: word, among: words)
        report(.unknownWeight(word, nearest, slot), slot)
        return nil
    }

    private func cubicBezier(_ slot: Slot) -> CubicBezier? {
        if let numbers = slot.node.string.flatMap({ Self.namedCurves[$0] }) {
            wrongKind(slot, "a cubic Bézier curve", "a list", help: ["write `\(numbers)`"])
            return nil
        }
        guard let elements = elements(slot, "a cubic Bézier curve") else { return nil }
        guard elements.count == 4 else {
            reportGap(.wrongCount("a cubic Bézier curve", "four numbers", elements.count, slot), slot)
            return nil
        }
        let numbers = elements.map { number($0, "a coordinate") }
        for index in [0, 2] {
            if let x = numbers[index], !(0...1).contains(x) {
                report(
                    .outside("the x coordinate of a timing curve", "from 0 to 1", x, elements[index]),
                    elements[index])
            }
        }
        guard let x1 = numbers[0], let y1 = numbers[1], let x2 = numbers[2], let y2 = numbers[3] else {
            return nil
        }
        return CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)
    }
}

extension TokenResolver {
    /// The curves that CSS has words for.
    private static let namedCurves = [
        "linear": "[0, 0, 1, 1]", "ease": "[0.25, 0.1, 0.25, 1]", "ease-in": "[0.42, 0, 1, 1]",
        "ease-out": "[0, 0, 0.58, 1]", "ease-in-out": "[0.42, 0, 0.58, 1]",
    ]
}

/// A number with a unit in one text, as CSS writes it, or a bare number.
private struct Measure {
    /// The same as an object of the standard.
    let object: String

    /// Takes a text such as `16px` apart; a bare number gets the first unit; nil for anything else.
    init?<Unit: RawRepresentable & CaseIterable>(_ node: SyntaxNode, units: Unit.Type)
    where Unit.RawValue == String {
        let text = node.kind == .number ? node.text : node.string ?? ""
        let number = text.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-") }
        let written =
            node.kind == .number ? Unit.allCases.first?.rawValue ?? "" : String(text.dropFirst(number.count))
        guard NumberParser.double(String(number)) != nil, let unit = Unit(rawValue: written) else {
            return nil
        }
        object = "{ \"value\": \(number), \"unit\": \"\(unit.rawValue)\" }"
    }
}

extension Diagnostic {
    /// A number that its place does not allow.
    static func outside(_ subject: String, _ range: String, _ number: Double, _ slot: Slot) -> Diagnostic {
        Diagnostic(
            .outOfRange, "\(subject) is \(range), found \(NumberText.shortest(number))",
            at: slot.label("outside the range"))
    }

    /// A list with too many or too few elements.
    static func wrongCount(_ subject: String, _ expected: String, _ count: Int, _ slot: Slot) -> Diagnostic {
        Diagnostic(
            .wrongKind, "\(subject) has \(expected), found \(count)", at: slot.label("expected \(expected)"))
    }

    /// A list without elements.
    static func empty(_ subject: String, _ slot: Slot) -> Diagnostic {
        Diagnostic(.emptyList, "\(subject) has at least one element", at: slot.label("empty"))
    }

    fileprivate static func unknownWeight(_ word: String, _ nearest: String?, _ slot: Slot) -> Diagnostic {
        Diagnostic(
            .unknownWord, "no font weight named `\(word)`", at: slot.label("expected a number or a keyword"),
            help: [
                nearest.map { "did you mean `\($0)`?" }
                    ?? "the keywords are "
                    + FontWeight.keywords.map { "`\($0.name)`" }.joined(separator: ", ")
            ], fix: nearest.map { slot.node.replaced(by: $0) } ?? [])
    }
}
