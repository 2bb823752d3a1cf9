import AurumSyntax

/// Modes that differ only in what the settings of a device choose, among which the device moves.
package struct ModeFamily: Hashable, Sendable {
    /// The positions of the modes in the design.
    package private(set) var modes: [Int]
    /// The mode for a light appearance and normal contrast.
    package private(set) var light: Int
    /// The mode for a dark appearance and normal contrast.
    package private(set) var dark: Int
    /// The mode for a light appearance and increased contrast.
    package private(set) var lightIncreased: Int
    /// The mode for a dark appearance and increased contrast.
    package private(set) var darkIncreased: Int

    /// Whether the appearance of a device chooses between modes.
    package var followsAppearance: Bool { light != dark || lightIncreased != darkIncreased }
    /// Whether the contrast of a device chooses between modes.
    package var followsContrast: Bool { light != lightIncreased || dark != darkIncreased }

    /// The families of some modes, in the order of their first ones.
    ///
    /// Modes are of one family when they agree in every choice that is no state of a setting. Of two with the same
    /// states, the device could reach only one, so the second starts a family of its own.
    package static func families(of modes: [Mode], following settings: SystemSettings) -> [ModeFamily] {
        var families: [(rest: [ExactName], members: [Member])] = []
        for (index, mode) in modes.enumerated() {
            let member = Member(index, mode, settings)
            let rest = mode.input.filter { !settings.decide($0, in: mode) }
                .flatMap { [ExactName($0.modifier), ExactName($0.context)] }
            let home = families.firstIndex { family in
                family.rest == rest && !family.members.contains { $0.hasStates(of: member) }
            }
            if let home {
                families[home].members.append(member)
            } else {
                families.append((rest, [member]))
            }
        }
        return families.map { ModeFamily($0.members) }
    }

    private init(_ members: [Member]) {
        let nearest = { (isDark: Bool, isIncreased: Bool) in
            members.dropFirst().reduce(members[0]) { best, member in
                member.likeness(isDark, isIncreased) > best.likeness(isDark, isIncreased) ? member : best
            }.index
        }
        modes = members.map(\.index)
        light = nearest(false, false)
        dark = nearest(true, false)
        lightIncreased = nearest(false, true)
        darkIncreased = nearest(true, true)
    }

    /// A mode with the states of the settings it is for.
    private struct Member {
        let index: Int
        let isDark: Bool?
        let isIncreased: Bool?

        init(_ index: Int, _ mode: Mode, _ settings: SystemSettings) {
            self.index = index
            isDark = settings.appearance?.state(in: mode)
            isIncreased = settings.contrast?.state(in: mode)
        }

        func hasStates(of other: Member) -> Bool {
            isDark == other.isDark && isIncreased == other.isIncreased
        }

        /// How well the mode suits a device; a wrong appearance is worse than a wrong contrast.
        func likeness(_ isDark: Bool, _ isIncreased: Bool) -> Int {
            (self.isDark == isDark ? 2 : 0) + (self.isIncreased == isIncreased ? 1 : 0)
        }
    }
}

extension SystemSettings {
    /// Whether a choice of a mode is a state of a setting.
    fileprivate func decide(_ choice: Mode.Choice, in mode: Mode) -> Bool {
        [appearance, contrast].contains { setting in
            guard let setting, setting.state(in: mode) != nil else { return false }
            return ExactName(setting.modifier) == ExactName(choice.modifier)
        }
    }
}
