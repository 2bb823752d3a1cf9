import AurumCompiler
import AurumSyntax

/// Where every page and picture of the documentation is.
struct DocsSite {
    /// The top-level groups that any mode has tokens in, in authored order; an empty name for tokens under the root.
    let groups: [String]
    private let design: ResolvedDesign
    private let componentStems: [ExactName: String]
    private let groupStems: [ExactName: String]
    private let modeStems: [String]

    init(_ design: ResolvedDesign) {
        self.design = design
        var pages = FileNames()
        // The name of the index is taken, also on disks that do not tell letter cases apart.
        _ = pages.name(for: "README")
        componentStems = Self.stems(design.components.map(\.name), &pages)
        groups = Self.groups(of: design)
        var groupPages = FileNames()
        groupStems = Self.stems(groups, &groupPages)
        var modes = FileNames()
        modeStems = design.modes.map { modes.name(for: $0.mode.name) }
    }

    /// The page of a component.
    func page(of component: Component) -> String { stem(of: component) + ".md" }

    /// The page of a group of tokens.
    func page(ofGroup group: String) -> String { "tokens/\(groupStems[ExactName(group)] ?? "").md" }

    /// The picture of all variants in a mode.
    func sheet(of component: Component, mode: Int) -> String {
        "pictures/\(stem(of: component))\(suffix(mode)).svg"
    }

    /// The picture of a variant in a mode.
    func picture(of variant: VariantID, _ component: Component, mode: Int) -> String {
        let values = component.table.values(of: variant).map { "-" + FileNames.plain($0.name) }
        return "pictures/\(stem(of: component))\(values.joined())\(suffix(mode)).svg"
    }

    /// All pictures of a component with their texts; the sheets first.
    func pictures(of component: Component) -> [(path: String, text: String)] {
        design.modes.indices.flatMap { mode in
            let pictures = ComponentPictures(component, in: design, mode: mode)
            let variants = component.table.variants.map { variant in
                (path: picture(of: variant, component, mode: mode), text: pictures.picture(of: variant))
            }
            return [(path: sheet(of: component, mode: mode), text: pictures.sheet)] + variants
        }
    }

    private func stem(of component: Component) -> String { componentStems[ExactName(component.name)] ?? "" }

    private func suffix(_ mode: Int) -> String { mode == 0 ? "" : "." + modeStems[mode] }

    private static func stems(_ names: [String], _ files: inout FileNames) -> [ExactName: String] {
        var stems: [ExactName: String] = [:]
        for name in names { stems[ExactName(name)] = files.name(for: name) }
        return stems
    }

    private static func groups(of design: ResolvedDesign) -> [String] {
        var seen: Set<ExactName> = []
        var groups: [String] = []
        for id in design.tokens.all where design.modes.contains(where: { $0[id] != nil }) {
            let group = design.tokens[id].group
            if seen.insert(ExactName(group)).inserted { groups.append(group) }
        }
        return groups
    }
}

extension TokenName {
    /// The top-level group, an empty name for a token directly under the root.
    var group: String { segments.count > 1 ? segments[0] : "" }
}
