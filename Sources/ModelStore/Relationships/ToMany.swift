/// The members of a to-many relationship; a copy is an immutable snapshot.
///
/// Only the property itself, changed in place, changes the relationship. For example:
/// `person.photos.append(photo)`. Members are unique; only an ordered relationship keeps their
/// order.
public struct ToMany<Element: ModelObject> {
    @usableFromInline var content: MemberAccess

    @inlinable
    init(_ content: MemberAccess) {
        self.content = content
    }

    /// The members of a sequence, each once. For example: `person.photos = ToMany(photos)`.
    public init(_ elements: some Sequence<Element>) {
        self.init()
        append(contentsOf: elements)
    }

    /// No members. For example: `ToMany<Photo>()`.
    public init() {
        self.init(MemberAccess())
    }
}

// MARK: - Changing

extension ToMany {
    /// Adds a member at the end, unless it is there already.
    ///
    /// For example: `person.photos.append(photo)`, which sets `photo.person`. Complexity: O(1);
    /// no other member is loaded.
    @inlinable
    public mutating func append(_ element: Element) { content.add(element) }

    /// Adds a member, unless it is there already. For example: `tag.people.insert(ann)`.
    ///
    /// Complexity: O(1).
    @inlinable
    public mutating func insert(_ element: Element) { content.add(element) }

    /// Inserts a member at an index of an ordered relationship, or moves it there.
    ///
    /// For example: `person.photos.insert(photo, at: 0)`. Complexity: O(*n*) in memory; in the
    /// file one row is written, and rarely all of them. An invalid index stops the program, as it
    /// does with an array.
    public mutating func insert(_ element: Element, at index: Int) {
        content.edit(.insert(element, index))
    }

    /// Adds members. For example: `person.photos.append(contentsOf: photos)`.
    ///
    /// Complexity: O(*m*) for *m* elements.
    public mutating func append(contentsOf elements: some Sequence<Element>) {
        for element in Array(elements) { append(element) }
    }

    /// Removes a member, if it is one. For example: `person.photos.remove(photo)`.
    ///
    /// Complexity: O(1) on average.
    @inlinable
    public mutating func remove(_ element: Element) { content.remove(element) }

    /// Removes the member at an index. For example: `person.photos.remove(at: 0)`.
    ///
    /// Complexity: O(1), and O(*n*) for the next access by index.
    @discardableResult
    public mutating func remove(at index: Int) -> Element {
        let element = self[index]
        remove(element)
        return element
    }

    /// Removes all members; their rows stay in the file. For example: `person.photos.removeAll()`.
    ///
    /// Complexity: O(*n*).
    public mutating func removeAll() { content.edit(.removeAll) }

    /// Removes the members that satisfy a condition.
    ///
    /// For example: `person.photos.removeAll { $0.rating == 0 }`. Complexity: O(*n*).
    public mutating func removeAll(
        where shouldBeRemoved: (Element) throws -> Bool
    ) rethrows {
        for element in try Array(self).filter(shouldBeRemoved) { remove(element) }
    }
}

// MARK: - Reading

extension ToMany: RandomAccessCollection {
    /// The index of the first member, 0. For example: `person.photos[person.photos.startIndex]`.
    @inlinable public var startIndex: Int { 0 }

    /// The index after the last member; loads the members. For example: `person.photos.indices`.
    ///
    /// Complexity: O(1), after all members were loaded once. Members that can't be read have no
    /// index: indices cover only members that were added, even if `count` knows the number of all.
    @inlinable public var endIndex: Int { content.loadedCount }

    /// The last member. For example: `person.photos.last`.
    ///
    /// Complexity: O(1), after all members were loaded once.
    public var last: Element? {
        content.objects.last?.assumed()
    }

    /// The number of members; asks the file, for many owners at once, without loading members.
    ///
    /// For example: `person.photos.count`. Complexity: O(1) once it is known.
    @inlinable public var count: Int { content.count }

    /// Whether there are no members; loads none. For example: `person.photos.isEmpty`.
    @inlinable public var isEmpty: Bool { content.count == 0 }

    /// The member at an index. For example: `person.photos[0]`.
    ///
    /// Complexity: O(1), after all members were loaded once. An invalid index stops the
    /// program.
    @inlinable
    public subscript(position: Int) -> Element {
        content.object(at: position).assumed()
    }

    /// Whether an object is a member. For example: `person.photos.contains(photo)`.
    ///
    /// Complexity: O(1) on average, after all members were loaded once.
    public func contains(_ element: Element) -> Bool { content.storage.contains(element) }

    /// An iterator over the members, which are all loaded at once. For example: `for photo in person.photos`.
    @inlinable
    public func makeIterator() -> Iterator { Iterator(content.objects) }

    /// An iterator over the members at the time of its creation.
    ///
    /// For example: `for photo in person.photos`.
    public struct Iterator: IteratorProtocol {
        @usableFromInline let objects: [ModelObject]
        @usableFromInline var index = 0

        @inlinable
        init(_ objects: [ModelObject]) {
            self.objects = objects
        }

        /// The next member, or `nil` at the end. For example: called by `for`.
        @inlinable
        public mutating func next() -> Element? {
            guard index < objects.count else { return nil }
            defer { index += 1 }
            return objects[index].assumed()
        }
    }

    /// The members as an array; those that were added alone if the others can't be read.
    // An array of a collection asks for `count` first, and stops if fewer elements come.
    public func _copyToContiguousArray() -> ContiguousArray<Element> {
        ContiguousArray(array)
    }

    /// The results for all members. For example: `person.photos.map(\.title)`.
    /// - Throws: what the closure throws.
    /// - Complexity: O(*n*).
    public func map<Result, Failure: Error>(
        _ transform: (Element) throws(Failure) -> Result
    ) throws(Failure) -> [Result] {
        try array.map(transform)
    }

    private var array: [Element] { typedArray(content.objects) }
}

extension ToMany: ExpressibleByArrayLiteral {
    /// Some members. For example: `person.photos = [first, second]`.
    public init(arrayLiteral elements: Element...) { self.init(elements) }
}

extension ToMany: Equatable {
    /// Whether both have the same members, in the same order if both are ordered.
    ///
    /// For example: `person.photos == [first, second]`. Complexity: O(*n*).
    public static func == (left: Self, right: Self) -> Bool {
        let (one, other) = (left.content.storage, right.content.storage)
        if one.isOrdered && other.isOrdered { return haveSameObjects(one.objects, other.objects) }
        return one.count == other.count && one.objects.allSatisfy(other.contains)
    }
}

extension ToMany: CustomStringConvertible {
    /// The members' descriptions. For example: `[Photo/1, Photo/2]`.
    public var description: String { "\(content.objects)" }
}
