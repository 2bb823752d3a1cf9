import AurumCompiler

/// The pictures of colors that the pages show, one for each color, whatever number of pages shows it.
struct Swatches {
    private let isOn: Bool
    private var known: Set<SRGB8> = []
    /// The colors in the order they were first shown.
    private(set) var files: [(path: String, color: Color)] = []

    /// Makes an empty collection; one that is off has no pictures.
    init(isOn: Bool = true) {
        self.isOn = isOn
    }

    /// Adds the markup of a swatch on a page and a space, given the way from the page's folder to the root.
    mutating func add(_ color: Color, from prefix: String, to text: inout TextBuffer) {
        guard isOn else { return }
        let bytes = SRGB8(shown: color)
        let hex = bytes.hex
        if known.insert(bytes).inserted { files.append(("swatches/\(hex.dropFirst()).svg", color)) }
        // Neither means anything in Markdown.
        text.append(literal: "![")
        text.append(hex)
        text.append(literal: "](")
        text.append(prefix)
        text.append(literal: "swatches/")
        text.append(bytes: hex.utf8.dropFirst())
        text.append(literal: ".svg) ")
    }
}
