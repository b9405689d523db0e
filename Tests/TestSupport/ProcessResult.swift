/// What a finished process left behind.
public struct ProcessResult: Sendable {
    /// The exit status; the negated signal number where a signal ended the process.
    public let status: Int32
    public let stdout: String
    public let stderr: String

    public var succeeded: Bool { status == 0 }

    /// Both streams, the errors last. For example: what a failed expectation prints.
    public var output: String { stdout + stderr }
}
