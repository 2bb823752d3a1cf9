/// What parsing, help and completions need to know about a word that is not an option.
package struct ArgumentDeclaration: Sendable {
    /// What stands for it in help, such as `INPUT`.
    package let name: String
    /// The fewest words it takes.
    package let minimum: Int
    /// Whether it takes all words that are left.
    package let isRepeated: Bool
    /// What it is, as a phrase without a full stop.
    package let help: String
}

/// An argument and the type of its value; `invocation[argument]` reads it.
package struct Argument<Value>: Sendable {
    /// The untyped part.
    package let declaration: ArgumentDeclaration
    /// Turns the words, whose number has been checked, into a value.
    let value: @Sendable ([String]) -> Value
}

extension Argument<String> {
    /// A word that must be there.
    package static func required(_ name: String, _ help: String) -> Argument {
        Argument(
            declaration: ArgumentDeclaration(name: name, minimum: 1, isRepeated: false, help: help),
            value: { $0.first ?? "" }
        )
    }
}

extension Argument<String?> {
    /// A word that may be left out.
    package static func optional(_ name: String, _ help: String) -> Argument {
        Argument(
            declaration: ArgumentDeclaration(name: name, minimum: 0, isRepeated: false, help: help),
            value: { $0.first }
        )
    }
}

extension Argument<[String]> {
    /// Any number of words, as the last argument.
    package static func repeated(_ name: String, atLeast minimum: Int = 0, _ help: String) -> Argument {
        Argument(
            declaration: ArgumentDeclaration(name: name, minimum: minimum, isRepeated: true, help: help),
            value: { $0 }
        )
    }
}

/// The arguments of a command, in order: required ones, then optional ones, then at most one repeated.
package struct ArgumentTable: Sendable {
    /// The untyped arguments.
    package let declarations: [ArgumentDeclaration]

    /// Makes a table of typed arguments.
    package init<each Value>(_ arguments: repeat Argument<each Value>) {
        var declarations: [ArgumentDeclaration] = []
        repeat declarations.append((each arguments).declaration)
        self.declarations = declarations
    }
}
