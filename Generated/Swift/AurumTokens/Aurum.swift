/// The design tokens of Aurum, by group.
public enum Aurum {
    /// The colors of Aurum, by group.
    public enum colors {}
}
