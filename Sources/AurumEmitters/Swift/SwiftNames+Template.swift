extension SwiftNames {
    /// Swift written for any design, made that of this one.
    ///
    /// In a template `$Color` stands for the generated type, `$_Color` for a member of the same name, `public` for the
    /// access of generated declarations, and `@frozen` for itself where it is allowed.
    func fill(_ template: String) -> String {
        template
            .split(separator: "\n", omittingEmptySubsequences: false)
            .filter { visibility == .public || !$0.hasSuffix("@frozen") }
            .map { line in
                line.replacing("public ", with: access)
                    .replacing("$_", with: SwiftIdentifiers.uncapitalized(prefix))
                    .replacing("$", with: prefix)
            }
            .joined(separator: "\n") + "\n"
    }
}
