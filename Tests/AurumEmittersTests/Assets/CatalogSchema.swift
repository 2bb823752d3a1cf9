import Foundation

/// The documented form of a color set and of the folders around it, as JSON Schema, and a validator for as much of JSON
/// Schema as that takes.
struct CatalogSchema {
    /// `Contents.json` of a catalog, or of a folder in one.
    static let folder = CatalogSchema(
        """
        { "type": "object", "required": ["info"], "additionalProperties": false, "properties": {
          "info": \(info),
          "properties": { "type": "object", "additionalProperties": false,
            "properties": { "provides-namespace": { "type": "boolean" } } } } }
        """)

    /// `Contents.json` of a color set.
    static let colorSet = CatalogSchema(
        """
        { "type": "object", "required": ["info", "colors"], "additionalProperties": false, "properties": {
          "info": \(info),
          "colors": { "type": "array", "minItems": 1, "items": {
            "type": "object", "required": ["idiom", "color"], "additionalProperties": false, "properties": {
              "idiom": { "enum": ["universal", "iphone", "ipad", "mac", "tv", "watch", "car"] },
              "appearances": { "type": "array", "minItems": 1, "items": { "anyOf": [
                \(appearance("luminosity", ["light", "dark"])), \(appearance("contrast", ["high"])) ] } },
              "color": { "type": "object", "required": ["color-space", "components"], "additionalProperties": false,
                "properties": {
                  "color-space": { "enum": ["srgb", "display-p3", "extended-srgb", "extended-linear-srgb"] },
                  "components": { "type": "object", "required": ["red", "green", "blue", "alpha"],
                    "additionalProperties": false, "properties": {
                      "red": \(component), "green": \(component), "blue": \(component), "alpha": \(component)
                    } } } } } } } } }
        """)

    private static let info = """
        { "type": "object", "required": ["author", "version"], "additionalProperties": false, "properties": {
          "author": { "type": "string" }, "version": { "enum": [1] } } }
        """

    /// A decimal with a point; Xcode reads `255` as a step and `1.000` as a part.
    private static let component = #"{ "type": "string", "pattern": "^-?[0-9]+[.][0-9]{3,}$" }"#

    private static func appearance(_ name: String, _ values: [String]) -> String {
        let list = values.map { "\"\($0)\"" }.joined(separator: ", ")
        return """
            { "type": "object", "required": ["appearance", "value"], "additionalProperties": false,
              "properties": { "appearance": { "enum": ["\(name)"] }, "value": { "enum": [\(list)] } } }
            """
    }

    private let text: String

    private init(_ text: String) {
        self.text = text
    }

    /// What speaks against a document; empty when it is of the form.
    func complaints(about document: Any) throws -> [String] {
        let schema = try JSONSerialization.jsonObject(with: Data(text.utf8))
        return Self.complaints(about: document, schema as? [String: Any] ?? [:], at: "")
    }

    private static func complaints(about value: Any, _ schema: [String: Any], at path: String) -> [String] {
        var found: [String] = []
        if let type = schema["type"] as? String, !isOf(type, value) { return ["\(path): no \(type)"] }
        if let words = schema["enum"] as? [NSObject], !words.contains(where: { $0.isEqual(value) }) {
            found.append("\(path): \(value) is none of \(words)")
        }
        if let pattern = schema["pattern"] as? String, let text = value as? String,
            text.range(of: pattern, options: .regularExpression) == nil
        {
            found.append("\(path): \(text) does not match")
        }
        if let choices = schema["anyOf"] as? [[String: Any]],
            !choices.contains(where: { complaints(about: value, $0, at: path).isEmpty })
        {
            found.append("\(path): \(value) is of no form")
        }
        return found + members(of: value, schema, path) + elements(of: value, schema, path)
    }

    private static func members(of value: Any, _ schema: [String: Any], _ path: String) -> [String] {
        guard let object = value as? [String: Any] else { return [] }
        let known = schema["properties"] as? [String: [String: Any]] ?? [:]
        let missing = (schema["required"] as? [String] ?? []).filter { object[$0] == nil }
        let isOpen = schema["additionalProperties"] as? Bool ?? true
        let unknown = object.keys.filter { known[$0] == nil && !isOpen }
        return missing.map { "\(path): lacks \($0)" } + unknown.sorted().map { "\(path): has \($0)" }
            + object.sorted { $0.key < $1.key }.flatMap { name, member in
                known[name].map { complaints(about: member, $0, at: "\(path)/\(name)") } ?? []
            }
    }

    private static func elements(of value: Any, _ schema: [String: Any], _ path: String) -> [String] {
        guard let list = value as? [Any], let items = schema["items"] as? [String: Any] else { return [] }
        let isShort = list.count < schema["minItems"] as? Int ?? 0
        return (isShort ? ["\(path): too short"] : [])
            + list.enumerated().flatMap { complaints(about: $1, items, at: "\(path)/\($0)") }
    }

    private static func isOf(_ type: String, _ value: Any) -> Bool {
        switch type {
        case "object": value is [String: Any]
        case "array": value is [Any]
        case "string": value is String
        default: value is Bool
        }
    }
}
