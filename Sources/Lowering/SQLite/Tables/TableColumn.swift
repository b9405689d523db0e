import ModelIR

/// A column of a table: the facts from which SQL and the description for the store are written.
struct TableColumn: Sendable {
    let name: String
    let type: ColumnType
    /// Whether rows of the class that declares it may lack a value.
    var isOptional = false
    /// Whether two rows can't refer to one row.
    var isUniqueReference = false
    /// A value for rows that are older than the column.
    var defaultValue: Literal?
    var check: ColumnCheck?
    /// The entities whose rows need a value, if other rows of the table have none.
    var requiredFor: [String] = []
    /// Earlier names, the latest first.
    var renamedFrom: [String] = []
    /// Keys of the values' JSON that had other names.
    var renamedParts: [RenamedPart] = []
    /// The place of the property that it stores; `nil` for columns that the store adds.
    var origin: Origin?
}
