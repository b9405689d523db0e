/// The column that a foreign key refers to: the row's number, or another unique column in a table that
/// another program made.
///
/// For example: `customers.code` for `orders.customer_code`. Objects always refer to each other by row
/// numbers; statements convert them to the column's values and back.
struct ReferredColumn: Hashable, Sendable {
    /// The table with the row, as it is stored.
    let table: String
    /// The column with the row's number, as statements name it. For example: `"_pk"`.
    private let number: String
    /// The unique column, as it is stored; `nil` for the row's number.
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

    /// For example: `"customer"."code"`.
    var qualifiedName: String { Self.qualifiedName(column, of: table) }

    /// - Parameters:
    ///   - column: The column, as statements name it.
    ///   - table: The table, as it is stored.
    static func qualifiedName(_ column: String, of table: String) -> String {
        "\(quoted(table)).\(column)"
    }

    /// An expression for the value of a reference to a stored row. For example: `?1`.
    /// - Parameter row: an expression for the row's number.
    func value(ofRow row: String) -> String {
        isNumber ? row : "(SELECT \(column) FROM \(quoted(table)) WHERE \(number) = \(row))"
    }

    /// The values of references to stored rows, as the contents of an `IN` list.
    /// - Parameter rows: the rows' numbers, separated by commas.
    func values(ofRows rows: String) -> String {
        isNumber ? rows : "SELECT \(column) FROM \(quoted(table)) WHERE \(number) IN (\(rows))"
    }

    /// An expression for the number of the row that a reference leads to: NULL if there's no such row.
    /// - Parameter value: an expression for the reference's value.
    func row(ofValue value: String) -> String {
        if isNumber { return value }
        // No other part of a statement uses this alias.
        return "(SELECT k.\(number) FROM \(quoted(table)) k WHERE k.\(column) = \(value))"
    }

    // MARK: Rows that aren't written yet

    /// The same as ``value(ofRow:)`` for a row that the current save may insert or change; an error for a
    /// row without a value, to which nothing can refer.
    func newValue(ofRow row: String) -> String {
        guard let name else { return row }
        let new =
            "(SELECT \"value\" FROM temp.\(Self.newValues) WHERE \"table\" = \(literal(table))"
            + " AND \"column\" = \(literal(name)) AND \"row\" = \(row))"
        let nothing = "no_referred_value(\(literal(table)), \(literal(name)))"
        return
            "CASE WHEN \(row) IS NOT NULL THEN coalesce(\(new), \(value(ofRow: row)), \(nothing)) END"
    }

    /// The database's message for a row without a value, to which nothing can refer.
    static func hasNoValue(table: String, column: String) -> String {
        "the row of \"\(table)\" that a relationship leads to has no \"\(column)\""
    }

    /// The temporary table with the values that the current save is about to write.
    private static let newValues = "\"_ModelStore_new_values\""

    /// Creates the table that ``newValue(ofRow:)`` reads.
    static let createNewValues = """
        CREATE TEMP TABLE IF NOT EXISTS \(newValues) ("table" TEXT, "column" TEXT, "row" INTEGER, \
        "value", PRIMARY KEY ("table", "column", "row")) WITHOUT ROWID
        """

    static let deleteNewValues = "DELETE FROM temp.\(newValues)"

    /// The statement that records the value that the current save is about to write.
    /// - Parameters:
    ///   - row: an expression for the row's number.
    ///   - value: an expression for the column's value.
    func recording(_ row: String, _ value: String) -> String {
        "INSERT OR REPLACE INTO temp.\(Self.newValues)"
            + " VALUES (\(literal(table)), \(literal(name ?? "")), \(row), \(value))"
    }
}
