#if PostgreSQL
    import ModelStore

    /// Distributed tables whose partitions are on several servers.
    ///
    /// A table some of whose partitions are elsewhere can't have keys of its own. Each partition has them,
    /// and refers to that with the same number of another table: both are on the same server.
    struct SpreadTables {
        private let schema: StoreSchema
        private let layout: PartitionLayout
        private let count: Int

        init(_ schema: StoreSchema, _ layout: PartitionLayout) {
            self.schema = schema
            self.layout = layout
            count = layout.count ?? 0
        }

        private var distributed: [TableSchema] {
            schema.tables.filter { $0.distribution != nil }
        }

        /// - Throws: `StoreError.unsupported` for a reference from one server to another.
        func check() throws(StoreError) {
            for table in distributed {
                for column in table.columns {
                    guard let key = column.type.foreignKey, !table.isWithinKey(column, schema)
                    else { continue }
                    throw .unsupported(
                        "\(table.name).\(column.name) leads to '\(key.table)', which isn't distributed: with"
                            + " partitions on other servers, distribute it, too, or store a value that"
                            + " identifies it"
                    )
                }
            }
        }

        // MARK: Statements

        /// The statements that create a table without its rules, which its partitions have.
        var wholeTables: [String] {
            distributed.map { table in
                let columns =
                    (table.isJoinTable ? [] : ["\"_pk\" \(PostgreSQLDialect.keyType) NOT NULL"])
                    + PostgreSQLDialect.columns(of: table).map(PostgreSQLDialect.plainDefinition)
                return "CREATE TABLE \(quoted(table.name)) (\(columns.joined(separator: ", ")))"
                    + " PARTITION BY HASH (\(quoted(table.distribution?.column ?? "")))"
            }
        }

        /// The statements that create the partitions with a number, as tables of their server.
        func create(_ number: Int) -> [String] {
            let tables = partitions(number)
            return tables.tables.flatMap { PostgreSQLDialect.create($0, PartitionLayout()) }
                + SchemaReference.all(of: tables).map(\.add)
                + tables.tables.flatMap { table in
                    table.indexes.map { PostgreSQLDialect.create($0, on: table.name) }
                }
        }

        /// The references between the partitions with a number.
        func references(_ number: Int) -> [SchemaReference] {
            SchemaReference.all(of: partitions(number))
        }

        /// The statements that make tables of this server partitions.
        func attach(_ number: Int) -> [String] {
            distributed.map { table in
                "ALTER TABLE \(quoted(table.name)) ATTACH PARTITION"
                    + " \(quoted(PartitionLayout.partition(number, of: table.name)))"
                    + " \(layout.bounds(number))"
            }
        }

        /// The statements that make tables of another server partitions.
        ///
        /// - Parameters:
        ///   - server: the server's name in this database.
        ///   - remoteSchema: the schema with the tables.
        func link(_ number: Int, _ server: String, _ remoteSchema: String) -> [String] {
            distributed.map { table in
                let name = PartitionLayout.partition(number, of: table.name)
                return "CREATE FOREIGN TABLE \(quoted(name)) PARTITION OF \(quoted(table.name))"
                    + " \(layout.bounds(number)) SERVER \(quoted(server))"
                    + " OPTIONS (schema_name \(literal(remoteSchema)), table_name \(literal(name)))"
            }
        }

        /// The partitions with a number, as tables by themselves.
        func partitions(_ number: Int) -> StoreSchema {
            let names = Set(distributed.map(\.name))
            return StoreSchema(
                entities: [],
                tables: distributed.map { $0.partition(number, among: names) }
            )
        }

        /// The tables and constraints that those of all partitions are of.
        var wholeNames: [(part: String, whole: String)] {
            (0..<count).flatMap { number in
                zip(partitions(number).tables, distributed).flatMap { part, whole in
                    [(part.name, whole.name)]
                        + zip(part.constraintNames, whole.constraintNames).map { ($0, $1) }
                }
            }
        }
    }

    extension TableSchema {
        /// - Parameter distributed: the names of the tables that have a partition with the number.
        fileprivate func partition(_ number: Int, among distributed: Set<String>) -> TableSchema {
            var columns = columns
            for place in columns.indices {
                if case .reference(let target, let rule) = columns[place].type,
                    distributed.contains(target)
                {
                    let name = PartitionLayout.partition(number, of: target)
                    columns[place].type = .reference(table: name, onDelete: rule)
                }
            }
            var table = self
            table.name = PartitionLayout.partition(number, of: name)
            table.columns = columns
            table.indexes = indexes.map { index in
                IndexSchema(
                    name: PartitionLayout.partition(number, of: index.name),
                    keys: index.keys
                )
            }
            return table
        }

        /// In an order that partitions share with their table.
        fileprivate var constraintNames: [String] {
            [constraintName(name, [], "pkey")]
                + PostgreSQLDialect.columns(of: self).map {
                    constraintName(name, [$0.name], "check")
                }
                + PostgreSQLDialect.unique(of: self).map { constraintName(name, $0, "key") }
        }
    }
#endif
