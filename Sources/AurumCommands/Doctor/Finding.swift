import AurumEmitters

/// Something that a project or a machine has, or lacks.
struct Finding {
    /// How it is.
    enum Status: String {
        /// As it should be.
        case ok
        /// Something is odd, and things work.
        case warn
        /// It is there, and nothing can be made of it.
        case wrong
        /// It is not there.
        case missing

        /// Whether it does not serve.
        var isFault: Bool { self == .wrong || self == .missing }
    }

    /// What was looked at, in a word.
    let subject: String
    let status: Status
    /// What was found, as a phrase.
    let detail: String
    /// What to do about it.
    var remedy: String?
    /// Whether nothing works without it.
    var isEssential = false

    /// It as an object for programs.
    var value: JSONValue {
        .object([
            "subject": .string(subject), "status": .string(status.rawValue), "detail": .string(detail),
            "remedy": .optional(remedy), "essential": .boolean(isEssential),
        ])
    }

    /// It as cells of a table.
    var cells: [TextColumns.Cell] {
        let words = remedy.map { "\(detail); \($0)" } ?? detail
        return [.init(status.rawValue), .init(subject), .init(words)]
    }
}
