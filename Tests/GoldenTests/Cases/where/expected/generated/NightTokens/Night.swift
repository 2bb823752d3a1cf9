/// The design tokens of Night, by group.
public nonisolated enum Night {
    /// The colors of Night, by group.
    public nonisolated enum colors {}
}
