/// The design tokens of Night, by group.
public enum Night {
    /// The colors of Night, by group.
    public enum colors {}
}
