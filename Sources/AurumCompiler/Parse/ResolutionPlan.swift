import AurumSyntax

/// A resolver document, read: which sources apply in which order (Part R).
struct ResolutionPlan {
    /// A modifier with the sources of its contexts.
    struct Modifier {
        let name: String
        let contexts: [Context]
        let defaultContext: String?
        /// Whether nothing about its contexts and its default has been reported.
        let isSound: Bool

        /// Whether a context is the default one.
        func isDefault(_ context: String) -> Bool {
            defaultContext.map { ExactName($0) == ExactName(context) } ?? false
        }

        /// The sources that one choice brings in.
        struct Context {
            let name: String
            let key: SyntaxNode
            let sources: [TokenSource]
        }
    }

    /// One step of the resolution order.
    enum Layer {
        case set([TokenSource])
        /// The modifier at this position in `modifiers`.
        case modifier(Int)
    }

    /// The modifiers of the resolution order.
    var modifiers: [Modifier] = []
    /// The resolution order.
    var layers: [Layer] = []
    /// Modifiers that are declared but not in the resolution order; an input may name them.
    var idleModifiers: [Modifier] = []
    /// The names of modifiers that have been reported and left out.
    var unreadableModifiers: [String] = []
    /// Whether sources are missing, which has been reported.
    var isIncomplete = false

    /// The sources of the resolution order with those of all contexts.
    var allSources: [TokenSource] {
        layers.flatMap { layer in
            switch layer {
            case .set(let sources): sources
            case .modifier(let index): modifiers[index].contexts.flatMap(\.sources)
            }
        }
    }

    /// The sources that take part in a mode, in order.
    func sources(for mode: Mode) -> [TokenSource] {
        layers.flatMap { layer -> [TokenSource] in
            switch layer {
            case .set(let sources): return sources
            case .modifier(let index):
                let modifier = modifiers[index]
                let choice = mode.input.first { ExactName($0.modifier) == ExactName(modifier.name) }
                guard let choice else { return [] }
                return modifier.contexts.first { ExactName($0.name) == ExactName(choice.context) }?.sources
                    ?? []
            }
        }
    }
}
