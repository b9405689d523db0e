/// Where rows come from, for messages.
final class RowSource {
    let entityName: String
    /// The first column of a row that holds nothing that its property can be.
    // No access to it lasts: it is only read and replaced as a whole, for every row.
    @exclusivity(unchecked) var failedColumn = noColumn
    static let noColumn: Int32 = -1
    private var reported: Set<String> = []

    init(entityName: String) { self.entityName = entityName }

    func isFirst(_ property: String, _ key: Int64) -> Bool {
        reported.insert("\(key).\(property)").inserted
    }
}
