/// An edge of a box, named by the direction of reading.
package enum Edge: String, CaseIterable, Sendable {
    case top, bottom, leading, trailing
}

/// Some of the edges of a box.
package struct EdgeSet: Hashable, Sendable {
    /// The edges, each once, in the order of `Edge.allCases`.
    package let edges: [Edge]

    /// Makes a set; the order and number of mentions do not matter.
    package init(_ edges: [Edge]) {
        self.edges = Edge.allCases.filter(edges.contains)
    }

    /// Every edge.
    package static let all = EdgeSet(Edge.allCases)

    /// Whether an edge is in the set.
    package func contains(_ edge: Edge) -> Bool { edges.contains(edge) }

    /// The edges by name, or that there are all of them.
    package var phrase: String {
        self == .all ? "all" : edges.map(\.rawValue).joined(separator: ", ")
    }
}
