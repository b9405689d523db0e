import Foundation

/// Why a collection is no ``NonEmpty``. For example: thrown by `try NonEmptyString("")`.
public enum NonEmptyError: Error, Hashable, Sendable {
    /// There is no element.
    case empty
}

extension NonEmptyError: LocalizedError {
    /// A sentence for a person. For example: `Nothing is there; at least one is needed.`
    public var errorDescription: String? { "Nothing is there; at least one is needed." }
}
