import Foundation

/// The reason why a collection can't be ``NonEmpty``. For example: thrown by `try
/// NonEmptyString("")`.
public enum NonEmptyError: Error, Hashable, Sendable {
    /// The collection is empty.
    case empty
}

extension NonEmptyError: LocalizedError {
    /// A sentence for users. For example: `Nothing is there; at least one is needed.`
    public var errorDescription: String? { "Nothing is there; at least one is needed." }
}
