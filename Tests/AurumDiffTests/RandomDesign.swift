import AurumCompiler
import AurumTestSupport

/// Random numbers that are the same in every run.
struct SeededRandom: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state &* 0x2545_F491_4F6C_DD1D
    }
}

/// A design in a light and a dark mode of which everything is known, also which token is which after an edit.
struct RandomDesign {
    struct Token {
        /// What stays the same whatever is edited.
        let number: Int
        var group: String
        var name: String
        var type = "number"
        /// The values in the two modes, unless the token is an alias.
        var values: [Int]
        /// The number of the token that it is an alias of.
        var target: Int?
        var description: String?
        var deprecation: String?
        var isFromFigma: Bool
        var note: Int?

        var path: String { "\(group).\(name)" }
    }

    var tokens: [Token] = []

    init(_ random: inout SeededRandom) {
        for number in 0..<Int.random(in: 4...24, using: &random) {
            let target = (0..<max(number, 1)).randomElement(using: &random) ?? 0
            // No alias of an alias, and two tokens now and then have one value.
            let isAlias = number > 2 && Bool.random(using: &random) && tokens[target].target == nil
            let value =
                number % 5 == 4 && !isAlias ? tokens.last { $0.target == nil }?.values[0] ?? 0 : number * 10
            tokens.append(
                Token(
                    number: number, group: "g\(number % 3)", name: "t\(number)",
                    values: [value, Bool.random(using: &random) ? value : value + 1],
                    target: isAlias ? target : nil,
                    description: Bool.random(using: &random) ? "about \(number)" : nil,
                    isFromFigma: Bool.random(using: &random)))
        }
    }

    func token(_ number: Int) -> Token? { tokens.first { $0.number == number } }

    func value(_ token: Token, _ mode: Int) -> Int {
        token.target.flatMap { self.token($0) }?.values[mode] ?? token.values[mode]
    }

    func type(_ token: Token) -> String { token.target.flatMap { self.token($0) }?.type ?? token.type }

    /// The design as the compiler gives it.
    var compiled: Resolution {
        Resolution.project([
            "config.yaml": "name: Random\ntokens: random.resolver.json\n",
            "random.resolver.json": """
            { "version": "2025.10",
              "sets": { "base": { "sources": [{ "$ref": "light.json" }] } },
              "modifiers": { "appearance": { "contexts": { "light": [], "dark": [{ "$ref": "dark.json" }] } } },
              "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/appearance" }] }
            """,
            "light.json": text(mode: 0), "dark.json": text(mode: 1),
        ])
    }

    private func text(mode: Int) -> String {
        var groups: [(name: String, members: [String])] = []
        for token in tokens {
            let member = "\"\(token.name)\": \(text(token, mode))"
            if let index = groups.firstIndex(where: { $0.name == token.group }) {
                groups[index].members.append(member)
            } else {
                groups.append((token.group, [member]))
            }
        }
        return "{"
            + groups.map { "\"\($0.name)\": {\($0.members.joined(separator: ",\n"))}" }.joined(
                separator: ",\n") + "}"
    }

    private func text(_ token: Token, _ mode: Int) -> String {
        var members: [String] = []
        if let target = token.target.flatMap({ self.token($0) }) {
            members = ["\"$value\": \"{\(target.path)}\""]
        } else {
            members = ["\"$type\": \"\(token.type)\"", "\"$value\": \(token.values[mode] + 1)"]
        }
        if let description = token.description { members.append("\"$description\": \"\(description)\"") }
        if let deprecation = token.deprecation { members.append("\"$deprecated\": \"\(deprecation)\"") }
        var extensions: [String] = []
        if token.isFromFigma { extensions.append("\"com.figma.variableId\": \"V:\(token.number)\"") }
        if let note = token.note { extensions.append("\"note\": \(note)") }
        if !extensions.isEmpty { members.append("\"$extensions\": {\(extensions.joined(separator: ", "))}") }
        return "{\(members.joined(separator: ", "))}"
    }
}

extension RandomDesign {
    /// Edits tokens in ways that leave no doubt about which is which.
    mutating func edit(_ random: inout SeededRandom) {
        for index in tokens.indices where Int.random(in: 0..<3, using: &random) == 0 {
            switch Int.random(in: 0..<8, using: &random) {
            case 0: tokens[index].values[Int.random(in: 0...1, using: &random)] += 5
            case 1: tokens[index].description = "changed \(index)"
            case 2: tokens[index].deprecation = tokens[index].deprecation == nil ? "old" : nil
            case 3: tokens[index].note = Int.random(in: 0...9, using: &random)
            case 4: if tokens[index].target == nil { tokens[index].type = "fontWeight" }
            case 5: move(index, &random)
            case 6: retarget(index, &random)
            default: remove(index)
            }
        }
        tokens.removeAll { $0.number < 0 }
        for number in 0..<Int.random(in: 0...2, using: &random) {
            tokens.append(
                Token(
                    number: 1000 + number, group: "g9", name: "n\(number)",
                    values: [500 + number, 600 + number],
                    isFromFigma: false))
        }
    }

    private mutating func move(_ index: Int, _ random: inout SeededRandom) {
        guard tokens[index].isFromFigma else { return }
        if Bool.random(using: &random) { tokens[index].name = "r\(tokens[index].number)" }
        if Bool.random(using: &random) { tokens[index].group = "m\(tokens[index].number)" }
    }

    private mutating func retarget(_ index: Int, _ random: inout SeededRandom) {
        let targets = tokens.filter {
            $0.number >= 0 && $0.target == nil && $0.number != tokens[index].number
        }
        guard tokens[index].target != nil, let target = targets.randomElement(using: &random) else { return }
        tokens[index].target = target.number
    }

    private mutating func remove(_ index: Int) {
        let number = tokens[index].number
        if tokens.contains(where: { $0.target == number }) { return }
        // Anything could be an alias of it later in this round, so nothing is one of it from now on.
        tokens[index] = Token(
            number: -1, group: "", name: "", values: [0, 0], target: -1, isFromFigma: false)
    }
}
