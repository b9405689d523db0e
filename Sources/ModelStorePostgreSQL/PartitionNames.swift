#if PostgreSQL
    import ModelStore

    /// What errors about partitions are about: PostgreSQL names the partition, and its own constraint.
    struct PartitionNames: Sendable {
        /// The tables and constraints that partitions are of, by the names of the partitions and theirs.
        private var wholes: [String: String] = [:]

        init() {}

        private(set) var layout = PartitionLayout()

        /// Whether partitions have constraints of their own, which the whole table hasn't.
        var areSpread: Bool { layout.isSpread }

        init(
            _ layout: PartitionLayout,
            _ schema: StoreSchema,
            _ database: any RemoteDatabase
        ) throws {
            guard layout.count != nil, schema.isDistributed else { return }
            self.layout = layout
            if layout.isSpread {
                for (part, whole) in SpreadTables(schema, layout).wholeNames {
                    wholes[part] = whole
                }
                return
            }
            let rows = try database.rows(Self.select, [])
            while rows.next() {
                if let part = rows[0].string, let whole = rows[1].string { wholes[part] = whole }
            }
        }

        /// For example: `Task` for `Task_p3`. Another name stays as it is.
        func whole(_ name: String) -> String { wholes[name] ?? name }

        private static let select =
            "SELECT c.relname, p.relname FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid"
            + " JOIN pg_class p ON p.oid = i.inhparent"
            + " WHERE p.relnamespace = current_schema()::regnamespace AND p.relkind IN ('p', 'I')"
    }
#endif
