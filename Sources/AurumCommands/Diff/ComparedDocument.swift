import AurumCompiler
import AurumSyntax

/// What kind of document a file of a comparison is.
enum ComparedDocument {
    /// The config of a project.
    case config
    /// What `aurumc resolve --format json` prints.
    case resolved
    /// A manifest for editors and assistants.
    case manifest
    /// A resolver document or a token file.
    case tokens

    /// Tells by the members of the root.
    init(_ root: SyntaxNode) {
        let tokens = root["tokens"]
        if tokens?.kind == .object, root["errors"]?.kind == .array, root["warnings"]?.kind == .array {
            self = .resolved
        } else if root["schemaVersion"] != nil, root["codeConnect"] != nil {
            self = .manifest
        } else if tokens?.kind == .string || tokens?.kind == .array, root["name"]?.kind == .string {
            self = .config
        } else {
            self = .tokens
        }
    }
}
