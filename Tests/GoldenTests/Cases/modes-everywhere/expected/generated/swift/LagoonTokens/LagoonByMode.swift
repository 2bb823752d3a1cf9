/// A value for each mode.
public nonisolated struct LagoonByMode<Value> {
    /// In the order of the modes.
    private let values: [Value]

    /// Makes a value from those in each mode.
    public init(day: Value, night: Value, dayHighContrast: Value, nightHighContrast: Value) {
        values = [day, night, dayHighContrast, nightHighContrast]
    }

    /// Makes a value from what a mode is given.
    public init(_ value: (LagoonMode) -> Value) {
        values = LagoonMode.allCases.map(value)
    }

    /// The value in a mode.
    public func value(in mode: LagoonMode) -> Value { values[mode.position] }
}

nonisolated extension LagoonByMode: Equatable where Value: Equatable {}
nonisolated extension LagoonByMode: Hashable where Value: Hashable {}
nonisolated extension LagoonByMode: Sendable where Value: Sendable {}
