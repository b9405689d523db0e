/// The result of a finished process.
public struct ProcessResult: Sendable {
    /// The exit status, or the negated signal number if a signal ended the process.
    public let status: Int32
    public let stdout: String
    public let stderr: String

    public var succeeded: Bool { status == 0 }

    /// Both streams, errors last. For example: printed by a failed expectation.
    public var output: String { stdout + stderr }
}
