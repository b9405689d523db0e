#if PostgreSQL
    import Foundation
    import ModelStore
    import ModelTypes

    /// A server's database that fits a model.
    final class PostgreSQLStore: RemoteStore {
        let pool: SessionPool
        let rules: SchemaRules
        let references: [SchemaReference]
        let schema: StoreSchema
        /// The types of the columns of each table.
        let types: [String: [String: ServerType]]
        private let settings: ConnectionSettings
        /// Where contexts read that only read; `nil` if that's the pool.
        let replicas: Replicas?
        /// What the configuration wants of distributed tables; `nil` if it doesn't say.
        let partitions: PostgreSQLPartitions?
        private let listeningAddress: ServerAddress?
        /// Tells this container's saves from those of others.
        let origin = UUID().uuidString
        private let texts = SQLTexts()
        let deadlocks = Deadlocks()

        /// - Parameter listeningAddress: where to listen; `nil` if that isn't possible.
        init(
            _ pool: SessionPool,
            _ schema: StoreSchema,
            _ settings: ConnectionSettings,
            listeningAt listeningAddress: ServerAddress?,
            replicas: Replicas? = nil,
            partitions: PostgreSQLPartitions? = nil,
            names: PartitionNames = PartitionNames()
        ) {
            self.pool = pool
            self.listeningAddress = listeningAddress
            self.replicas = replicas
            self.partitions = partitions
            self.settings = settings
            self.schema = schema
            rules = SchemaRules(schema, names)
            types = schema.columnTypes
            // Partitions that are spread refer to each other, on their servers.
            references = SchemaReference.all(of: schema).filter {
                !names.areSpread || $0.keys == nil
            }
        }

        var place: String { pool.place }

        var hasReplicas: Bool { replicas != nil }

        func connect(isReading: Bool) throws -> any RemoteDatabase {
            PostgreSQLDatabase(self, isReading: isReading, isOpened: true)
        }

        func watch(_ receive: @escaping @Sendable (RemoteChanges) -> Void) -> any RemoteWatch {
            guard let listeningAddress else { return ServerPoll(self, receive) }
            return ServerListener(
                origin: origin,
                position: replicas?.position,
                connect: { try Session(listening: listeningAddress) },
                receive
            )
        }

        /// The statement as PostgreSQL writes it.
        func text(_ sql: String) -> SQLText { texts[sql] }

        func error(_ failure: ServerFailure, _ sql: String, _ values: [Constant]) -> StoreError {
            if failure.isDeadlock { deadlocks.note() }
            if SchemaRecord.isMismatch(sqlState: failure.sqlState, failure.message) {
                return .newerModel(path: place, version: nil)
            }
            let arguments = settings.includesValuesInErrors ? values.map(\.sqlText) : []
            return failure.error(place, sql, arguments, rules)
        }

        /// A transaction that the server has ended without its changes.
        var rolledBack: StoreError {
            .sql(
                SQLFailure(
                    code: 21,
                    message: "the transaction was rolled back",
                    sql: "COMMIT",
                    arguments: [],
                    sqlState: "25P02"
                )
            )
        }

        func show(_ sql: String, _ values: [Constant], _ seconds: TimeInterval) {
            guard let trace = settings.trace else { return }
            trace.show(text(sql).with(values), seconds: seconds)
        }
    }

    // MARK: - The library's own statements

    extension PostgreSQLStore {
        /// Saves go on beside each other, except those that need what they read to stay true.
        static func lock(_ number: Int = lockNumber, isAlone: Bool) -> String {
            "SELECT pg_advisory_xact_lock\(isAlone ? "" : "_shared")(\(number),"
                + " hashtext(current_schema()))"
        }

        /// "MSto" in ASCII.
        static let lockNumber = 0x4D53_746F

        static let insertToken = "INSERT INTO \"_ModelStore_saves\" (\"id\") VALUES (?1)"
        static let renewToken =
            "UPDATE \"_ModelStore_saves\" SET \"at\" = now() WHERE \"id\" = ?1"
        /// Writes a token in the place of one that's of no more use, which may be gone.
        static let replaceToken =
            "WITH u AS (UPDATE \"_ModelStore_saves\" SET \"id\" = ?1, \"at\" = now() WHERE \"id\" = ?2"
            + " RETURNING 1) INSERT INTO \"_ModelStore_saves\" (\"id\")"
            + " SELECT ?1::uuid WHERE NOT EXISTS (SELECT FROM u)"

        /// Takes the next keys of a table; the result is the last one.
        static func takeKeys(_ table: String) -> String {
            // Only for the first keys does it look at the rows, of which all partitions have some.
            "INSERT INTO \"_ModelStore_keys\" AS k (\"name\", \"last\") VALUES (?1, CASE"
                + " WHEN EXISTS (SELECT 1 FROM \"_ModelStore_keys\" WHERE \"name\" = ?1) THEN 0"
                + " ELSE (SELECT coalesce(max(\"_pk\"), 0) FROM \(quoted(table))) END + ?2)"
                + " ON CONFLICT (\"name\") DO UPDATE SET \"last\" = k.\"last\" + ?2 RETURNING \"last\""
        }

        /// Finds out whether the transaction with a token was committed, and ends it if it's still open.
        ///
        /// The token's row can be written only if that transaction hasn't; once it's written here, the
        /// transaction can't be committed any more.
        /// - Throws: `StoreError.connectionLost` if the server doesn't answer in time.
        func isCommitted(_ token: UUID, processID: Int32?) throws -> Bool {
            let deadline = Date(timeIntervalSinceNow: max(1, settings.busyTimeout))
            while true {
                do {
                    return try askOnce(token, processID)
                } catch StoreError.connectionLost(let failure) {
                    if Date() < deadline {
                        Thread.sleep(forTimeInterval: 0.1)
                        continue
                    }
                    throw StoreError.connectionLost(
                        SQLFailure(
                            code: failure.code,
                            message: failure.message
                                + ": it isn't known whether the last save was committed",
                            sql: "COMMIT",
                            arguments: []
                        )
                    )
                }
            }
        }

        private func askOnce(_ token: UUID, _ processID: Int32?) throws -> Bool {
            let session = try pool.take()
            defer { pool.giveBack(session) }
            // Not allowed or not there any more: the next statement waits for its end. The number may
            // be another process's by now, which has no lock of the store's.
            if let processID {
                try session.send(
                    "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE pid = \(processID)"
                        + " AND locktype = 'advisory' AND classid = \(Self.lockNumber) LIMIT 1"
                )
                _ = try session.sync()
            }
            try session.sendSettings()
            try session.send(SQLText(Self.insertToken), [.uuid(token)])
            switch try session.sync().first {
            case .rows: return false
            case .failure(let failure) where failure.sqlState == "23505":
                try confirm(token, session)
                return true
            case .failure(let failure): throw error(failure, Self.insertToken, [])
            case .skipped, nil: throw Session.lost("no answer", place)
            }
        }

        /// Waits until what was committed is as safe as an acknowledged commit.
        ///
        /// The save that lost its connection may not have waited for the synchronous standbys; a commit
        /// behind it does.
        private func confirm(_ token: UUID, _ session: Session) throws {
            try session.sendSettings()
            try session.send(SQLText(Self.renewToken), [.uuid(token)])
            if case .failure(let failure)? = try session.sync().first {
                throw error(failure, Self.renewToken, [])
            }
            try notePosition(session)
        }

        /// Has contexts that only read see what the server has committed until now.
        func notePosition(_ session: Session) throws {
            guard let replicas else { return }
            replicas.position.note(try session.answer(LogPosition.question))
        }
    }
#endif
