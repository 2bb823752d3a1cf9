/// The design tokens of Fjord, by group.
public enum Fjord {
    /// The colors of Fjord, by group.
    public enum colors {}
}
