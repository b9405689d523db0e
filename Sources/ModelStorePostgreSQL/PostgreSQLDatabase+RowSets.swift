#if PostgreSQL
    import ModelStore
    import ModelTypes

    // Many rows, or values, in one statement.
    extension PostgreSQLDatabase {
        /// From this number of rows on, COPY saves more time than its additional round trips take.
        static let leastCopied = 20_000
        /// From this number on, one statement for all is worth its own preparation.
        private static let leastAsked = 16

        func insert(_ rows: RemoteRowSet, count: Int, _ next: () throws -> [Constant]) throws {
            let types = try store.types(of: rows)
            if state == .writing(.together), count >= Self.leastCopied {
                return try copy(rows, types, next)
            }
            let sql =
                "INSERT INTO \(quoted(rows.table)) (\(rows.list)) SELECT * FROM "
                + ArrayParameter.unnest(types)
            while case let values = try next(), !values.isEmpty { try run(sql, types, values) }
        }

        func update(_ rows: RemoteRowSet, _ values: [Constant]) throws {
            let types = try store.types(of: rows)
            let columns = rows.columns.map(quoted)
            let list = columns.dropFirst().map { "\($0) = n.\($0)" }.joined(separator: ", ")
            let update =
                "UPDATE \(quoted(rows.table)) AS t SET \(list) FROM \(ArrayParameter.unnest(types))"
                + " AS n(\(rows.list)) WHERE t.\(columns[0]) = n.\(columns[0])"
            // An error for a row that isn't there.
            let sql =
                "WITH u AS (\(update) RETURNING 1)"
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

        /// Sends rows with COPY, which is three more round trips.
        private func copy(
            _ rows: RemoteRowSet,
            _ types: [ServerType],
            _ next: () throws -> [Constant]
        ) throws {
            try flush()
            let sql = "COPY \(quoted(rows.table)) (\(rows.list)) FROM STDIN (FORMAT binary)"
            var bytes = BinaryValues()
            let outcome = try open().copy(sql) {
                bytes.removeAll()
                for (index, value) in try next().enumerated() {
                    let column = index % types.count
                    if column == 0 { bytes.append(Int16(types.count)) }
                    try bytes.append(value, as: types[column])
                }
                return bytes.bytes
            }
            store.show(sql, [], 0)
            if case .failure(let failure) = outcome { throw store.error(failure, sql, []) }
        }

        // MARK: Asking

        func rows(_ sql: String, forEach values: [[Constant]]) throws -> [RemoteRows] {
            guard state != .idle else { return try values.map { try rows(sql, $0) } }
            return try onAnyServer {
                _ = try flush()
                let session = try open()
                if values.count >= Self.leastAsked, let set = ValueSet(sql, values) {
                    try send(set.sql, Parameters(try set.columns), session)
                    return try flush().split(values.count)
                }
                for values in values { try send(sql, values, session) }
                return try outcomes()
            }
        }
    }

    /// A statement that is asked for many lists of values at once.
    private struct ValueSet {
        let sql: String
        private let types: [ServerType]
        private let cells: [Constant]

        /// `nil` if a parameter has no type, or several.
        init?(_ sql: String, _ values: [[Constant]]) {
            let text = SQLText(sql, parameter: "n.p")
            guard !text.positions.isEmpty else { return nil }
            let lists = values.map { text.values($0, or: .null) }
            var types: [ServerType] = []
            for position in text.positions.indices {
                let found = Set(lists.compactMap { ServerType($0[position]) })
                guard found.count == 1, let type = found.first else { return nil }
                types.append(type)
            }
            self.types = types
            cells = lists.flatMap(\.self)
            let names = types.indices.map { "p\($0 + 1)" }.joined(separator: ", ")
            self.sql =
                "SELECT n.number - 1, q.* FROM \(ArrayParameter.unnest(types)) WITH ORDINALITY"
                + " AS n(\(names), number), LATERAL (\(text.text)) AS q"
        }

        var columns: [ArrayParameter] {
            get throws { try ArrayParameter.columns(types, cells) }
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
