import AurumCompiler

/// The pictures of colors that the pages show, one for each color, whatever number of pages shows it.
struct Swatches {
    private var names: Set<String> = []
    /// The colors in the order they were first shown.
    private(set) var files: [(path: String, color: Color)] = []

    /// The markup of a swatch on a page, given the way from the page's folder to the root.
    mutating func markup(_ color: Color, from prefix: String) -> String {
        let hex = SRGB8(color).hex
        let path = "swatches/\(hex.dropFirst()).svg"
        if names.insert(path).inserted { files.append((path, color)) }
        return MarkdownText.picture(hex, at: prefix + path)
    }
}
