import AurumCompiler
import AurumSyntax

/// The outcome of importing some texts as files.
struct Importing {
    let design: ImportedDesign
    let diagnostics: [Diagnostic]

    init(_ files: KeyValuePairs<String, String>, nested: Bool = false) {
        var sources = SourceMap()
        var sink = DiagnosticSink()
        let inputs = files.map { word, text in
            let parts = word.split(separator: "=").map(String.init)
            let file = sources.add(path: parts[parts.count - 1], bytes: Array(text.utf8))
            return FigmaImporter.Input(
                JSONReader().read(file, &sink), collection: parts.count > 1 ? parts[0] : nil)
        }
        design = FigmaImporter(nested: nested).read(inputs, &sink)
        diagnostics = sink.sorted
    }

    var codes: [String] { diagnostics.map(\.code.id) }

    func token(_ path: String, collection: Int = 0, mode: Int = 0) -> ImportedToken? {
        guard design.collections.indices.contains(collection) else { return nil }
        let modes = design.collections[collection].modes
        guard modes.indices.contains(mode) else { return nil }
        return modes[mode].tokens.first { $0.path.joined(separator: ".") == path }
    }
}

/// A variable as Figma exports it.
func variable(
    _ type: String, _ value: String, scopes: [String]? = nil, id: String? = nil, _ more: String = ""
)
    -> String
{
    var extensions: [String] = []
    if let id { extensions.append("\"com.figma.variableId\": \"\(id)\"") }
    if let scopes { extensions.append("\"com.figma.scopes\": \(scopes)") }
    if !more.isEmpty { extensions.append(more) }
    return
        "{ \"$type\": \"\(type)\", \"$value\": \(value), \"$extensions\": { \(extensions.joined(separator: ", ")) } }"
}

func color(_ components: String, alpha: String = "1") -> String {
    "{ \"colorSpace\": \"srgb\", \"components\": [\(components)], \"alpha\": \(alpha) }"
}

func alias(_ name: String, id: String = "", in collection: String) -> String {
    "\"com.figma.aliasData\": { \"targetVariableId\": \"\(id)\", \"targetVariableName\": \"\(name)\", "
        + "\"targetVariableSetId\": \"\", \"targetVariableSetName\": \"\(collection)\" }"
}

func tint(_ name: String, id: String = "", in collection: String? = nil, opacity: String) -> String {
    let place = collection.map { ", \"targetVariableSetName\": \"\($0)\"" } ?? ""
    return "\"com.figma.composedColor\": { \"colorArg\": { \"type\": \"alias\", \"alias\": { "
        + "\"targetVariableId\": \"\(id)\", \"targetVariableName\": \"\(name)\"\(place) } }, "
        + "\"opacityArg\": { \"type\": \"number\", \"value\": \(opacity) } }"
}

func mode(_ name: String, _ variables: KeyValuePairs<String, String>) -> String {
    let members = variables.map { "\"\($0)\": \($1)" }
    let end = ["\"$extensions\": { \"com.figma.modeName\": \"\(name)\" }"]
    return "{ " + (members + end).joined(separator: ", ") + " }"
}
