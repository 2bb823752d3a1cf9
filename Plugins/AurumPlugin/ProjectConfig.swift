import Foundation

/// The config that tokens are compiled with; both plugins have this file.
struct ProjectConfig {
    /// The name it has.
    static let name = "aurum.yaml"

    /// Where it is.
    let file: URL

    /// Looks in a folder and its `tokens` folder; nil when there is none.
    init?(in folder: URL) {
        let places = [folder, folder.appendingPathComponent("tokens")]
        let files = places.map { $0.appendingPathComponent(Self.name) }
        guard let file = files.first(where: { FileManager.default.fileExists(atPath: $0.path) }) else {
            return nil
        }
        self.file = file
    }

    /// What to say when there is none for something.
    static func absence(in place: String) -> String {
        "no \(name) for \(place); put one in the folder of the target or the package, or in tokens there"
    }
}
