import AurumCompiler
import AurumSyntax

/// The file of the enum of modes.
struct ModeFile {
    let design: ResolvedDesign
    let names: SwiftNames
    let modes: SwiftModes

    /// The text of the file.
    var text: TextBuffer {
        var writer = CodeWriter()
        let type = names.type("Mode")
        writer.documentation("The modes of the design; the first is the default.")
        if names.visibility == .public { writer.line("@frozen") }
        writer.block("\(names.access)nonisolated enum \(type): String, CaseIterable, Hashable, Sendable") {
            writer in
            cases(&writer)
            writer.line()
            adapted(&writer, type)
            writer.line()
            position(&writer)
        }
        return writer.text
    }

    private func cases(_ writer: inout CodeWriter) {
        for (index, name) in modes.cases.enumerated() {
            let mode = design.modes[index].mode
            writer.documentation("\(summary(of: mode, isDefault: index == 0))")
            let isSame = name.utf8.elementsEqual(mode.name.utf8)
            let rawValue = isSame ? "" : " = \(SwiftLiteral.string(mode.name))"
            writer.line("case \(SwiftIdentifiers.declared(name))\(rawValue)")
        }
    }

    private func summary(of mode: Mode, isDefault: Bool) -> String {
        let choices = mode.input.map { "\($0.modifier) \(SwiftDocumentation.code($0.context))" }
        let text = choices.isEmpty ? SwiftDocumentation.code(mode.name) : choices.joined(separator: ", ")
        return SwiftIdentifiers.capitalized(text) + (isDefault ? "; the default." : ".")
    }

    private func adapted(_ writer: inout CodeWriter, _ type: String) {
        writer.documentation(
            """
            The mode that a device turns this one into: of those that share everything a device does not decide, the \
            nearest to its appearance and contrast.
            """)
        let head: TextBuffer =
            "\(names.access)func adapted(isDark: Bool, hasIncreasedContrast: Bool) -> \(type)"
        writer.block(head) { writer in
            guard design.families.count > 1, let first = design.families.first else {
                return design.families.forEach { target(of: $0, &writer) }
            }
            writer.line("switch self {")
            for family in [first] + design.families.dropFirst() {
                writer.caseItems(family.modes.map { "." + modes.cases[$0] })
                writer.indented { target(of: family, &$0) }
            }
            writer.line("}")
        }
    }

    /// What a family's modes become.
    private func target(of family: ModeFamily, _ writer: inout CodeWriter) {
        let name = { (index: Int) in "." + modes.cases[index] }
        switch (family.followsAppearance, family.followsContrast) {
        case (false, false):
            writer.line("return self")
        case (true, false):
            writer.line("return isDark ? \(name(family.dark)) : \(name(family.light))")
        case (false, true):
            let (high, normal) = (name(family.lightIncreased), name(family.light))
            writer.line("return hasIncreasedContrast ? \(high) : \(normal)")
        case (true, true):
            writer.line("switch (isDark, hasIncreasedContrast) {")
            writer.line("case (false, false): return \(name(family.light))")
            writer.line("case (true, false): return \(name(family.dark))")
            writer.line("case (false, true): return \(name(family.lightIncreased))")
            writer.line("case (true, true): return \(name(family.darkIncreased))")
            writer.line("}")
        }
    }

    private func position(_ writer: inout CodeWriter) {
        writer.documentation("The position among the modes.")
        writer.block("var position: Int") { writer in
            writer.line("switch self {")
            for (index, name) in modes.cases.enumerated() { writer.line("case .\(name): return \(index)") }
            writer.line("}")
        }
    }
}

extension CodeWriter {
    /// Adds the patterns of a case, on several lines where they do not fit on one.
    fileprivate mutating func caseItems(_ items: [String]) {
        var text = "case"
        for (index, item) in items.enumerated() {
            let piece = " " + item + (index == items.count - 1 ? ":" : ",")
            if text.count + piece.count > room, index > 0 {
                line("\(text)")
                text = "   "
            }
            text += piece
        }
        line("\(text)")
    }
}
