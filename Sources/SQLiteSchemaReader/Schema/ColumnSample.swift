import DatabaseReading
import ModelIR

/// What the first values of a column are.
struct ColumnSample {
    private(set) var classes: StorageClasses = []
    private(set) var dates: StoredDates?
    private(set) var uuids: StoredUUIDs?
    private(set) var truths: StoredTruths?
    private var index: Int

    /// - Parameters:
    ///   - column: The column whose values are added.
    ///   - index: Where the column is in the rows that are added.
    init(_ column: Column, at index: Int) {
        self.index = index
        switch column.declaredType {
        case .date: dates = StoredDates()
        case .uuid: uuids = StoredUUIDs()
        case .boolean: truths = StoredTruths()
        default: break
        }
    }

    /// Whether the values matter, and not only their storage classes.
    var needsValues: Bool { dates != nil || uuids != nil || truths != nil }

    /// The sample, of rows with the column at another index.
    func moved(to index: Int) -> ColumnSample {
        var sample = self
        sample.index = index
        return sample
    }

    mutating func add(_ row: StoredRow) {
        let value = row[index]
        classes.insert(StorageClasses(value.storageClass))
        dates?.add(value)
        uuids?.add(value)
        truths?.add(value)
    }

    /// Inserts the storage class of values that weren't added.
    mutating func insert(_ found: StorageClasses) { classes.insert(found) }
}
