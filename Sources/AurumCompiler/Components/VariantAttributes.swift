import AurumSyntax

/// What `$name` means in the bindings of one variant: an attribute of an axis value, or the value of an axis.
struct VariantAttributes {
    /// The values of the axes in this variant.
    let values: [(axis: String, value: AxisValue)]

    /// The text of a name.
    subscript(name: String) -> String? {
        attribute(name)?.text ?? values.first { $0.axis == name }?.value.name
    }

    private func attribute(_ name: String) -> AxisValue.Attribute? {
        values.lazy.compactMap { $0.value.attribute(name) }.first
    }

    /// The names there are.
    var names: [String] {
        values.flatMap { pair in pair.value.attributes.map(\.name) + [pair.axis] }
    }

    /// The variant in words, such as `tone=success, size=small`.
    var phrase: String { values.map { "\($0.axis)=\($0.value.name)" }.joined(separator: ", ") }

    /// The note that names the variant; none when there is only one.
    var notes: [String] { values.isEmpty ? [] : ["in the variant \(phrase)"] }

    /// Where a text comes from that is nothing but one attribute, and so to blame for what the attribute says.
    func origin(of node: SyntaxNode) -> NodeRef? {
        let text = node.text
        guard text.utf8.first == UInt8(ascii: "$") else { return nil }
        return attribute(String(text.dropFirst()))?.node
    }

    /// A text with its `$name`s replaced; nil after a report.
    ///
    /// `$root` stays, as it is part of token paths, and `$$` is a dollar sign.
    func substitute(_ node: SyntaxNode, _ diagnostics: inout DiagnosticSink) -> String? {
        let text = node.text
        guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
        var rest = text.unicodeScalars[...]
        var result = ""
        while let sign = rest.firstIndex(of: "$") {
            result += String(rest[..<sign])
            let afterSign = rest[sign...].dropFirst()
            if afterSign.first == "$" {
                result += "$"
                rest = afterSign.dropFirst()
                continue
            }
            let name = String(afterSign.prefix(while: Self.isInName))
            rest = afterSign.dropFirst(name.unicodeScalars.count)
            if let replacement = self[name] {
                result += replacement
            } else if name == "root" {
                result += "$root"
            } else {
                diagnostics.report(.noAttribute(name, node, among: names, notes))
                return nil
            }
        }
        return result + String(rest)
    }

    /// The names that a text uses as `$name`, and perhaps others.
    static func names(in text: String) -> [String] {
        guard text.utf8.contains(UInt8(ascii: "$")) else { return [] }
        return text.unicodeScalars.split(separator: "$", omittingEmptySubsequences: false).dropFirst()
            .map { String($0.prefix(while: isInName)) }
    }

    private static func isInName(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "_": true
        default: !scalar.isASCII && scalar.properties.isAlphabetic
        }
    }
}

extension Diagnostic {
    fileprivate static func noAttribute(
        _ name: String, _ node: SyntaxNode, among names: [String], _ notes: [String]
    ) -> Diagnostic {
        guard name.unicodeScalars.first?.properties.isAlphabetic == true else {
            return Diagnostic(
                .unknownAttribute, "`$` begins the name of an attribute", at: node.label("no name follows"),
                help: ["write `$$` for a dollar sign"])
        }
        let nearest = Suggestions.nearest(to: name, among: names)
        let list = names.map { "`$\($0)`" }.joined(separator: ", ")
        return Diagnostic(
            .unknownAttribute, "no attribute named `\(name)`", at: node.label("unknown attribute"),
            notes: notes,
            help: [
                nearest.map { "did you mean `$\($0)`?" }
                    ?? (names.isEmpty ? "declare it in `axes`" : "there are \(list)")
            ])
    }
}
