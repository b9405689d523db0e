/// A column of a table, as data.
package struct ColumnSchema: Hashable, Sendable, Codable {
    package let name: String
    package var type: ColumnType
    /// Whether a row of the class that declares it may lack a value.
    package var isOptional: Bool
    /// In a hierarchy, the entities whose rows need a value; rows of others have none.
    package var requiredFor: [String] = []
    /// Whether no two rows have the same value.
    package var isUnique = false
    /// The value of rows that are older than the column.
    package let defaultValue: ColumnValue?
    package var check: CheckRule?
    /// Earlier names, the latest first. A file holds them, too: a name that has been followed once
    /// isn't followed again.
    package var renamedFrom: [String] = []
    /// Keys of the values' JSON that had other names; `nil` for most columns.
    package var renamedKeys: [RenamedKey]?

    init(
        _ name: String,
        _ type: ColumnType,
        isOptional: Bool,
        _ defaultValue: ColumnValue? = nil,
        _ check: Entity.Check? = nil
    ) {
        self.name = name
        self.type = type
        self.isOptional = isOptional
        self.defaultValue = defaultValue
        self.check = check?.rule
    }

    /// Whether every row of the table needs a value.
    package var isRequired: Bool { !isOptional && requiredFor.isEmpty }

    /// What the rows' values have to fulfill: the column's own rule, or that of its type.
    package var rule: CheckRule? { check ?? type.rule }
}

/// A value in a database.
package enum ColumnValue: Hashable, Sendable, Codable {
    case integer(Int64)
    case real(Double)
    case text(String)
}

/// What a column stores, whatever the database.
package enum ColumnType: Hashable, Sendable, Codable {
    case bool
    case int16
    case int32
    case int64
    case float
    case double
    case decimal
    case string
    case date
    case data
    case uuid
    case url
    /// A codable value; the text is its type. For example: `Swift.Array<Swift.String>`. The form changes
    /// with the type's declaration.
    case json(String, form: String? = nil)
    /// The key of another row, and what deleting that row does.
    case reference(table: String, onDelete: DeleteRule)
    /// A row's place in an ordered relationship.
    case position
}

extension ColumnType {
    /// The table that a foreign key leads to; `nil` for other columns, and for a reference that the
    /// database doesn't look after.
    package var foreignKey: (table: String, onDelete: DeleteRule)? {
        guard case .reference(let table, let rule) = self, rule != .noAction else { return nil }
        return (table, rule)
    }

    /// The form of a codable type, which changes with its declaration; `nil` for other types.
    var form: String? {
        if case .json(_, let form) = self { form } else { nil }
    }

    /// What every value of the type fulfills.
    package var rule: CheckRule? {
        switch self {
        case .bool: .range(CheckBounds(0, 1))
        case .int16: .range(CheckBounds(Int64(Int16.min), Int64(Int16.max)))
        case .int32: .range(CheckBounds(Int64(Int32.min), Int64(Int32.max)))
        case .uuid: .byteCount(CheckBounds(16, 16))
        default: nil
        }
    }

    /// What deleting the other row does in the database; `nil` unless it changes rows.
    var databaseDeleteRule: DeleteRule? {
        guard case .reference(_, let rule) = self, rule == .cascade || rule == .nullify else {
            return nil
        }
        return rule
    }
}
