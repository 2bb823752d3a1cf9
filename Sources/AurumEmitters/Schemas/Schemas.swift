/// The JSON Schemas of the documents that people write beside tokens.
package enum Schemas {
    /// A schema and the names it goes by.
    package struct Document: Sendable {
        /// The word for it on the command line.
        package let name: String
        /// What it describes, as a phrase.
        package let summary: String
        let schema: Schema

        /// The name of its file.
        package var fileName: String { name + ".schema.json" }
        /// The content of its file.
        package var text: String { JSONWriter.render(schema.value) }
    }

    /// All of them.
    package static let all = [
        Document(name: "config", summary: "aurum.yaml", schema: ConfigurationSchema.document),
        Document(name: "component", summary: "component specs", schema: ComponentSchema.document),
        Document(name: "resolver", summary: "resolver documents", schema: ResolverSchema.document),
    ]
}
