import AurumCompiler
import Testing

extension ResolvedDesign: CustomTestStringConvertible {
    /// The design's name; all of it would be megabytes.
    package var testDescription: String { name }
}
