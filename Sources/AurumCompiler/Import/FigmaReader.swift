import AurumSyntax

/// Reads one file of an export; mistakes are reported and leave holes.
struct FigmaReader {
    private var variables: [FigmaVariable] = []
    private var groups: [ImportedGroup] = []
    private var mode: SyntaxNode?

    /// The file's mode and variables, or nil when it is no export.
    static func read(
        _ tree: SyntaxTree, collection: String?, _ diagnostics: inout DiagnosticSink
    ) -> FigmaFile? {
        if tree.root.kind == .invalid { return nil }
        guard tree.root.kind == .object, isExport(tree) else {
            diagnostics.report(.noExport(tree))
            return nil
        }
        var reader = FigmaReader()
        reader.readGroup(tree.root, path: [], type: nil, &diagnostics)
        let name = FigmaFileName(tree.file.path)
        if reader.mode == nil { diagnostics.report(.missingModeName(name.mode, tree)) }
        return FigmaFile(
            tree: tree, givenCollection: collection, mode: reader.mode?.string ?? name.mode,
            modeLabel: reader.mode?.label() ?? tree.start(), variables: reader.variables,
            groups: reader.groups)
    }

    /// Whether the file names a mode or holds anything with a `$value`.
    private static func isExport(_ tree: SyntaxTree) -> Bool {
        tree.kinds.indices.contains { index in
            guard tree.kinds[index] == .member else { return false }
            let key = tree.node(NodeID(clamping: index + 1)).bytes
            return key.elementsEqual("$value".utf8) || key.elementsEqual(FigmaExtension.modeName.utf8)
        }
    }

    /// Readers bound how deep documents nest, so the recursion is bounded too.
    private mutating func readGroup(
        _ group: SyntaxNode, path: [String], type: SyntaxNode?, _ diagnostics: inout DiagnosticSink
    ) {
        let type = group["$type"] ?? type
        let position = groups.count
        var metadata: [SyntaxNode.Member] = []
        var extensions: [SyntaxNode.Member] = []
        for member in group.members {
            if TokenNameRule.isReserved(member.name), member.name != "$root" {
                readReserved(member, isRoot: path.isEmpty, &metadata, &extensions, &diagnostics)
            } else {
                readChild(member, path: path + [member.name], type: type, &diagnostics)
            }
        }
        guard !metadata.isEmpty || !extensions.isEmpty else { return }
        groups.insert(ImportedGroup(path: path, members: metadata, extensions: extensions), at: position)
    }

    private mutating func readReserved(
        _ member: SyntaxNode.Member, isRoot: Bool, _ metadata: inout [SyntaxNode.Member],
        _ extensions: inout [SyntaxNode.Member], _ diagnostics: inout DiagnosticSink
    ) {
        switch member.name {
        case "$extensions":
            TokenStructure.checkMetadata(member, &diagnostics)
            extensions = member.value.members.filter { !isRoot || $0.name != FigmaExtension.modeName }
            if isRoot { readMode(member.value[FigmaExtension.modeName], &diagnostics) }
        case "$description", "$deprecated":
            TokenStructure.checkMetadata(member, &diagnostics)
            metadata.append(member)
        case "$schema" where isRoot, "$type": break
        default: diagnostics.report(.reservedName(member))
        }
    }

    private mutating func readMode(_ node: SyntaxNode?, _ diagnostics: inout DiagnosticSink) {
        guard let node else { return }
        if let text = node.string, !text.isEmpty {
            mode = node
        } else {
            diagnostics.report(.unknownShape(FigmaExtension.modeName, expected: "a name", found: node))
        }
    }

    private mutating func readChild(
        _ member: SyntaxNode.Member, path: [String], type: SyntaxNode?, _ diagnostics: inout DiagnosticSink
    ) {
        let isNamed = TokenNameRule.check(member, &diagnostics)
        let object = member.value
        guard object.kind == .object else {
            if object.kind != .invalid { diagnostics.report(.noVariable(member)) }
            return
        }
        let hasChildren = object.members.contains { !TokenNameRule.isReserved($0.name) || $0.name == "$root" }
        guard object["$value"] != nil || (object["$type"] != nil && !hasChildren) else {
            readGroup(object, path: path, type: type, &diagnostics)
            return
        }
        let variable = FigmaVariableReader.read(member, path: path, inheriting: type, &diagnostics)
        if isNamed, let variable { variables.append(variable) }
    }
}

extension SyntaxTree {
    /// The place that stands for the whole file.
    func start(_ text: String = "") -> Label {
        Label(source: file.id, range: root.range.collapsedToStart, text: text)
    }
}

extension Diagnostic {
    fileprivate static func noExport(_ tree: SyntaxTree) -> Diagnostic {
        Diagnostic(
            .noExport, "the file is no export of variables",
            at: tree.start("expected variables with `$value`"),
            help: ["leave the file out"])
    }

    fileprivate static func missingModeName(_ name: String, _ tree: SyntaxTree) -> Diagnostic {
        Diagnostic(
            .missingModeName, "the file does not name its mode, and is taken for `\(name)` by its own name",
            at: tree.start("no `\(FigmaExtension.modeName)`"), severity: .warning,
            help: ["export the file from Figma again"])
    }

    /// A name that begins with `$` where a token or group should be.
    static func reservedName(_ member: SyntaxNode.Member) -> Diagnostic {
        Diagnostic(
            .forbiddenName, "the name `\(member.name)` begins with `$`",
            at: member.key.label("names that begin with `$` are reserved"),
            help: ["rename the variable or group in Figma"])
    }

    fileprivate static func noVariable(_ member: SyntaxNode.Member) -> Diagnostic {
        Diagnostic(
            .childIsNoObject, "`\(member.name)` is neither a variable nor a group",
            at: member.value.label("expected an object, found \(member.value.kind.phrase)"))
    }
}
