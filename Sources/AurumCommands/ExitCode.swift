/// What the process tells the one that started it.
package enum ExitCode: UInt8, Sendable {
    /// Done.
    case success = 0
    /// The input or the outputs are at fault: errors, stale outputs, findings at error level.
    case fault = 1
    /// The words on the command line make no sense.
    case usage = 64
    /// An input that is not there.
    case missingInput = 66
    /// A bug of ours.
    case internalError = 70
    /// Something cannot be read or written.
    case inputOutput = 74
}
