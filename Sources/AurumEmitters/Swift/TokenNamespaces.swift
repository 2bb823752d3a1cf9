import AurumCompiler

/// The namespaces of a design's tokens in Swift, one for the groups whose names become the same.
struct TokenNamespaces {
    /// A namespace and the groups that are made of it.
    struct Namespace {
        /// The name in Swift, empty for tokens that are in no group.
        let name: String
        /// The name as authored.
        let title: String
        /// The position of its group of colors.
        var colors: Int?
        /// The position of its group of other tokens.
        var others: Int?
        /// Whether it has had nothing but colors so far.
        fileprivate var isOfColors = true

        /// Whether colors are kept apart at all; where a name depends on nothing but its own path, they are not.
        private let keepsColorsApart: Bool

        fileprivate init(name: String, title: String, keepsColorsApart: Bool) {
            self.name = name
            self.title = title
            self.keepsColorsApart = keepsColorsApart
        }

        /// Whether a token is kept under the colors, as all of its namespace are when all of them are colors.
        func hasUnderColors(_ token: ResolvedToken) -> Bool {
            // A token in no group is sorted by its own type, whatever the others are.
            name.isEmpty ? token.type == .color && keepsColorsApart : isOfColors
        }
    }

    private var all: [Namespace] = []
    private var positions: [String: Int] = [:]
    private var positionsByTitle: [String: Int] = [:]
    private let reserved: Set<String>
    private let keepsColorsApart: Bool

    /// Makes an empty collection; names that the design's generated code needs are changed.
    init(_ names: SwiftNames, _ strategy: Naming.Strategy) {
        reserved = Self.reserved(names)
        keepsColorsApart = strategy == .idiomatic
    }

    /// Types that the constants are written with, which nothing around them may hide.
    static func reserved(_ names: SwiftNames) -> Set<String> {
        Set(
            ValueType.all.map { names.type($0.name) } + [
                LengthType.name, "Double", "Duration", "Swift", names.prefix,
            ])
    }

    /// A namespace by its position.
    subscript(position: Int) -> Namespace {
        get { all[position] }
        set { all[position] = newValue }
    }

    /// Takes a token of a group and gives the position of the namespace.
    mutating func add(_ token: ResolvedToken, toGroup title: String) -> Int {
        let position = position(of: title)
        if token.type != .color || !keepsColorsApart { all[position].isOfColors = false }
        return position
    }

    private mutating func position(of title: String) -> Int {
        if let known = positionsByTitle[title] { return known }
        let plain = title.isEmpty ? "" : SwiftIdentifiers.member(title)
        let name = reserved.contains(plain) ? SwiftIdentifiers.renamed(plain) : plain
        let position = positions[name] ?? all.count
        if position == all.count {
            all.append(Namespace(name: name, title: title, keepsColorsApart: keepsColorsApart))
        }
        positions[name] = position
        positionsByTitle[title] = position
        return position
    }
}
