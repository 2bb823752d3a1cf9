/// The design tokens of Lagoon, by group.
public enum Lagoon {
    /// The colors of Lagoon, by group.
    public enum colors {}
}
