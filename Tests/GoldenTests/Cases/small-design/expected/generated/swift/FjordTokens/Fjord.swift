/// The design tokens of Fjord, by group.
public nonisolated enum Fjord {
    /// The colors of Fjord, by group.
    public nonisolated enum colors {}
}
