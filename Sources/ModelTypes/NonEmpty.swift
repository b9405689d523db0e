/// A collection with at least one element, whose `first` and `max()` are therefore not optional.
///
/// For example: `try NonEmpty([3, 1]).max()` is 3. `NonEmptyString` does the same for text.
public struct NonEmpty<Base: Collection>: RawRepresentable {
    /// The collection itself. For example: `[3, 1]`.
    public let rawValue: Base

    /// Creates a non-empty collection from another collection.
    ///
    /// For example: `try NonEmpty(words)`. Complexity: O(1).
    /// - Throws: ``NonEmptyError`` if the collection is empty.
    public init(_ rawValue: Base) throws(NonEmptyError) {
        guard !rawValue.isEmpty else { throw .empty }
        self.rawValue = rawValue
    }

    /// Creates a non-empty collection from another collection; `nil` if that is empty.
    ///
    /// For example: `NonEmpty(rawValue: words)`. Complexity: O(1).
    public init?(rawValue: Base) {
        guard !rawValue.isEmpty else { return nil }
        self.rawValue = rawValue
    }

    /// Creates a non-empty collection from a stored one. An empty one stops the program.
    ///
    /// For example: `NonEmptyString(trust: "Ann")`. Complexity: O(1).
    public init(trust rawValue: Base) {
        guard !rawValue.isEmpty else {
            fatalError("an empty \(Base.self) was stored where none may be")
        }
        self.rawValue = rawValue
    }
}

extension NonEmpty: Sendable where Base: Sendable {}

/// A text with at least one character. For example: `try NonEmptyString("Ann").first`.
public typealias NonEmptyString = NonEmpty<String>

extension NonEmpty where Base: RangeReplaceableCollection {
    /// Creates a collection from a first element and any number of others, which can't fail.
    ///
    /// For example: `NonEmpty<[Int]>(first: 3, 1)`.
    public init(first: Base.Element, _ others: Base.Element...) {
        rawValue = Base([first]) + others
    }

    /// The collection with an element added at its end. For example: `numbers.appending(7)`.
    ///
    /// Complexity: O(*n*), because the collection is copied.
    public func appending(_ element: Base.Element) -> Self {
        Self(trust: rawValue + CollectionOfOne(element))
    }
}
