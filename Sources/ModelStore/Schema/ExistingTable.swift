/// A table that another program made, as the classes of an entity and its descendants declare it.
struct ExistingTable: Sendable {
    let name: String
    let key: String
    private let columns: [String: Entity.Column]

    /// - Returns: `nil` for a table of this library.
    init?(_ family: TableSchema.Family) {
        guard let key = family.root.storage.key else { return nil }
        self.key = key
        name = family.root.table ?? family.root.name
        columns = Dictionary(
            family.entities.flatMap { $0.columns.map { ($0.schema.name, $0) } },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// A column by the name that the class has for it.
    func column(_ name: String) -> ColumnSQL {
        columns[name].map(ColumnSQL.init) ?? ColumnSQL(name == "_pk" ? key : name)
    }

    /// The stored name of a column. For example: `AlbumId` for `album`.
    func storedName(_ column: String) -> String { columns[column]?.storedName ?? column }

    /// The names of the columns that classes read and write, in the order of the alphabet.
    var storedNames: [String] { columns.keys.map(storedName).sorted() }
}
