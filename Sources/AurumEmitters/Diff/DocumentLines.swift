package import AurumSyntax

/// A document as lines that can be compared one by one: each token, or other value, on a line with its whole path.
///
/// Order, notation and layout of the document are not seen, its groups are repeated on every line.
package enum DocumentLines {
    /// The lines of a document in authored order, each with its end.
    package static func text(_ tree: SyntaxTree) -> String {
        var lines: [String] = []
        add(tree.root, at: "", to: &lines)
        return lines.map { VisibleText.escaped($0) + "\n" }.joined()
    }

    /// Documents nest no deeper than their reader allows, so the recursion is bounded.
    private static func add(_ node: SyntaxNode, at path: String, to lines: inout [String]) {
        guard node.kind == .object, node.members.contains(where: { _ in true }) else {
            lines.append(path.isEmpty ? inline(node) : "\(path) = \(inline(node))")
            return
        }
        // What a token is comes first, however it is written.
        if let value = node["$value"] {
            lines.append("\(path) = \(inline(value))")
        } else if node["$ref"] != nil {
            lines.append(path.isEmpty ? inline(node) : "\(path) = \(inline(node))")
            return
        }
        for member in node.members where member.name != "$value" {
            add(member.value, at: path.isEmpty ? member.name : "\(path).\(member.name)", to: &lines)
        }
    }

    private static func inline(_ node: SyntaxNode) -> String { JSONWriter.inline(shortened(JSONValue(node))) }

    /// The value with its numbers in their shortest form.
    private static func shortened(_ value: JSONValue) -> JSONValue {
        switch value {
        case .number(let text): Double(text).map { .number($0) } ?? value
        case .array(let elements): .array(elements.map(shortened))
        case .object(let members): .object(members.map { .init($0.name, shortened($0.value)) })
        default: value
        }
    }
}
