import Foundation
import Testing

/// Aurum's values as they were published.
struct PublishedValues: Decodable {
    struct Color: Decodable {
        let hex: String
        let alpha: Double
        let path: String
    }
    struct Colors: Decodable {
        let semantic: [String: [Color]]
        let visual: [String: [Color]]
    }
    struct Length: Decodable {
        let name: String
        let dp: Double
    }
    struct Elevation: Decodable {
        let name: String
        let offsetY: Double
        let blur: Double
        let tintName: String
    }
    struct Style: Decodable {
        let name: String
        let sizeSp: Double
        let lineHeightSp: Double
        let weight: String
        let family: String
    }

    let color: Colors
    let spacing: [Length]
    let radius: [Length]
    let borderWidth: [Length]
    let iconSize: [Length]
    let elevation: [Elevation]
    let typography: [Style]

    /// Reads the copy beside the tests.
    static func read() throws -> PublishedValues {
        let url = try #require(
            Bundle.module.url(
                forResource: "published-values", withExtension: "json", subdirectory: "Resources"))
        return try JSONDecoder().decode(PublishedValues.self, from: Data(contentsOf: url))
    }
}
