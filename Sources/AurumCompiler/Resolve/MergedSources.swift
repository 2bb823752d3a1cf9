import AurumSyntax

/// The sources of one mode, to be merged as if everything had been one file.
struct MergedSources {
    /// More rounds of groups that exist only by other groups' inheritance, or only by what contested references turn
    /// out to be, than any system has.
    private static let limit = 16

    private let sources: [TokenSource]
    private let conflict: ForestBuilder.Conflict
    private let isIncomplete: Bool

    /// Makes sources in order; `isIncomplete` when one more is missing, which has been reported.
    init(_ sources: [TokenSource], _ conflict: ForestBuilder.Conflict, isIncomplete: Bool = false) {
        self.sources = sources
        self.conflict = conflict
        self.isIncomplete = isIncomplete
    }

    /// The merged groups and tokens, all inheritance applied.
    func forest(_ diagnostics: inout DiagnosticSink) -> TokenForest {
        var references = ContestedReferences()
        for _ in 1..<Self.limit {
            var found = DiagnosticSink()
            let (forest, meetings) = merge(references, &found)
            guard references.revise(meetings, in: forest) else {
                diagnostics.merge(found)
                return forest
            }
        }
        return merge(references, &diagnostics).forest
    }

    private func merge(
        _ references: ContestedReferences, _ diagnostics: inout DiagnosticSink
    ) -> (forest: TokenForest, meetings: [ContestedReferences.Meeting]) {
        let empty = SyntaxTreeBuilder().finish(SourceFile(id: SourceID(.max), path: "", bytes: []))
        let root = sources.first?.root ?? empty.root
        var builder = ForestBuilder(root: root, conflict: conflict, references: references)
        for source in sources { builder.add(source, &diagnostics) }
        let meetings = builder.meetings
        var forest = builder.finish()
        if isIncomplete { forest.isIncomplete = true }
        _ = ForestBuilder.decideReferences(&forest)
        for _ in 0..<Self.limit {
            forest = ExtendsExpander.expand(forest, &diagnostics)
            guard ForestBuilder.decideReferences(&forest) else { break }
        }
        return (forest, meetings)
    }
}
