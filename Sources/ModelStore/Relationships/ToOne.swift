/// The stored side of a to-one relationship: a key, and the object once it is known.
///
/// For example: `private var personReference = ToOne<Person>()`.
public struct ToOne<Target: ModelObject> {
    @usableFromInline var stored: StoredReference

    /// No destination. For example: `ToOne<Person>()`.
    public init() {
        stored = StoredReference()
    }

    /// The key in a column. For example: `ToOne(row, 5)`.
    public init(_ row: Row, _ column: Int) {
        stored = StoredReference(key: row.reference(column))
    }

    /// The key in a column, and the place among the owner's members in another.
    ///
    /// For example: `ToOne(row, 5, position: 6)`.
    public init(_ row: Row, _ column: Int, position place: Int) {
        stored = StoredReference(key: row.reference(column), position: row.place(place))
    }

    init(_ stored: StoredReference) {
        self.stored = stored
    }

    /// Exchanges the reference with one that the store holds.
    ///
    /// For example: `case 0: personReference.swap(with: &other)`, in a class's
    /// ``ModelObject/swapReference(_:with:)``.
    @inlinable
    public mutating func swap(with other: inout StoredReference) {
        Swift.swap(&stored, &other)
    }
}
