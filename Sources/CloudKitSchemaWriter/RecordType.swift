/// A record type with its fields.
struct RecordType {
    /// For example: `CD_Photo`.
    let name: String
    var fields: [String: FieldType] = [:]

    init(_ name: String, _ fields: [String: FieldType] = [:]) {
        self.name = name
        self.fields = fields
    }

    /// The record type of all pairs of many-to-many relationships.
    static let manyToMany = RecordType(
        "CDMR",
        [
            "CD_entityNames": FieldType(values: .string),
            "CD_recordNames": FieldType(values: .string),
            "CD_relationships": FieldType(values: .string),
        ]
    )

    /// The fields that every record of an object has in addition to its properties.
    static let ownFields = [
        "CD_entityName": FieldType(values: .string),
        "CD_moveReceipt": FieldType(values: .bytes),
        "CD_moveReceipt_ckAsset": FieldType(values: .asset),
    ]

    /// The fields that CloudKit adds to every record type.
    private static let systemFields: [String: FieldType] = [
        "___createTime": FieldType(values: .timestamp),
        "___createdBy": FieldType(values: .reference),
        "___etag": FieldType(values: .string),
        "___modTime": FieldType(values: .timestamp),
        "___modifiedBy": FieldType(values: .reference),
        "___recordID": FieldType(values: .reference),
    ]

    /// The permissions that CloudKit gives to a new record type. They only apply to the public database.
    private static let permissions = [
        "GRANT WRITE TO \"_creator\"", "GRANT CREATE TO \"_icloud\"", "GRANT READ TO \"_world\"",
    ]

    /// The lines of the declaration, with the types in one column.
    var lines: [String] {
        let own = fields.map { (key: $0.key, name: $0.key, type: $0.value.text) }
        // CloudKit indexes none of its own fields.
        let system = Self.systemFields.map {
            (key: $0.key, name: "\"\($0.key)\"", type: $0.value.values.rawValue)
        }
        let all = (own + system).sorted { $0.key < $1.key }
        let width = all.map(\.name.utf8.count).max() ?? 0
        let rows = all.map { field in
            let blanks = String(repeating: " ", count: width - field.name.utf8.count + 1)
            return field.name + blanks + field.type
        }
        return ["    RECORD TYPE \(name) ("]
            + (rows + Self.permissions).map { "        \($0)," }.droppingLastComma + ["    );"]
    }
}

extension [String] {
    fileprivate var droppingLastComma: [String] {
        guard let last else { return self }
        return dropLast() + [String(last.dropLast())]
    }
}
