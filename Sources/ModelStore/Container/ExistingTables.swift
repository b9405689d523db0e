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
                found += try missing(columns, in: table.name, kind, isChangeable: isChangeable)
                if !table.isReadOnly { found += try otherKey(of: table) }
            }
            for join in entity.relationships.compactMap(\.join) where join.isFirst {
                let columns = [join.owner, join.member] + [join.place].compactMap(\.self)
                found += try missing(columns, in: join.table, isChangeable: isChangeable)
            }
        }
        return found
    }

    /// The difference of a key that isn't an integer: its values would be taken for row numbers.
    private func otherKey(of table: ExistingTable) throws -> [String] {
        let types = try connection.texts(
            "SELECT type FROM pragma_table_xinfo(\(literal(table.name))) WHERE name = ?1 COLLATE NOCASE",
            table.key
        )
        guard let type = types.first?.first ?? nil, !type.uppercased().contains("INT") else {
            return []
        }
        return [
            "the key \"\(table.key)\" of the table \"\(table.name)\" is \(type.isEmpty ? "of any type" : type)"
                + ", and that of the class is an integer: generate the class from this file"
        ]
    }

    private func missing(
        _ columns: [String],
        in table: String,
        _ kind: String = "table",
        isChangeable: Bool
    ) throws -> [String] {
        func advice(_ statement: String) -> String {
            isChangeable ? ": add it with \(statement) TABLE before opening the file" : ""
        }
        guard names.contains(table.lowercased()) else {
            return ["there is no \(kind) \"\(table)\"\(advice("CREATE"))"]
        }
        let rows = try connection.texts("SELECT name FROM pragma_table_xinfo(?1)", table)
        let present = Set(rows.compactMap { $0[0]?.lowercased() })
        return columns.filter { !present.contains($0.lowercased()) && !isRowNumber($0) }
            .map { "the \(kind) \"\(table)\" has no column \"\($0)\"\(advice("ALTER"))" }
    }

    /// Whether a name is one of a row's number, which isn't among the columns.
    private func isRowNumber(_ name: String) -> Bool {
        ["rowid", "oid", "_rowid_"].contains(name.lowercased())
    }
}
