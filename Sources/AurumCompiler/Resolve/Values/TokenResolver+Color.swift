import AurumSyntax

extension TokenResolver {
    /// Reads a color (C-001 to C-013).
    func color(_ slot: Slot) -> Color? {
        if let text = slot.node.string {
            wrongKind(slot, "a color", "an object", help: Self.help(forColorText: text))
            return nil
        }
        let all = fields(
            slot, "a color", required: ["colorSpace", "components"], optional: ["alpha", "hex"])
        guard let fields = all else { return nil }
        let space = word(fields["colorSpace"], "a color space", ColorSpace.self)
        let components = fields["components"].flatMap { self.components($0, space) }
        let alpha = fields["alpha"].map(alpha) ?? 1
        let hex = fields["hex"].map(hex) ?? .some(nil)
        guard let space, let components, let alpha, let hex else { return nil }
        let color = Color(space: space, components: components, alpha: alpha, hex: hex)
        if let slot = fields["hex"] { compare(color, slot) }
        return color
    }

    private func components(_ slot: Slot, _ space: ColorSpace?) -> ColorComponents? {
        guard let slot = raw(slot) else { return nil }
        guard slot.node.kind == .array else {
            wrongKind(slot, "the components of a color", "a list")
            return nil
        }
        var elements = slot.node.elements
        guard let x = elements.next(), let y = elements.next(), let z = elements.next(),
            elements.next() == nil
        else {
            let count = slot.node.elements.reduce(0) { count, _ in count + 1 }
            reportGap(.wrongCount("`components`", "three entries", count, slot), slot)
            return nil
        }
        let first = component(slot.part(x), index: 0, space)
        let second = component(slot.part(y), index: 1, space)
        let third = component(slot.part(z), index: 2, space)
        guard let first, let second, let third else { return nil }
        return ColorComponents(first, second, third)
    }

    private func component(_ slot: Slot, index: Int, _ space: ColorSpace?) -> ColorComponent? {
        guard let slot = raw(slot) else { return nil }
        if slot.node.isString("none") { return ColorComponent.none }
        guard let number = slot.node.number else {
            let isNone = slot.node.string?.lowercased() == "none"
            let help = isNone ? ["write `\"none\"` in lower case"] : Self.help(forNumberText: slot.node)
            wrongKind(slot, "a component of a color", "a number or \"none\"", help: help)
            return nil
        }
        guard let space else { return .number(number) }
        let range = space.range(of: index)
        guard range.contains(number) else {
            let name =
                space.componentNames.indices.contains(index) ? space.componentNames[index] : "a component"
            report(.outside("\(name) in `\(space.rawValue)`", range.phrase, number, slot), slot)
            return nil
        }
        return .number(number)
    }

    private func alpha(_ slot: Slot) -> Double? {
        guard let slot = raw(slot), let number = number(slot, "`alpha`") else { return nil }
        guard (0...1).contains(number) else {
            report(.outside("`alpha`", "from 0 to 1", number, slot), slot)
            return nil
        }
        return number
    }

    /// The fallback; the outer optional is nil after a report.
    private func hex(_ slot: Slot) -> String?? {
        guard let slot = raw(slot) else { return .none }
        guard let text = slot.node.string else {
            wrongKind(slot, "`hex`", "a text such as \"#1a2b3c\"")
            return .none
        }
        guard text.utf8.count == 7, SRGB8(hex: text) != nil else {
            report(.badHex(text, slot), slot)
            return .none
        }
        return text
    }

    /// Warns when a plain sRGB color has a fallback of another color (C-011).
    private func compare(_ color: Color, _ slot: Slot) {
        guard color.space == .srgb, slot.pointer == nil, let hex = color.hex else { return }
        let bytes = SRGB8(color.withAlpha(1))
        guard bytes != SRGB8(hex: hex) else { return }
        let own = bytes.hexRGB
        diagnostics.report(
            Diagnostic(
                .hexDiffers, "`hex` is `\(hex)`, but the components are \(own.lowercased())",
                at: slot.label("another color"), severity: .warning,
                help: ["write `\(own.lowercased())`, or leave it out"]
            ))
    }

    private static func help(forColorText text: String) -> [String] {
        guard let bytes = SRGB8(hex: text) else {
            return [
                "write `{ \"colorSpace\": \"srgb\", \"components\": [r, g, b] }` with numbers from 0 to 1"
            ]
        }
        let numbers = [bytes.red, bytes.green, bytes.blue].map {
            NumberText.rounded(Double($0) / 255, decimals: 4)
        }
        let alpha =
            bytes.alpha == 255
            ? "" : ", \"alpha\": \(NumberText.rounded(Double(bytes.alpha) / 255, decimals: 2))"
        let components = numbers.joined(separator: ", ")
        return ["write `{ \"colorSpace\": \"srgb\", \"components\": [\(components)]\(alpha) }`"]
    }
}

extension Diagnostic {
    fileprivate static func badHex(_ text: String, _ slot: Slot) -> Diagnostic {
        let digits = text.utf8.count - 1
        let help =
            digits == 8 || digits == 4
            ? ["the opacity goes into `alpha`"] : ["write all six digits, such as `#1a2b3c`"]
        return Diagnostic(
            .wrongKind, "`hex` is `#` and six hexadecimal digits, found `\(text)`",
            at: slot.label("expected `#` and six hexadecimal digits"), help: help)
    }
}
