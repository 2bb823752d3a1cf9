/// The design tokens of Aurum, by group.
public nonisolated enum Aurum {
    /// The colors of Aurum, by group.
    public nonisolated enum colors {}
}
