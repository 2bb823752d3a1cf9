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
            lines.append(path.isEmpty ? compact(node) : "\(path) = \(compact(node))")
            return
        }
        for member in node.members {
            let name = member.name
            switch member.name {
            case "$value": lines.append("\(path) = \(compact(member.value))")
            case "$ref": lines.append("\(path.isEmpty ? name : path) = \(compact(node))")
            default: add(member.value, at: path.isEmpty ? name : "\(path).\(name)", to: &lines)
            }
        }
    }

    /// A value on one line, numbers in their shortest form.
    private static func compact(_ node: SyntaxNode) -> String {
        switch node.kind {
        case .object:
            let members = node.members.map { "\(JSONText.quoted($0.name)): \(compact($0.value))" }
            return members.isEmpty ? "{}" : "{ \(members.joined(separator: ", ")) }"
        case .array: return "[\(node.elements.map(compact).joined(separator: ", "))]"
        case .string: return JSONText.quoted(node.text)
        case .number: return node.number.map { NumberText.shortest($0) } ?? node.text
        default: return node.text
        }
    }
}
