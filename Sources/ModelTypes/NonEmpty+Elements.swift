extension NonEmpty {
    /// The first element. For example: `3` for `[3, 1]`. Complexity: O(1).
    public var first: Base.Element { rawValue[rawValue.startIndex] }

    /// The smallest element. For example: `numbers.min { $0.count < $1.count }`.
    ///
    /// Complexity: O(*n*).
    public func min(
        by isLess: (Base.Element, Base.Element) throws -> Bool
    ) rethrows -> Base.Element {
        try rawValue.dropFirst().reduce(first) { try isLess($1, $0) ? $1 : $0 }
    }

    /// The greatest element; the first one, if several are equal. For example: `words.max {
    /// $0.count < $1.count }`.
    ///
    /// Complexity: O(*n*).
    public func max(
        by isLess: (Base.Element, Base.Element) throws -> Bool
    ) rethrows -> Base.Element {
        try rawValue.dropFirst().reduce(first) { try isLess($0, $1) ? $1 : $0 }
    }

    /// The results of applying a closure to each element. For example: `words.map(\.count).max()`.
    ///
    /// Complexity: O(*n*).
    public func map<Element>(
        _ transform: (Base.Element) throws -> Element
    ) rethrows -> NonEmpty<[Element]> {
        NonEmpty<[Element]>(trust: try rawValue.map(transform))
    }
}

extension NonEmpty where Base.Element: Comparable {
    /// The smallest element. For example: `1` for `[3, 1]`. Complexity: O(*n*).
    public func min() -> Base.Element { min(by: <) }

    /// The greatest element. For example: `3` for `[3, 1]`. Complexity: O(*n*).
    public func max() -> Base.Element { max(by: <) }
}

extension NonEmpty where Base: BidirectionalCollection {
    /// The last element. For example: `1` for `[3, 1]`. Complexity: O(1).
    public var last: Base.Element { rawValue[rawValue.index(before: rawValue.endIndex)] }
}

extension NonEmpty: Collection {
    /// The position of the first element. For example: `numbers[numbers.startIndex]`.
    public var startIndex: Base.Index { rawValue.startIndex }

    /// The position after the last element. For example: `numbers.startIndex < numbers.endIndex`.
    public var endIndex: Base.Index { rawValue.endIndex }

    /// Always `false`. For example: generic code over collections may ask.
    public var isEmpty: Bool { false }

    /// The element at a position. For example: `numbers[numbers.startIndex]`.
    public subscript(position: Base.Index) -> Base.Element { rawValue[position] }

    /// The position after the given one. For example: `numbers.index(after: numbers.startIndex)`.
    public func index(after index: Base.Index) -> Base.Index { rawValue.index(after: index) }
}

extension NonEmpty: BidirectionalCollection where Base: BidirectionalCollection {
    /// The position before the given one. For example: `numbers.index(before: numbers.endIndex)`.
    public func index(before index: Base.Index) -> Base.Index { rawValue.index(before: index) }
}

extension NonEmpty: RandomAccessCollection where Base: RandomAccessCollection {}
