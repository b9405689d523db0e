#if PostgreSQL
    import ModelStore
    import ModelTypes

    // Many rows, or values, in one statement.
    extension PostgreSQLDatabase {
        /// COPY is three more round trips.
        var leastCopied: Int { state == .writing(.together) ? 20_000 : .max }
        var hasSeenDeadlocks: Bool { store.deadlocks.wereSeen }
        /// From this number on, one statement for all is worth its own preparation.
        private static let leastAsked = 16

        func insert(_ rows: RemoteRowSet, _ values: [Constant]) throws {
            let types = try store.types(of: rows)
            let sql =
                "INSERT INTO \(quoted(rows.table)) (\(rows.list)) SELECT * FROM "
                + ArrayParameter.unnest(types)
            try run(sql, types, values)
        }

        func update(_ rows: RemoteRowSet, _ values: [Constant], areShared: Bool) throws {
            let types = try store.types(of: rows)
            let (table, columns) = (quoted(rows.table), rows.columns.map(quoted))
            let list = columns.dropFirst().map { "\($0) = n.\($0)" }.joined(separator: ", ")
            var (locked, afterLocks) = ("", "")
            if areShared {
                // In whatever order the server finds them, they would be taken by the update alone.
                locked =
                    "l AS MATERIALIZED (SELECT 1 FROM \(table) WHERE \(columns[0]) = ANY($1)"
                    + " ORDER BY \(columns[0]) FOR NO KEY UPDATE), "
                afterLocks = ", (SELECT count(*) FROM l) AS c"
            }
            let update =
                "UPDATE \(table) AS t SET \(list) FROM \(ArrayParameter.unnest(types))"
                + " AS n(\(rows.list))\(afterLocks) WHERE t.\(columns[0]) = n.\(columns[0])"
            // An error for a row that isn't there.
            let sql =
                "WITH \(locked)u AS (\(update) RETURNING 1)"
                + " SELECT 1 / (count(*) = cardinality($1))::integer FROM u"
            try run(sql, types, values)
        }

        private func run(_ sql: String, _ types: [ServerType], _ values: [Constant]) throws {
            let parameters = Parameters(try ArrayParameter.columns(types, values))
            if state == .writing(.together) {
                try send(sql, parameters, try open())
            } else {
                _ = try undoable { try send(sql, parameters, $0) }
            }
        }

        func copy(_ rows: RemoteRowSet, _ body: (any RemoteRowWriter) throws -> Void) throws {
            let types = try store.types(of: rows)
            try flush()
            let sql = "COPY \(quoted(rows.table)) (\(rows.list)) FROM STDIN (FORMAT binary)"
            let outcome = try open().copy(sql, types, body)
            store.show(sql, [], 0)
            if case .failure(let failure) = outcome { throw store.error(failure, sql, []) }
        }

        // MARK: Asking

        func rows(_ sql: String, at positions: [Int], forEach values: [Constant]) throws
            -> [RemoteRows]
        {
            let count = values.count / positions.count
            let set = ValueSet(sql, positions, values)
            if let set, state != .idle, count >= Self.leastAsked {
                return try onAnyServer {
                    try send(set.sql, Parameters(set.columns), try open())
                    return try flush().split(count)
                }
            }
            let lists = (0..<count).map { number in
                var list = Array(repeating: Constant.null, count: (positions.max() ?? 0) + 1)
                for (index, position) in positions.enumerated() {
                    list[position] = values[number * positions.count + index]
                }
                return list
            }
            guard state != .idle else { return try lists.map { try rows(sql, $0) } }
            return try onAnyServer {
                try flush()
                for list in lists { try send(sql, list, try open()) }
                return try outcomes()
            }
        }
    }

    /// A statement that is asked for many lists of values at once.
    private struct ValueSet {
        let sql: String
        let columns: [ArrayParameter]

        /// `nil` if a value has no type, or several.
        init?(_ sql: String, _ positions: [Int], _ values: [Constant]) {
            let text = SQLText(sql, parameter: "n.p")
            guard Set(text.positions).isSubset(of: positions) else { return nil }
            var types: [ServerType] = []
            for index in positions.indices {
                let column = stride(from: index, to: values.count, by: positions.count)
                guard let type = column.lazy.compactMap({ ServerType(values[$0]) }).first else {
                    return nil
                }
                types.append(type)
            }
            guard let columns = try? ArrayParameter.columns(types, values) else { return nil }
            self.columns = columns
            let numbers = positions.map { text.positions.firstIndex(of: $0).map { $0 + 1 } ?? 0 }
            let names = numbers.map { "p\($0)" }.joined(separator: ", ")
            self.sql =
                "SELECT n.number - 1, q.* FROM \(ArrayParameter.unnest(types)) WITH ORDINALITY"
                + " AS n(\(names), number), LATERAL (\(text.text)) AS q"
        }
    }

    extension PostgreSQLStore {
        /// - Throws: `StoreError` for columns that aren't the schema's.
        fileprivate func types(of rows: RemoteRowSet) throws -> [ServerType] {
            try rows.columns.map { column in
                guard let type = types[rows.table]?[column] else {
                    throw StoreError.unknownName(entity: rows.table, name: column)
                }
                return type
            }
        }
    }

    extension StoreSchema {
        /// The types of the columns of each table, the key's included.
        var columnTypes: [String: [String: ServerType]] {
            var types: [String: [String: ServerType]] = [:]
            for table in tables {
                let columns = PostgreSQLDialect.columns(of: table).map {
                    ($0.name, ServerType($0.type))
                }
                types[table.name] = Dictionary(
                    [("_pk", .int64)] + columns,
                    uniquingKeysWith: { first, _ in first }
                )
            }
            return types
        }
    }

    extension RemoteRowSet {
        /// For example: `"_pk", "name"`.
        fileprivate var list: String { PostgreSQLDialect.list(columns) }
    }
#endif
