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

    /// What the file lacks. For example: `the table "album" has no column "title"`.
    func differences(from entities: [EntityInfo]) throws -> [String] {
        var found: [String] = []
        for entity in entities {
            if entity.isRoot, let table = entity.existing {
                found += try missing([table.key] + table.storedNames, in: table.name)
            }
            for join in entity.relationships.compactMap(\.join) where join.isFirst {
                let columns = [join.owner, join.member] + [join.place].compactMap(\.self)
                found += try missing(columns, in: join.table)
            }
        }
        return found
    }

    private func missing(_ columns: [String], in table: String) throws -> [String] {
        guard names.contains(table.lowercased()) else { return ["there is no table \"\(table)\""] }
        let rows = try connection.texts("SELECT name FROM pragma_table_xinfo(?1)", table)
        let present = Set(rows.compactMap { $0[0]?.lowercased() })
        return columns.filter { !present.contains($0.lowercased()) && !isRowNumber($0) }
            .map { "the table \"\(table)\" has no column \"\($0)\"" }
    }

    /// Whether a name is one of a row's number, which isn't among the columns.
    private func isRowNumber(_ name: String) -> Bool {
        ["rowid", "oid", "_rowid_"].contains(name.lowercased())
    }
}
