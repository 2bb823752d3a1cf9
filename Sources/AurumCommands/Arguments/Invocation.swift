/// The words of a command line, sorted out and checked.
package struct Invocation: Sendable {
    private var options: [String: [String]] = [:]
    private var arguments: [String: [String]] = [:]

    /// Makes an invocation in which nothing is given.
    package init() {}

    /// The value of an option, or its default.
    package subscript<Value>(option: Option<Value>) -> Value {
        option.value(options[option.declaration.storedAs] ?? [])
    }

    /// The value of an argument.
    package subscript<Value>(argument: Argument<Value>) -> Value {
        argument.value(arguments[argument.declaration.name] ?? [])
    }

    /// Notes that an option was given, a flag with an empty value.
    mutating func add(_ value: String, for option: OptionDeclaration) {
        options[option.storedAs, default: []].append(value)
    }

    /// Notes a word for an argument.
    mutating func add(_ word: String, for argument: ArgumentDeclaration) {
        arguments[argument.name, default: []].append(word)
    }

    /// How many words an argument has got.
    func count(of argument: ArgumentDeclaration) -> Int {
        arguments[argument.name]?.count ?? 0
    }
}

extension OptionDeclaration {
    fileprivate var storedAs: String { key ?? name }
}
