/// A table that another program made, as the classes of an entity and its descendants declare it.
struct ExistingTable: Sendable {
    let name: String
    /// The name of a row's number, which ``source`` computes if rows are read-only.
    let key: String
    /// Whether rows are read-only, as in a view, or in a table without row numbers.
    let isReadOnly: Bool
    private let columns: [String: Entity.Column]
    /// The numbers of the entities in a store of Core Data, by name; empty in other databases.
    let numbers: [(name: String, number: Int64)]

    /// The number of the entity that the table is named for, which counts the keys; `nil` in other
    /// databases.
    let rootNumber: Int64?

    var isCoreData: Bool { !numbers.isEmpty }

    /// - Returns: `nil` for a table of this library.
    init?(_ family: TableSchema.Family) {
        let storage = family.root.storage
        guard storage.isReadOnly || storage.key != nil else { return nil }
        isReadOnly = storage.isReadOnly
        name = family.root.table ?? family.root.name
        numbers = family.entities.compactMap { entity in
            entity.storage.entityNumber.map { (entity.name, $0) }
        }
        rootNumber = family.root.storage.entityNumber
        columns = Dictionary(
            family.entities.flatMap { $0.columns.map { ($0.schema.name, $0) } },
            uniquingKeysWith: { first, _ in first }
        )
        let names = Set(columns.values.map { $0.storedName ?? $0.schema.name })
        key = storage.key ?? Self.unusedName(names)
    }

    /// A name that no column has.
    private static func unusedName(_ names: Set<String>) -> String {
        var name = "_row"
        while names.contains(name) { name = "_" + name }
        return name
    }

    /// A column by the name that the class has for it.
    func column(_ name: String) -> ColumnSQL {
        if name == "_type" { return ColumnSQL(numbers: numbers) }
        return columns[name].map(ColumnSQL.init) ?? ColumnSQL(name == "_pk" ? key : name)
    }

    /// The stored name of a column. For example: `AlbumId` for `album`.
    func storedName(_ column: String) -> String { columns[column]?.storedName ?? column }

    /// The unique column that a foreign key refers to; `nil` for the row's number.
    func referredColumn(_ column: String) -> String? { columns[column]?.storedReference }

    /// The column with the entity of the row that a reference leads to. For example: `Z7_COVER`.
    func entityColumn(_ column: String) -> String? { columns[column]?.storedEntity }

    /// The stored names of the columns whose data Core Data may have in files.
    var externalNames: [String] {
        columns.filter { $0.value.form == .external }.keys.map(storedName).sorted()
    }

    /// The source of rows in statements: the table, or a query that computes a key from the values.
    ///
    /// For example: `(SELECT row_key("artist", "total") AS "_row", "artist", "total" FROM "sales")`.
    var source: String {
        guard isReadOnly else { return quoted(name) }
        let columns = storedNames.map(quoted)
        return
            "(SELECT \(rowKey(of: columns)) AS \(quoted(key)), \(columns.joined(separator: ", "))"
            + " FROM \(quoted(name)))"
    }

    /// The names of the columns that classes read and write, in the order of the alphabet.
    var storedNames: [String] {
        (columns.keys.map(storedName) + columns.values.compactMap(\.storedEntity)).sorted()
    }
}
