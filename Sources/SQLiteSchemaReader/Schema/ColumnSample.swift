import DatabaseReading
import ModelIR

/// What the first values of a column are.
struct ColumnSample {
    private(set) var classes: StorageClasses = []
    private(set) var dates: StoredDates?
    private(set) var uuids: StoredUUIDs?
    private(set) var truths: StoredTruths?

    /// - Parameter column: The column whose values are added.
    init(_ column: Column) {
        switch column.declaredType {
        case .date: dates = StoredDates()
        case .uuid: uuids = StoredUUIDs()
        case .boolean: truths = StoredTruths()
        default: break
        }
    }

    /// Whether the values matter, and not only their storage classes.
    var needsValues: Bool { dates != nil || uuids != nil || truths != nil }

    mutating func add(_ value: StoredValue) {
        classes.insert(StorageClasses(value.storageClass))
        dates?.add(value)
        uuids?.add(value)
        truths?.add(value)
    }

    /// Inserts the storage class of values that weren't added.
    mutating func insert(_ found: StorageClasses) { classes.insert(found) }
}
