/// Aurum.
public enum Aurum {}
