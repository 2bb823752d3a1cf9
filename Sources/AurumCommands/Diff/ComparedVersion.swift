import AurumCompiler
import AurumDiff
import AurumEmitters
import AurumSyntax

/// One side of a comparison, read and compiled.
struct ComparedVersion {
    /// How reports call it.
    let title: String
    /// The design.
    let side: DesignSide
    /// What writes its Swift, if its config asks for any.
    var swift: SwiftEmitter?
    /// What the config says about new versions, if there is one.
    var rules: ReleaseRules?
    /// What to know about it, in sentences without a full stop.
    var notes: [String] = []
    /// The files that were read.
    var sources = SourceMap()
}
