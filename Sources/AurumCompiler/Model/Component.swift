package import AurumSyntax

/// A component set: its table, its anatomy and what people should know about it.
package struct Component: Sendable {
    /// The type's name in code, such as `AurumBadge`.
    package let name: String
    /// The short name: the spec's file name without its ending.
    package let id: String
    /// All variants by all style properties.
    package let table: VariantTable
    /// The parts from the outermost, the container, through the row it holds from leading to trailing.
    package let parts: [Part]
    /// What a caller passes.
    package let parameters: [Parameter]
    /// Which parts must be readable on which.
    package let contrastPairs: [ContrastPair]
    /// How the component is put on the screen for a while, if it is.
    package let host: Host?
    /// The texts of its page.
    package let documentation: ComponentDocumentation
    /// Where it is in Figma.
    package let figma: FigmaReference?
    /// The spec.
    package let node: NodeRef

    /// Makes a component.
    package init(
        name: String, id: String, table: VariantTable, parts: [Part], parameters: [Parameter],
        contrastPairs: [ContrastPair], host: Host?, documentation: ComponentDocumentation,
        figma: FigmaReference?,
        node: NodeRef
    ) {
        self.name = name
        self.id = id
        self.table = table
        self.parts = parts
        self.parameters = parameters
        self.contrastPairs = contrastPairs
        self.host = host
        self.documentation = documentation
        self.figma = figma
        self.node = node
    }

    /// A named piece of a component.
    package struct Part: Sendable {
        /// What a part is drawn as.
        package enum Kind: String, CaseIterable, Sendable {
            /// The shape that holds the others in a row.
            case container
            /// A glyph.
            case glyph
            /// A text that takes the room the others leave.
            case text
            /// A glyph that can be tapped.
            case button
            /// A text that can be tapped, as wide as it is long.
            case textButton

            /// Whether it shows a text of the caller's.
            package var isText: Bool { self == .text || self == .textButton }
            /// Whether it can be tapped.
            package var isTappable: Bool { self == .button || self == .textButton }
        }

        /// The part's name.
        package let name: String
        /// What it is drawn as.
        package let kind: Kind
        /// What assistive technology calls a button, or nil.
        package let accessibilityLabel: String?
        /// Whether tapping it takes the component away.
        package let dismisses: Bool

        /// Makes a part.
        package init(name: String, kind: Kind, accessibilityLabel: String? = nil, dismisses: Bool = false) {
            self.name = name
            self.kind = kind
            self.accessibilityLabel = accessibilityLabel
            self.dismisses = dismisses
        }
    }

    /// Something a caller passes to the component beside the value of each axis.
    package struct Parameter: Sendable {
        /// What a parameter does to its part.
        package enum Kind: Sendable {
            /// The text of a part. The sample is that of the default variant.
            case text(sample: String)
            /// Whether the part is shown.
            case flag(isOn: Bool)
            /// Another glyph than the table's, or the only one; never required.
            case glyph
            /// What a part does when it is tapped.
            case action
        }

        /// The name in code.
        package let name: String
        /// What it does to its part.
        package let kind: Kind
        /// The part's name.
        package let part: String
        /// A sentence for the doc comment.
        package let summary: String
        /// Whether a text or an action may be left out, and the part with it.
        package let isOptional: Bool
        /// The sample text or glyph of every variant, in the table's order; empty when all have the same text.
        package let samples: [String]

        /// Makes a parameter.
        package init(
            name: String, kind: Kind, part: String, summary: String, isOptional: Bool = false,
            samples: [String] = []
        ) {
            self.name = name
            self.kind = kind
            self.part = part
            self.summary = summary
            self.isOptional = isOptional
            self.samples = samples
        }

        /// The text or the name of the glyph that stands in pictures of a variant; nil where there is none.
        package func sample(in variant: VariantID) -> String? {
            if samples.indices.contains(variant.index) { return samples[variant.index] }
            if case .text(let sample) = kind { return sample }
            return nil
        }
    }
}

/// A part that must be readable on another, in every variant and mode.
package struct ContrastPair: Sendable {
    /// The path of the color in front, such as `label.color`.
    package let part: String
    /// The path of the background behind, such as `container.background`.
    package let on: String
    /// The ratio asked for, or nil when the size and weight of the text decide.
    package let required: Double?
    /// Where the pair is declared.
    package let node: NodeRef

    /// Makes a pair.
    package init(part: String, on: String, required: Double?, node: NodeRef) {
        self.part = part
        self.on = on
        self.required = required
        self.node = node
    }
}

/// How a component is shown for a while above other content.
package struct Host: Sendable {
    /// What happens to the component on the screen when another one comes.
    package enum Policy: String, CaseIterable, Sendable {
        /// The newer one takes its place.
        case replace
        /// The newer one waits until it is gone.
        case queue
    }

    /// How long a component can stay; without a time it stays until it is dismissed.
    package struct Stay: Sendable {
        /// The name in code.
        package let name: String
        /// The time, or nil.
        package let duration: Duration?
        /// Where it is named.
        package let node: NodeRef?

        /// Makes a choice of time.
        package init(name: String, duration: Duration?, node: NodeRef? = nil) {
            self.name = name
            self.duration = duration
            self.node = node
        }
    }

    /// The choices of time, the default first.
    package let stays: [Stay]
    /// The default policy.
    package let policy: Policy
    /// How long coming takes.
    package let enter: Duration
    /// How long going takes.
    package let exit: Duration
    /// The distance to the sides and the bottom.
    package let margin: Binding
    /// The source file of the shipped host, if the page should name it.
    package let source: String?

    /// Makes a host.
    package init(
        stays: [Stay], policy: Policy, enter: Duration, exit: Duration, margin: Binding, source: String?
    ) {
        self.stays = stays
        self.policy = policy
        self.enter = enter
        self.exit = exit
        self.margin = margin
        self.source = source
    }
}

/// The texts of a component's page; Markdown inline code is allowed in them, nothing else.
package struct ComponentDocumentation: Sendable {
    /// The family the component belongs to, such as Navigation.
    package var family = ""
    /// Where it runs, such as `iOS 17+ · SwiftUI`.
    package var platform = ""
    /// One sentence.
    package var summary = ""
    /// Paragraphs.
    package var description: [String] = []
    /// A paragraph on when to use it.
    package var intendedUse = ""
    /// What to do.
    package var dos: [String] = []
    /// What not to do.
    package var donts: [String] = []
    /// The path of the component's source.
    package var source: String?
    /// The path of its Code Connect file.
    package var codeConnect: String?
    /// Its recorded pictures.
    package var snapshots: [Snapshot] = []

    /// Makes empty texts.
    package init() {}

    /// A recorded picture that a test compares with.
    package struct Snapshot: Sendable {
        /// The suite and the test.
        package let name: String
        /// The device, system and tool it was recorded with.
        package let environment: [String]
        /// Where it is named.
        package let node: NodeRef?

        /// Makes a recorded picture.
        package init(name: String, environment: [String], node: NodeRef? = nil) {
            self.name = name
            self.environment = environment
            self.node = node
        }
    }
}
