/// The tables of a database that another program made, compared with what classes read and write.
struct ExistingTables {
    private let connection: Connection
    /// The names of the file's tables and views, in lowercase.
    private let names: Set<String>

    init(_ connection: Connection) throws {
        self.connection = connection
        let rows = try connection.texts("SELECT name FROM sqlite_schema WHERE type <> 'index'")
        names = Set(rows.compactMap { $0[0]?.lowercased() })
    }

    /// What the file lacks, and how to add it.
    ///
    /// For example: `the table "album" has no column "title": add it with ALTER TABLE before opening the
    /// file`.
    func differences(from entities: [EntityInfo]) throws -> [String] {
        var found: [String] = []
        for entity in entities {
            // Only Core Data changes the tables of its stores, and a view is its author's.
            let isChangeable = entity.existing?.isCoreData == false && !entity.isReadOnly
            if entity.isRoot, let table = entity.existing {
                let columns = (table.isReadOnly ? [] : [table.key]) + table.storedNames
                let kind = table.isReadOnly ? "table or view" : "table"
                let types = try types(table.name)
                found += missing(columns, in: table.name, types, kind, isChangeable: isChangeable)
                if !table.isReadOnly { found += otherKey(of: table, types) }
            }
            for join in entity.relationships.compactMap(\.join) where join.isFirst {
                let columns = [join.owner, join.member] + [join.place].compactMap(\.self)
                let types = try types(join.table)
                found += missing(columns, in: join.table, types, isChangeable: isChangeable)
            }
        }
        return found
    }

    /// The difference of a key that isn't an integer: its values would be taken for row numbers.
    private func otherKey(of table: ExistingTable, _ types: [String: String]) -> [String] {
        guard let type = types[table.key.lowercased()], !type.uppercased().contains("INT") else {
            return []
        }
        return [
            "the key \"\(table.key)\" of the table \"\(table.name)\" is \(type.isEmpty ? "of any type" : type)"
                + ", and that of the class is an integer: generate the class from this file"
        ]
    }

    /// The declared types of a table's columns, by lowercase name.
    private func types(_ table: String) throws -> [String: String] {
        let rows = try connection.texts("SELECT name, type FROM pragma_table_xinfo(?1)", table)
        return Dictionary(
            rows.map { ($0[0]?.lowercased() ?? "", $0[1] ?? "") },
            uniquingKeysWith: { first, _ in first }
        )
    }

    private func missing(
        _ columns: [String],
        in table: String,
        _ types: [String: String],
        _ kind: String = "table",
        isChangeable: Bool
    ) -> [String] {
        func advice(_ statement: String) -> String {
            isChangeable ? ": add it with \(statement) TABLE before opening the file" : ""
        }
        guard names.contains(table.lowercased()) else {
            return ["there is no \(kind) \"\(table)\"\(advice("CREATE"))"]
        }
        return columns.filter { types[$0.lowercased()] == nil && !isRowNumber($0) }
            .map { "the \(kind) \"\(table)\" has no column \"\($0)\"\(advice("ALTER"))" }
    }

    /// Whether a name is one of a row's number, which isn't among the columns.
    private func isRowNumber(_ name: String) -> Bool {
        ["rowid", "oid", "_rowid_"].contains(name.lowercased())
    }
}
