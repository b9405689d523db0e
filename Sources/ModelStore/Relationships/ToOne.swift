/// The stored side of a to-one relationship: a key, and the object once it is known.
///
/// For example: `private var personReference = ToOne<Person>()`.
public struct ToOne<Target: ModelObject> {
    var stored: StoredReference

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
}

/// A ``ToOne`` without its type. Keys are never 0.
struct StoredReference {
    var key: Int64 = 0
    var position: Int64 = 0
    var object: ModelObject?

    var isNil: Bool { key == 0 && object == nil }

    /// The key as it is now: a new object has one from the start of saving on.
    var currentKey: Int64 { object?.key ?? key }
}
