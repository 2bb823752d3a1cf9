/// How much a diagnostic matters.
package enum Severity: UInt8, Sendable, Comparable {
    /// Reported, and the outputs are written.
    case warning
    /// Nothing is written.
    case error

    package static func < (left: Severity, right: Severity) -> Bool { left.rawValue < right.rawValue }
    /// The word that starts a message.
    package var word: String { self == .error ? "error" : "warning" }
}

/// A place in a file and a few words on what is special there.
package struct Label: Hashable, Sendable {
    /// The file.
    package let source: SourceID
    /// The bytes to underline.
    package let range: TextRange
    /// What to write beside the underline; may be empty.
    package let text: String

    /// Makes a label for some bytes of a file.
    package init(source: SourceID, range: TextRange, text: String = "") {
        self.source = source
        self.range = range
        self.text = text
    }

    /// The same place with other words beside it.
    package func saying(_ text: String) -> Label { Label(source: source, range: range, text: text) }
}

/// A replacement of some bytes of a file.
package struct TextEdit: Hashable, Sendable {
    /// The file to edit.
    package let source: SourceID
    /// The bytes to replace.
    package let range: TextRange
    /// What to put in their place.
    package let replacement: String

    /// Makes a replacement.
    package init(source: SourceID, range: TextRange, replacement: String) {
        self.source = source
        self.range = range
        self.replacement = replacement
    }
}

/// Something a stage has to say about the input.
package struct Diagnostic: Sendable {
    /// What kind of diagnostic it is.
    package let code: DiagnosticCode
    /// Whether outputs may be written in spite of it.
    package var severity: Severity
    /// The fact, in lower case without a full stop.
    package let message: String
    /// Where it is; nil when it is in no file.
    package var primary: Label?
    /// The path of the file it is about when there is no place in one to show, such as a file that is missing.
    package var path: String?
    /// Further places that explain it.
    package var related: [Label]
    /// Why it is so, or for which modes.
    package var notes: [String]
    /// What to do about it.
    package var help: [String]
    /// Edits that would mend it.
    package var fix: [TextEdit]

    /// Makes a diagnostic; it is an error unless said otherwise.
    package init(
        _ code: DiagnosticCode, _ message: String, at primary: Label?, severity: Severity = .error,
        path: String? = nil, related: [Label] = [], notes: [String] = [], help: [String] = [],
        fix: [TextEdit] = []
    ) {
        self.code = code
        self.severity = severity
        self.message = message
        self.primary = primary
        self.path = path
        self.related = related
        self.notes = notes
        self.help = help
        self.fix = fix
    }
}
