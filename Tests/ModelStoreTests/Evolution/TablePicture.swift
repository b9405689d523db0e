import Foundation

/// What SQLite knows about a file's tables, whatever the order of columns.
struct TablePicture: Equatable {
    let lines: Set<String>

    init(_ file: URL) throws {
        let database = try Database(file)
        var lines: Set<String> = []
        let tables = try database.rows(
            "SELECT name, sql FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE '@_Model%' ESCAPE '@' AND name NOT LIKE 'sqlite@_%' ESCAPE '@'"
        )
        for table in tables {
            let (name, sql) = (table[0], table[1])
            lines.insert("\(name): \(sql.hasSuffix("STRICT, WITHOUT ROWID") ? "join" : "rows")")
            for definition in Self.definitions(sql) { lines.insert("\(name): \(definition)") }
            for index in try database.rows(
                "SELECT l.name, l.\"unique\", l.origin, group_concat(x.name || x.desc || x.coll) FROM pragma_index_list('\(name)') l JOIN pragma_index_xinfo(l.name) x WHERE x.key GROUP BY l.name"
            ) {
                let label = index[2] == "c" ? index[0] : index[2]
                lines.insert("\(name): index \(label) \(index.dropFirst().joined(separator: " "))")
            }
        }
        self.lines = lines
    }

    /// The parts of a `CREATE TABLE`, without defaults, which may be older than the model.
    private static func definitions(_ sql: String) -> [String] {
        var parts = [""]
        var depth = 0
        var isQuoted = false
        for character in sql {
            if character == "'" { isQuoted.toggle() }
            if character == "(", !isQuoted {
                depth += 1
                if depth == 1 {
                    parts = [""]
                    continue
                }
            }
            if character == ")", !isQuoted {
                depth -= 1
                if depth == 0 { break }
            }
            if character == ",", depth == 1, !isQuoted {
                parts.append("")
                continue
            }
            parts[parts.count - 1].append(character)
        }
        return parts.map {
            $0.trimmingCharacters(in: .whitespaces)
                .replacing(#/ DEFAULT ('[^']*'|[^ ]+)/#, with: "")
        }
    }
}

/// All rows of all tables of a file, and their definitions.
struct FileDump: Equatable {
    private let rows: [String: [[String]]]

    init(_ file: URL) throws {
        let database = try Database(file)
        if let address = TestServer.address(of: file) {
            rows = try Self.rows(address)
            return
        }
        var rows = ["": try database.rows("SELECT * FROM sqlite_schema ORDER BY name")]
        for table in try database.texts("SELECT name FROM sqlite_schema WHERE type = 'table'") {
            let columns = try database.texts("SELECT name FROM pragma_table_info('\(table)')")
            let list = columns.map { "quote(\"\($0)\")" }.joined(separator: ", ")
            rows[table] = try database.rows("SELECT \(list) FROM \"\(table)\" ORDER BY 1, 2")
        }
        self.rows = rows
    }

    private static func rows(_ address: String) throws -> [String: [[String]]] {
        let columns = try TestServer.texts(
            """
            SELECT table_name, column_name, data_type, is_nullable FROM information_schema.columns
            WHERE table_schema = current_schema() ORDER BY 1, 2
            """,
            address
        )
        var rows = ["": columns.map { $0.map { $0 ?? "" } }]
        for table in Set(columns.compactMap { $0[0] }) {
            rows[table] = try TestServer.texts(
                "SELECT t::text FROM \"\(table)\" t ORDER BY 1",
                address
            ).map { $0.map { $0 ?? "" } }
        }
        return rows
    }
}
