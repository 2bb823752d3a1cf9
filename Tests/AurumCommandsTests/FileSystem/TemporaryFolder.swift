import AurumPlatform
import Foundation

/// A new folder on the disk that is removed with its contents.
final class TemporaryFolder {
    let path: Path

    init() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("aurumc-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = Path(url.path)
    }

    deinit { try? FileManager.default.removeItem(atPath: path.text) }

    /// The path of something in the folder.
    subscript(name: String) -> String { path.appending(name).text }

    func permissions(_ name: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: self[name])[.posixPermissions] as? Int
    }

    func setPermissions(_ mode: Int, _ name: String) throws {
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: self[name])
    }
}
