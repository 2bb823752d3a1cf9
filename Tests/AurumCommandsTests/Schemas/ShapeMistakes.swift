/// Tells mistakes in the shape of a document, which a schema can see, from those in what it means.
enum ShapeMistakes {
    /// Codes of unknown and missing members, wrong kinds and structures, words outside a list, numbers outside a range,
    /// empty lists and versions.
    static let codes = [
        "A0203", "A0209", "A0210", "A0211", "A0212", "A0216", "A0320", "A0321", "A0402", "A0409", "A0701",
        "A0702",
    ]

    /// What messages with these codes say when something that is named elsewhere does not fit.
    private static let meanings = [
        ", and `", "`default` cannot be", "none of the contexts", "is listed again", "not the only input",
        "takes the place of nothing", "dismisses nothing", "is never required", "no part has one",
        "in `srgb` is", "cannot show `", "shows nothing without", " needs a ", "no parameter gives",
        "nothing happens when", "is the second one with",
    ]

    /// Whether an error, a code and a message, is one that a schema can see.
    static func include(_ error: String) -> Bool {
        codes.contains(String(error.prefix(5))) && !meanings.contains { error.contains($0) }
    }
}
