import ModelIR
import SharedLowering

/// What a column stores, whatever the database.
enum ColumnType: Hashable, Sendable {
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
    /// A codable value; the text is its type. The form changes with its declaration. For example:
    /// `[String]`.
    case json(String, form: String?)
    /// The key of another row.
    case reference(ColumnReference)
    /// An object's place in an ordered relationship.
    case position

    /// The storage class in SQLite.
    var storage: StorageClass {
        switch self {
        case .bool, .int16, .int32, .int64, .reference, .position: .integer
        case .float, .double, .date: .real
        case .decimal, .string, .url, .json: .text
        case .data, .uuid: .blob
        }
    }
}

/// The table that a reference leads to, and what deleting a row there does.
struct ColumnReference: Hashable, Sendable {
    let table: String
    /// The relationship's delete rule at the other end.
    let onDelete: Relationship.DeleteRule
}

/// The column type of an attribute; `nil` if columns can't hold its values.
func columnType(of attribute: Attribute) -> ColumnType? {
    guard attribute.derivation == nil else { return nil }
    switch attribute.type {
    case .boolean: return .bool
    case .integer16: return .int16
    case .integer32: return .int32
    case .integer64, .int: return .int64
    case .float: return .float
    case .double: return .double
    case .decimal: return .decimal
    case .string: return .string
    case .date: return .date
    case .binary: return .data
    case .uuid: return .uuid
    case .uri: return .url
    case .transformable, .codable:
        return codableType(of: attribute).map { .json($0, form: attribute.codableForm) }
    case .undefined, .objectID, .composite: return nil
    }
}
