extension ValueType {
    /// The type of font families.
    static let fontFamily = ValueType(
        name: "FontFamily", declaration: fontFamilyDeclaration, inSwiftUI: nil)

    /// The declaration for font families.
    private static let fontFamilyDeclaration = """
        /// Font names, the best choice first.
        @frozen
        public nonisolated struct $FontFamily: Hashable, Sendable {
            /// The names; the later ones stand in where the earlier ones are missing.
            public let names: [String]

            /// Makes a family from its names, the best choice first.
            public init(_ names: String...) {
                self.names = names
            }
        }
        """
}
