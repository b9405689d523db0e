/// What references to a row hold: the row's number, or in a table of another program the value of
/// another unique column.
///
/// For example: `orders.customer_code` holds the text `customers.code`. Objects know each other by the
/// numbers of their rows, whatever the columns hold.
struct ReferredColumn: Hashable, Sendable {
    /// The table with the row, as it is stored.
    let table: String
    /// The column with the row's number, as statements name it. For example: `"_pk"`.
    private let number: String
    /// The column with another value, as it is stored; `nil` if references hold the number.
    let name: String?

    /// - Parameter name: The unique column; `nil` for the row's number.
    init(_ name: String?, of entity: FlatEntity) {
        self.name = name
        table = entity.table.name
        number = quoted(entity.existing?.key ?? "_pk")
    }

    var isNumber: Bool { name == nil }

    /// The column that references are equal to, as statements name it.
    var column: String { name.map { quoted($0) } ?? number }

    /// What references to a stored row hold. For example: `?1`.
    /// - Parameter row: an expression for the row's number.
    func value(ofRow row: String) -> String {
        isNumber ? row : "(SELECT \(column) FROM \(quoted(table)) WHERE \(number) = \(row))"
    }

    /// The list of what references to stored rows hold, without brackets.
    /// - Parameter rows: the rows' numbers, separated by commas.
    func values(ofRows rows: String) -> String {
        isNumber ? rows : "SELECT \(column) FROM \(quoted(table)) WHERE \(number) IN (\(rows))"
    }

    /// The number of the row that a reference leads to, NULL if it leads nowhere.
    /// - Parameter value: an expression for what the reference holds.
    func row(ofValue value: String) -> String {
        if isNumber { return value }
        // The alias is one that no other part of a statement has.
        return "(SELECT k.\(number) FROM \(quoted(table)) k WHERE k.\(column) = \(value))"
    }

    // MARK: Rows that aren't written yet

    /// The same as ``value(ofRow:)`` while saving, when the row may be new, or change.
    func newValue(ofRow row: String) -> String {
        guard let name else { return row }
        let new =
            "(SELECT \"value\" FROM temp.\(Self.newValues) WHERE \"table\" = \(literal(table))"
            + " AND \"column\" = \(literal(name)) AND \"row\" = \(row))"
        return "coalesce(\(new), \(value(ofRow: row)))"
    }

    /// The name of the table of one connection with what references to rows are going to hold.
    private static let newValues = "\"_ModelStore_new_values\""

    /// Makes the table for ``newValue(ofRow:)``.
    static let createNewValues = """
        CREATE TEMP TABLE IF NOT EXISTS \(newValues) ("table" TEXT, "column" TEXT, "row" INTEGER, \
        "value", PRIMARY KEY ("table", "column", "row")) WITHOUT ROWID
        """

    static let deleteNewValues = "DELETE FROM temp.\(newValues)"

    /// The statement that notes what references to a row are going to hold.
    /// - Parameters:
    ///   - row: an expression for the row's number.
    ///   - value: an expression for the column's value.
    func note(_ row: String, _ value: String) -> String {
        "INSERT OR REPLACE INTO temp.\(Self.newValues)"
            + " VALUES (\(literal(table)), \(literal(name ?? "")), \(row), \(value))"
    }
}
