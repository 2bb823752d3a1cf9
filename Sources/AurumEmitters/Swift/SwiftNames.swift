import AurumCompiler

/// The names of generated types and modules, all made from the design's name, and the words around them.
struct SwiftNames {
    /// What every generated type's name begins with; also the tokens' namespace.
    let prefix: String
    /// An existing module to take support views from.
    let supportModule: String?
    /// How far generated declarations can be seen.
    let visibility: SwiftOptions.Access
    /// The modifier of a declaration with the space after it; empty when it needs none.
    let access: String
    /// Whether colors and text styles have forms for UIKit.
    let hasUIKit: Bool
    /// Whether tokens and components are one module, as they are when nothing else could see them.
    let isOneModule: Bool
    /// The modes, when values differ between them.
    var modes: SwiftModes?

    /// Makes the names for a design.
    init(_ design: ResolvedDesign, _ options: SwiftOptions) {
        prefix = SwiftIdentifiers.type(design.name)
        supportModule = options.supportModule
        visibility = options.access
        access = visibility == .internal ? "" : visibility.rawValue + " "
        hasUIKit = options.hasUIKit
        isOneModule = options.isOneModule || visibility == .internal
    }

    /// The folder, and module, of the tokens.
    var tokenModule: String { prefix + "Tokens" }
    /// The folder, and module, of the components.
    var componentModule: String { prefix }

    /// Lines that import modules for a file of the components: none of its own, and each as far as it is seen most.
    func imports(_ lines: [String]) -> [String] {
        var known: Set<String> = []
        return lines.filter { line in
            let isSeenMore = !access.isEmpty && lines.contains(access + line)
            return !isSeenMore && !line.hasSuffix("import " + componentModule) && known.insert(line).inserted
        }
    }

    /// A generated type.
    func type(_ name: String) -> String { prefix + name }
    /// The modifier that sets a text style.
    var typographyModifier: String { member("Typography") }
    /// The modifier that gives a style a shadow.
    var shadowModifier: String { member("Shadow") }
    /// The modifier that gives a view its size.
    var frameModifier: String { member("Frame") }
    /// The modifier that draws a border along some edges.
    var borderModifier: String { member("Border") }
    /// The modifier that adds an action for assistive technology, if there is one.
    var accessibilityActionModifier: String { member("AccessibilityAction") }

    /// The member of SwiftUI's environment that is the mode.
    var modeMember: String { member("Mode") }

    /// A generated member of a type that is not generated.
    private func member(_ name: String) -> String { SwiftIdentifiers.uncapitalized(prefix) + name }
}
