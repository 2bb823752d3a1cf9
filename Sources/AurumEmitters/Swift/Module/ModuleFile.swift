/// The files that a module is written to when a build step has to say beforehand what it writes.
///
/// The plugin has this file as well, since a plugin can depend on no library.
enum ModuleFile: String, CaseIterable {
    case plain = "Design.swift"
    case swiftUI = "Design+SwiftUI.swift"
    case uiKit = "Design+UIKit.swift"

    /// The file's name.
    var name: String { rawValue }
}
