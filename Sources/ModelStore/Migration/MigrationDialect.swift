/// How a database says what a migration asks of its rows, and computes for them.
///
/// What is the same in all of them is said by the migration itself.
package protocol MigrationDialect: Sendable {
    /// Whether a table's columns can be removed, get another type and become unique without its rows being
    /// written to a new table.
    var altersColumns: Bool { get }
    /// Whether tables may be divided by a column of theirs.
    var dividesTables: Bool { get }
    /// The converted value.
    ///
    /// For example: `CAST("size" AS REAL)`.
    func converted(_ value: String, by conversion: ColumnConversion) -> String
    /// What a value has to pass to be converted; `nil` if every value can be.
    func test(of value: String, for conversion: ColumnConversion) -> String?
    /// The condition that a value follows a rule of the column that it's converted for; `nil` if the
    /// database can't say it.
    func condition(_ rule: CheckRule, on value: String, _ conversion: ColumnConversion) -> String?
    /// The query for the keys of the rows that share values with others, in their order.
    ///
    /// - Parameters:
    ///   - list: the columns of the values, separated by commas.
    ///   - present: the condition for a row to count.
    func rowsWithRepeatedValues(of list: String, in table: String, where present: String) -> String
    /// A value of a column.
    ///
    /// For example: `0.5`.
    func sql(_ value: ColumnValue, _ type: ColumnType) -> String
    /// The statement that creates a temporary table with a value for each key, which are `value` and `key`.
    func createValues(_ table: String, _ type: ColumnType) -> String
}

/// The name of a temporary table, which is short enough for every database.
///
/// For example: `_ModelStore.map.Note`.
package func temporaryName(_ parts: String...) -> String {
    shortName((["_ModelStore"] + parts).joined(separator: "."))
}

/// A name that stays within the 63 bytes that PostgreSQL keeps: a longer one ends with a number that
/// stands for the rest.
///
/// For example: `Person_name_key`.
package func shortName(_ name: String) -> String {
    guard name.utf8.count > 63 else { return name }
    // FNV-1a, the same in every run.
    let hash = name.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
        ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    var start = ""
    for character in name where start.utf8.count + String(character).utf8.count <= 46 {
        start.append(character)
    }
    return start + "_" + String(hash, radix: 36)
}
