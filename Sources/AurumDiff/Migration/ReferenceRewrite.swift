import AurumCompiler
package import AurumSyntax

/// The edits that lead the references of documents to where tokens are now; everything else stays byte by byte.
package struct ReferenceRewrite: Sendable {
    /// A reference that has to be looked at: its placeholder may stand for something renamed.
    package struct Doubt: Sendable {
        /// The text of the reference.
        package let node: SyntaxNode
        /// What was renamed.
        package let rename: PathRenames.Rename
    }

    /// The edits, in the order of each file.
    package private(set) var edits: [TextEdit] = []
    /// What an edit cannot settle.
    package private(set) var doubts: [Doubt] = []
    private let renames: PathRenames

    /// Finds the references in token files and in other documents that name tokens.
    package init(_ trees: [SyntaxTree], _ renames: PathRenames) {
        self.renames = renames
        for tree in trees {
            let known = (edits.count, doubts.count)
            visit(tree)
            edits[known.0...].sort { $0.range.start < $1.range.start }
            doubts[known.1...].sort { $0.node.range.start < $1.node.range.start }
        }
    }

    /// Goes over every text of a document; references are texts in braces, and `$ref` and `$extends`.
    private mutating func visit(_ tree: SyntaxTree) {
        var pending = [tree.root]
        while let node = pending.popLast() {
            switch node.kind {
            case .object:
                for member in node.members { visit(member, &pending) }
            case .array: pending += node.elements.map { $0 }
            case .string: rewriteCurly(node)
            default: break
            }
        }
    }

    private mutating func visit(_ member: SyntaxNode.Member, _ pending: inout [SyntaxNode]) {
        switch member.name {
        case "$description", "$deprecated", "$schema", "$type": break
        case "$ref" where member.value.kind == .string: rewritePointer(member.value)
        case "$extends" where member.value.text.utf8.first == UInt8(ascii: "#"): rewritePointer(member.value)
        case "$extensions":
            pending += member.value.members.filter { $0.name.hasPrefix("aurum.") }.map(\.value)
        default: pending.append(member.value)
        }
    }

    private mutating func rewriteCurly(_ node: SyntaxNode) {
        let text = node.text
        guard text.utf8.count > 2, text.utf8.first == UInt8(ascii: "{"), text.utf8.last == UInt8(ascii: "}")
        else {
            return
        }
        let path = text.dropFirst().dropLast()
        settle(node, path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)) { names in
            "{\(names.joined(separator: "."))}"
        }
    }

    private mutating func rewritePointer(_ node: SyntaxNode) {
        guard case .success(let names) = ReferenceSyntax.pointer(node.text) else { return }
        settle(node, names) { names in
            "#/" + names.map(ReferenceSyntax.escaped).joined(separator: "/")
        }
    }

    private mutating func settle(_ node: SyntaxNode, _ path: [String], _ text: ([String]) -> String) {
        switch renames.outcome(of: path) {
        case .same: break
        case .unclear(let rename): doubts.append(Doubt(node: node, rename: rename))
        case .renamed(let names): edits += node.edited(to: text(names))
        }
    }
}

extension SyntaxNode {
    /// The edit that changes a text and keeps its quotes; new quotes only where the old ones have escapes in them.
    fileprivate func edited(to text: String) -> [TextEdit] {
        let raw = tree.file.bytes[Int(range.start)..<Int(range.end)]
        let old = Array(self.text.utf8)
        guard let start = raw.indices.first(where: { raw[$0...].starts(with: old) }),
            !text.utf8.contains(where: { "\"'\\".utf8.contains($0) || $0 < 0x20 })
        else { return replaced(by: text) }
        let place = TextRange(start, start + old.count)
        return [TextEdit(source: tree.file.id, range: place, replacement: text)]
    }
}

extension TextEdit {
    /// A text after some edits of it that do not touch each other.
    package static func apply(_ edits: [TextEdit], to bytes: [UInt8]) -> [UInt8] {
        var result = bytes
        for edit in edits.sorted(by: { $0.range.start > $1.range.start }) {
            let range = Int(edit.range.start)..<Int(edit.range.end)
            guard range.upperBound <= result.count else { continue }
            result.replaceSubrange(range, with: edit.replacement.utf8)
        }
        return result
    }
}
