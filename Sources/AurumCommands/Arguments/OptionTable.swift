/// The options of a command, in the order help lists them.
package struct OptionTable: Sendable {
    /// The untyped options.
    package let declarations: [OptionDeclaration]

    /// Makes a table of typed options.
    package init<each Value>(_ options: repeat Option<each Value>) {
        var declarations: [OptionDeclaration] = []
        repeat declarations.append((each options).declaration)
        self.declarations = declarations
    }

    private init(_ declarations: [OptionDeclaration]) {
        self.declarations = declarations
    }

    /// The options of both tables.
    package static func + (left: OptionTable, right: OptionTable) -> OptionTable {
        OptionTable(left.declarations + right.declarations)
    }

    /// The option with a long name.
    package subscript(name: String) -> OptionDeclaration? {
        declarations.first { $0.name == name }
    }

    /// The option with a short form.
    package subscript(short letter: Character) -> OptionDeclaration? {
        declarations.first { $0.short == letter }
    }
}
