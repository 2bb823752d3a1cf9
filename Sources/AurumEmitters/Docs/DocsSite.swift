import AurumCompiler
import AurumSyntax

/// Where every page and picture of the documentation is.
struct DocsSite {
    /// The top-level groups with their tokens in any mode, in authored order; the name is empty for tokens under
    /// the root.
    let groups: [(name: String, tokens: [TokenID])]
    private let design: ResolvedDesign
    private let componentStems: [ExactName: String]
    private let groupStems: [ExactName: String]
    private let pictureStems: [ExactName: String]

    init(_ design: ResolvedDesign) {
        self.design = design
        var pages = FileNames()
        // The name of the index is taken, also on disks that do not tell letter cases apart.
        _ = pages.name(for: "README")
        componentStems = Self.stems(design.components.map(\.name), &pages)
        groups = Self.groups(of: design)
        var groupPages = FileNames()
        groupStems = Self.stems(groups.map(\.name), &groupPages)
        var pictures = FileNames()
        let sheets = design.modes.indices.map { mode in
            design.components.map { Self.pictureName($0, [], mode, design) }
        }
        let variants = design.modes.indices.map { mode in
            design.components.flatMap { component in
                component.table.variants.map { variant in
                    Self.pictureName(component, component.table.values(of: variant), mode, design)
                }
            }
        }
        pictureStems = Self.stems((sheets + variants).flatMap { $0 }, &pictures)
    }

    /// The page of a component.
    func page(of component: Component) -> String { stem(of: component) + ".md" }

    /// The page of a group of tokens.
    func page(ofGroup group: String) -> String { "tokens/\(groupStems[ExactName(group)] ?? "").md" }

    /// The picture of all variants in a mode.
    func sheet(of component: Component, mode: Int) -> String { picture(component, [], mode) }

    /// The picture of a variant in a mode.
    func picture(of variant: VariantID, _ component: Component, mode: Int) -> String {
        picture(component, component.table.values(of: variant), mode)
    }

    private func picture(_ component: Component, _ values: [AxisValue], _ mode: Int) -> String {
        let name = Self.pictureName(component, values, mode, design)
        return "pictures/\(pictureStems[ExactName(name)] ?? "").svg"
    }

    /// A name that no other picture has; in the file's name each of its separators becomes a dash.
    private static func pictureName(
        _ component: Component, _ values: [AxisValue], _ mode: Int, _ design: ResolvedDesign
    ) -> String {
        let variant = values.map { "\u{1}" + $0.name }.joined()
        return component.name + variant + (mode == 0 ? "" : "\u{2}" + design.modes[mode].mode.name)
    }

    /// All pictures of a component with their texts; the sheets first.
    func pictures(of component: Component) -> [(path: String, text: TextBuffer)] {
        design.modes.indices.flatMap { mode in
            let pictures = ComponentPictures(component, in: design, mode: mode)
            // Without axes the sheet shows the one variant.
            let rows = component.table.axes.isEmpty ? [] : component.table.variants
            let variants = rows.map { variant in
                (path: picture(of: variant, component, mode: mode), text: pictures.text(of: variant))
            }
            return [(path: sheet(of: component, mode: mode), text: pictures.sheetText)] + variants
        }
    }

    private func stem(of component: Component) -> String { componentStems[ExactName(component.name)] ?? "" }

    private static func stems(_ names: [String], _ files: inout FileNames) -> [ExactName: String] {
        var stems: [ExactName: String] = [:]
        for name in names { stems[ExactName(name)] = files.name(for: name) }
        return stems
    }

    private static func groups(of design: ResolvedDesign) -> [(name: String, tokens: [TokenID])] {
        var positions: [ExactName: Int] = [:]
        var groups: [(name: String, tokens: [TokenID])] = []
        // The tokens of a group mostly follow each other.
        var last = 0
        for id in design.tokens.all where design.token(id) != nil {
            let group = ExactName(design.tokens[id].group)
            if groups.isEmpty || ExactName(groups[last].name) != group {
                last = positions[group] ?? groups.count
            }
            if last == groups.count {
                positions[group] = last
                groups.append((group.text, []))
            }
            groups[last].tokens.append(id)
        }
        return groups
    }
}
