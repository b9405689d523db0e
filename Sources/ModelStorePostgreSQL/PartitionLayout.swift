#if PostgreSQL
    import ModelStore

    /// How the tables of distributed entities are divided.
    struct PartitionLayout: Sendable {
        /// The number of partitions of each table; `nil` for tables that aren't divided, although their keys
        /// and constraints let them be.
        var count: Int?
        /// The addresses of further servers for new tables.
        var servers: [String] = []
        /// Whether partitions are on other servers: then each has its own constraints.
        var isSpread = false

        /// The statements that create the partitions of a table.
        func create(_ table: TableSchema, named name: String) -> [String] {
            guard table.distribution != nil, let count else { return [] }
            return (0..<count).map { number in
                "CREATE TABLE \(quoted(Self.partition(number, of: name))) PARTITION OF \(quoted(name))"
                    + " \(bounds(number))"
            }
        }

        /// The rows of a partition.
        func bounds(_ number: Int) -> String {
            "FOR VALUES WITH (MODULUS \(count ?? 1), REMAINDER \(number))"
        }

        /// The statements that give the partitions of a table the names of another one.
        func rename(_ name: String, to newName: String) -> [String] {
            (0..<(count ?? 0)).map { number in
                "ALTER TABLE IF EXISTS \(quoted(Self.partition(number, of: name)))"
                    + " RENAME TO \(quoted(Self.partition(number, of: newName)))"
            }
        }

        /// For example: `Task_p3`.
        static func partition(_ number: Int, of table: String) -> String {
            shortName("\(table)_p\(number)")
        }
    }

    // MARK: - What is there

    extension PartitionLayout {
        /// The layout of the tables that a database has, and otherwise the one that is wanted.
        ///
        /// - Throws: `StoreError.schemaDiffers` if the database has another one.
        init(
            wanted: PostgreSQLPartitions?,
            _ schema: StoreSchema,
            _ database: any OpeningDatabase
        ) throws {
            count = wanted?.count
            servers = wanted?.servers ?? []
            isSpread = !servers.isEmpty
            guard schema.isDistributed else { return }
            let place = database.store.place
            let rows = try database.rows(Self.selectTables, [])
            let distributed = Set(schema.tables.filter { $0.distribution != nil }.map(\.name))
            while rows.next() {
                guard rows[0].integer >= 150_000 else {
                    throw StoreError.unsupported(
                        "\(place): distributed classes need PostgreSQL 15 or later"
                    )
                }
                guard let name = rows[1].string else { return }
                let found = rows[2].integer == 0 ? nil : Int(rows[2].integer)
                guard found != nil || distributed.contains(name) else { continue }
                guard wanted == nil || wanted?.count == found else {
                    throw StoreError.schemaDiffers(
                        path: place,
                        differences: [Self.difference(name, found, wanted?.count ?? 0)]
                    )
                }
                (count, isSpread) = (found, rows[3].integer > 0)
                return
            }
        }

        private static func difference(_ table: String, _ found: Int?, _ wanted: Int) -> String {
            let found =
                found.map { $0 == 1 ? "1 partition" : "\($0) partitions" } ?? "no partitions"
            return
                "\"\(table)\" has \(found), and the configuration wants \(wanted): open it with the number"
                + " that it has, or copy it to an empty database with ModelContainer.copy(from:to:)"
        }

        /// The server's version, and the tables with the numbers of their partitions and of those on other
        /// servers, divided tables first.
        private static let selectTables =
            "SELECT v.n, c.relname, count(p.oid), count(p.oid) FILTER (WHERE p.relkind = 'f')"
            + " FROM (SELECT current_setting('server_version_num')::bigint AS n) v LEFT JOIN pg_class c"
            + " ON c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('p', 'r')"
            + " AND NOT c.relispartition AND c.relname NOT LIKE '\\_ModelStore\\_%'"
            + " LEFT JOIN pg_inherits i ON i.inhparent = c.oid LEFT JOIN pg_class p ON p.oid = i.inhrelid"
            + " GROUP BY v.n, c.oid, c.relname, c.relkind ORDER BY c.relkind, c.relname"
    }
#endif
