/// A number that two equal schemas share, and hardly any others: FNV-1a of 64 bits.
///
/// Programs may name their classes in any order.
/// Made without encoding the schema, as each opening of a file does it.
struct SchemaDigest {
    private var state: UInt64 = 0xCBF2_9CE4_8422_2325

    init(_ schema: StoreSchema) {
        for table in schema.tables.sorted(by: { $0.name < $1.name }) {
            add(SQLiteDialect.create(table))
            for column in table.columns {
                add(column.type)
                // Not in the statement unless every row of the table needs a value.
                add(column.defaultValue?.sql ?? "")
                for name in column.renamedFrom { add(name) }
                for key in column.renamedKeys ?? [] { add("\(key.path) was \(key.formerName)") }
            }
            if let distribution = table.distribution { add("by \(distribution.column)") }
            for index in table.indexes { add(SQLiteDialect.create(index, on: table.name)) }
        }
        for entity in schema.entities.sorted(by: { $0.name < $1.name }) {
            add(entity.name)
            add(entity.parent ?? "")
            add(entity.isAbstract ? "abstract" : "")
            add(entity.table)
            for name in entity.renamedFrom { add(name) }
            for column in entity.columns { add(column) }
            for relationship in entity.relationships { add(relationship) }
        }
    }

    /// For example: `0f41852a0096dcc3`.
    var text: String {
        let digits = String(state, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    private mutating func add(_ text: String) {
        for byte in text.utf8 { add(byte) }
        // No text contains it, so that the end of one isn't the start of another.
        add(0xFF)
    }

    private mutating func add(_ byte: UInt8) { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 }

    private mutating func add(_ type: ColumnType) {
        switch type {
        case .bool: add("bool")
        case .int16: add("int16")
        case .int32: add("int32")
        case .int64: add("int64")
        case .float: add("float")
        case .double: add("double")
        case .decimal: add("decimal")
        case .string: add("string")
        case .date: add("date")
        case .data: add("data")
        case .uuid: add("uuid")
        case .url: add("url")
        case .json(let type, let form): add("json \(type) \(form ?? "")")
        case .reference(let table, let rule): add("reference \(rule.rawValue) \(table)")
        case .position: add("position")
        }
    }

    private mutating func add(_ relationship: RelationshipSchema) {
        add(relationship.name)
        add(relationship.destination)
        add(relationship.inverse ?? "")
        add(relationship.isToMany ? "many" : "one")
        for name in relationship.renamedFrom { add(name) }
        switch relationship.storage {
        case .column(let column, let position):
            add("column")
            add(column)
            add(position ?? "")
        case .inverseColumn: add("inverse")
        case .joinTable(let table, let owner, let member, let position):
            add("join")
            for text in [table, owner, member, position ?? ""] { add(text) }
        }
    }
}
