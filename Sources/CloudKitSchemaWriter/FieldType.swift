import ModelIR

/// The type of a field, with its indexes.
///
/// For example: `STRING QUERYABLE SEARCHABLE SORTABLE`.
struct FieldType: Hashable {
    let values: Values
    /// Whether values are encrypted on the device; CloudKit can't index those.
    var isEncrypted = false

    enum Values: String, Hashable {
        case asset = "ASSET"
        case bytes = "BYTES"
        case double = "DOUBLE"
        case int64 = "INT64"
        case reference = "REFERENCE"
        case string = "STRING"
        case timestamp = "TIMESTAMP"
    }

    /// The type as the schema language spells it. For example: `ENCRYPTED STRING`.
    var text: String {
        isEncrypted
            ? "ENCRYPTED \(values.rawValue)" : ([values.rawValue] + indexes).joined(separator: " ")
    }

    /// The indexes that CloudKit creates for the fields of records in a development environment.
    private var indexes: [String] {
        switch values {
        case .string: ["QUERYABLE", "SEARCHABLE", "SORTABLE"]
        case .double, .int64, .timestamp: ["QUERYABLE", "SORTABLE"]
        case .asset, .bytes, .reference: []
        }
    }
}

extension AttributeType {
    /// The values of the field that mirrors an attribute; `nil` if CloudKit has no such values.
    var fieldValues: FieldType.Values? {
        switch self {
        case .boolean, .integer16, .integer32, .integer64, .int: .int64
        case .float, .double, .decimal: .double
        case .string, .uuid, .uri: .string
        case .date: .timestamp
        case .binary, .transformable, .codable, .composite: .bytes
        case .undefined, .objectID: nil
        }
    }

    /// Whether values may be too large for a record, so that a second field holds them as a file.
    var hasVariableLength: Bool {
        switch self {
        case .string, .uri, .binary, .transformable, .codable, .composite: true
        case .boolean, .integer16, .integer32, .integer64, .int, .float, .double, .decimal, .uuid,
            .date, .undefined, .objectID:
            false
        }
    }
}
