/// The design tokens of Lagoon, by group.
public nonisolated enum Lagoon {
    /// The colors of Lagoon, by group.
    public nonisolated enum colors {}
}
