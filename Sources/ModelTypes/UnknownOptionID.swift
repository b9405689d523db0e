import Foundation

/// An id without a bit in an option set. For example: 7 if only 0, 1 and 10 have one.
public struct UnknownOptionID: Error, Hashable, Sendable, CustomStringConvertible {
    /// The id without a bit. For example: 7.
    public let id: Int
    /// The option set's name. For example: `"Topics"`.
    public let type: String

    /// A sentence for logging. For example: `Topics has no option 7`.
    public var description: String { "\(type) has no option \(id)" }
}

extension UnknownOptionID: LocalizedError {
    /// A sentence for users. For example: `Topics has no option 7.`
    public var errorDescription: String? { "\(self)." }
}
