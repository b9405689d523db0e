// The calls of arrays that code for SwiftData's relationships uses.

extension ToMany {
    /// Removes the first member, which must exist. For example: `person.photos.removeFirst()`.
    ///
    /// Complexity: O(1), and O(*n*) for the next access by index.
    @discardableResult
    public mutating func removeFirst() -> Element { remove(at: startIndex) }

    /// Removes the last member, which must exist. For example: `person.photos.removeLast()`.
    ///
    /// Complexity: O(1), after all members were loaded once.
    @discardableResult
    public mutating func removeLast() -> Element { remove(at: endIndex - 1) }

    /// Removes the last member; returns `nil` if there is none. For example: `person.photos.popLast()`.
    ///
    /// Complexity: O(1), after all members were loaded once.
    public mutating func popLast() -> Element? { isEmpty ? nil : removeLast() }

    /// Inserts members at an index of an ordered relationship, or moves them there.
    ///
    /// For example: `person.photos.insert(contentsOf: [first, second], at: 0)`. Complexity: O(*n* · *m*)
    /// for *m* elements.
    public mutating func insert(contentsOf elements: some Sequence<Element>, at index: Int) {
        for element in Array(elements).reversed() { insert(element, at: index) }
    }

    /// Adds members. For example: `person.photos += photos`.
    ///
    /// Complexity: O(*m*) for *m* elements.
    public static func += (members: inout Self, elements: some Sequence<Element>) {
        members.append(contentsOf: elements)
    }
}
