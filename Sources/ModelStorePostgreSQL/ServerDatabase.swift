#if PostgreSQL
    import ModelStore
    import ModelTypes

    /// A server's database by plain SQL, for tests.
    ///
    /// For example: `try ServerDatabase(address).texts("SELECT count(*) FROM \"Note\"")`.
    package struct ServerDatabase {
        private let session: Session

        package init(_ address: String) throws { session = try Session(ServerAddress(address)) }

        /// All rows, as text.
        @discardableResult
        package func texts(_ sql: String) throws -> [[String?]] {
            try session.send(sql)
            switch try session.sync().last {
            case .rows(let rows, _, _):
                var result: [[String?]] = []
                while rows.next() { result.append(rows.columns.indices.map { rows[$0].string }) }
                return result
            case .failure(let failure): throw failure.error("", sql, [], SchemaRules())
            case .skipped, nil: return []
            }
        }
    }
#endif
