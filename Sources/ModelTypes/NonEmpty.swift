/// A collection that has at least one element, so that `first` and `max()` are there.
///
/// For example: `try NonEmpty([3, 1]).max()` is 3. `NonEmptyString` is one over text.
public struct NonEmpty<Base: Collection>: RawRepresentable {
    /// The collection itself. For example: `[3, 1]`.
    public let rawValue: Base

    /// Takes a collection with at least one element.
    ///
    /// For example: `try NonEmpty(words)`. Complexity: O(1).
    /// - Throws: ``NonEmptyError`` for an empty collection.
    public init(_ rawValue: Base) throws(NonEmptyError) {
        guard !rawValue.isEmpty else { throw .empty }
        self.rawValue = rawValue
    }

    /// Takes a collection with at least one element; nil for another.
    ///
    /// For example: `NonEmpty(rawValue: words)`. Complexity: O(1).
    public init?(rawValue: Base) {
        guard !rawValue.isEmpty else { return nil }
        self.rawValue = rawValue
    }

    /// Takes what was stored, which must not be empty: that stops the program.
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
    /// A first element and any number of others, which cannot fail.
    ///
    /// For example: `NonEmpty<[Int]>(first: 3, 1)`.
    public init(first: Base.Element, _ others: Base.Element...) {
        rawValue = Base([first]) + others
    }

    /// The collection with one more element at its end. For example: `numbers.appending(7)`.
    ///
    /// Complexity: O(*n*), as the collection is copied.
    public func appending(_ element: Base.Element) -> Self {
        Self(trust: rawValue + CollectionOfOne(element))
    }
}
