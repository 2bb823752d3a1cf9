/// When to print colors.
package enum ColorChoice: String, CaseIterable, Sendable {
    /// On terminals that understand them, unless a variable says otherwise.
    case auto
    /// Always.
    case always
    /// Never.
    case never

    /// Whether to color what goes to a stream.
    ///
    /// Without an explicit choice a non-empty `NO_COLOR` forbids color, `CLICOLOR_FORCE` other than `0` asks for it
    /// everywhere, and `TERM=dumb` tells of a terminal that cannot.
    package func isOn(for stream: TextStream, variables: [String: String]) -> Bool {
        switch self {
        case .always: return true
        case .never: return false
        case .auto: break
        }
        if variables["NO_COLOR"]?.isEmpty == false { return false }
        if let force = variables["CLICOLOR_FORCE"], !force.isEmpty, force != "0" { return true }
        return stream.isTerminal && variables["TERM"] != "dumb"
    }
}
