#if PostgreSQL
    import CPostgreSQL
    import Foundation
    import ModelStore
    import ModelTypes

    /// A connection to the server, on which statements are sent one behind the other, and their results
    /// read when they're needed.
    ///
    /// Used by one database at a time. For example: three statements, and `sync()`, are one round trip.
    final class Session {
        let connection: OpaquePointer
        let place: String
        /// The names of prepared statements, by their text.
        private var prepared: [String: String] = [:]
        private var preparedCount = 0
        /// What was sent, whose results aren't read.
        private var sent: [Sent] = []
        /// Why the next statement isn't run, if its preparation or its settings failed.
        private var failure: ServerFailure?
        /// Whether the connection is of no more use.
        var isBroken = false
        /// The number of the server's process; `nil` behind a pool, which makes up its own.
        let processID: Int32?
        /// The settings of the address, if nothing outlasts a transaction; otherwise `nil`.
        let options: [AddressOptions.Setting]?
        /// What the next transaction has to be told first; `nil` if the session keeps it.
        var transactionSettings: String?
        /// Whether it's used for writing, for which a standby is of no use.
        var isForWriting = false
        /// Whether it's used for reading from a standby.
        private let isForStandby: Bool
        /// How far the server was when it was last asked.
        var reached: LogPosition?

        private enum Sent {
            case preparation(String)
            /// Settings of a transaction.
            case settings
            case statement
            /// One that nobody asked for.
            case housekeeping
        }

        /// What came of a statement.
        enum Outcome {
            /// Rows, or the number of rows that changed, and the statement's kind. For example: `COMMIT`.
            case rows(RemoteRows, changes: Int, tag: String)
            case failure(ServerFailure)
            /// A statement before it failed.
            case skipped
        }

        /// - Throws: `StoreError.connectionLost`, `cannotOpen`, `unsupported`.
        init(_ address: ServerAddress) throws {
            place = address.place
            isForStandby = address.isOfStandbys
            let keywords = address.keywords
            let names = keywords.map { strdup($0.name) } + [nil]
            let values = keywords.map { strdup($0.value) } + [nil]
            defer { for text in names + values { free(text) } }
            let made = PQconnectdbParams(
                names.map { UnsafePointer($0) },
                values.map { UnsafePointer($0) },
                1
            )
            guard let made else { throw Session.lost("no memory for a connection", place) }
            guard PQstatus(made) == CONNECTION_OK else {
                defer { PQfinish(made) }
                throw Session.refusal(made, place)
            }
            // By default, libpq prints the server's notices.
            PQsetNoticeReceiver(made, { _, _ in }, nil)
            connection = made
            processID = address.isPooled ? nil : PQbackendPID(made)
            options = address.isPooled ? address.settings : nil
            guard PQserverVersion(made) >= 130_000,
                PQparameterStatus(made, "server_encoding").map({ String(cString: $0) }) == "UTF8",
                PQenterPipelineMode(made) == 1
            else {
                throw StoreError.unsupported(
                    "\(place): the store needs PostgreSQL 13 or later, and a database in UTF8"
                )
            }
        }

        deinit { PQfinish(connection) }

        /// Whether the server has ended the connection, as far as that's known without asking.
        var isAlive: Bool {
            guard !isBroken, sent.isEmpty else { return false }
            var state = pollfd(fd: PQsocket(connection), events: Int16(POLLIN), revents: 0)
            // A server that ends says so first; the end itself is only found by reading once more.
            while poll(&state, 1, 0) > 0 {
                guard PQconsumeInput(connection) == 1, PQstatus(connection) == CONNECTION_OK else {
                    return false
                }
            }
            return true
        }

        /// Whether the server was a standby when it last answered, although the session is for writing, or has
        /// been promoted, although it's for reading from a standby: the address may lead to another server by
        /// now. A pool may not say so.
        var isUseless: Bool {
            let value = PQparameterStatus(connection, "in_hot_standby").map { String(cString: $0) }
            return isForWriting && value == "on" || isForStandby && value == "off"
        }

        // MARK: Sending

        /// - Parameter isKept: Whether the statement is likely to be sent again.
        func send(_ sql: SQLText, _ values: [Constant] = [], isKept: Bool = true) throws {
            try send(sql.text, Parameters(sql.values(values, or: .null)), isKept: isKept)
        }

        func send(_ text: String, _ parameters: Parameters, isKept: Bool) throws {
            if isKept, options == nil {
                let name = try prepare(text)
                let code = parameters.withPointers { pointers in
                    PQsendQueryPrepared(
                        connection,
                        name,
                        parameters.count,
                        pointers,
                        parameters.lengths,
                        parameters.formats,
                        1
                    )
                }
                try check(code)
            } else {
                let code = parameters.withPointers { pointers in
                    PQsendQueryParams(
                        connection,
                        text,
                        parameters.count,
                        nil,
                        pointers,
                        parameters.lengths,
                        parameters.formats,
                        1
                    )
                }
                try check(code)
            }
            sent.append(.statement)
        }

        /// Tells a transaction that has just begun, or a statement outside one, what it has to know.
        func sendSettings() throws {
            guard let transactionSettings else { return }
            try send(transactionSettings)
            sent[sent.count - 1] = .settings
        }

        /// A statement without values that isn't kept.
        func send(_ sql: String) throws { try send(SQLText(sql), isKept: false) }

        private func prepare(_ text: String) throws -> String {
            if let name = prepared[text] { return name }
            if prepared.count >= 512 {
                try send("DEALLOCATE ALL")
                sent[sent.count - 1] = .housekeeping
                prepared = [:]
            }
            preparedCount += 1
            let name = "m\(preparedCount)"
            try check(PQsendPrepare(connection, name, text, 0, nil))
            sent.append(.preparation(text))
            prepared[text] = name
            return name
        }

        func check(_ code: Int32) throws {
            guard code != 1 else { return }
            isBroken = true
            throw Session.lost(message, place)
        }

        // MARK: Reading

        /// Has the server run what was sent, and waits for the results.
        /// - Throws: `StoreError.connectionLost`.
        func sync() throws -> [Outcome] {
            try check(PQpipelineSync(connection))
            let outcomes = try sent.compactMap { try outcome(of: $0, next()) }
            try finish()
            return outcomes
        }

        /// The same, except for the last statement that was sent: ``receive()`` has what comes of it.
        func syncReceiving() throws -> [Outcome] {
            try check(PQpipelineSync(connection))
            let outcomes = try sent.dropLast().compactMap { try outcome(of: $0, next()) }
            // If libpq refuses, all rows come as one result.
            _ = PQsetSingleRowMode(connection)
            return outcomes
        }

        /// A step of receiving the rows of a statement one by one.
        enum Received {
            case row(OpaquePointer)
            case end(Outcome)
        }

        /// - Throws: `StoreError.connectionLost`.
        func receive() throws -> Received {
            let result = try nextResult()
            if PQresultStatus(result) == PGRES_SINGLE_TUPLE { return .row(result) }
            let outcome = try outcome(of: .statement, ended(result)) ?? .skipped
            try finish()
            return .end(outcome)
        }

        /// The outcome of a statement; `nil` for what the session has sent by itself.
        private func outcome(of item: Sent, _ outcome: Outcome) -> Outcome? {
            switch (item, outcome) {
            case (.statement, .failure(let reason)) where reason.isAboutStalePlan:
                // What is prepared doesn't fit the tables any more.
                isBroken = true
            case (.statement, _): break
            case (.preparation, .rows), (.settings, .rows), (.housekeeping, _): break
            case (.settings, .failure(let reason)): failure = reason
            case (.settings, .skipped): break
            case (.preparation(let text), .failure(let reason)):
                prepared[text] = nil
                failure = reason
            case (.preparation(let text), .skipped): prepared[text] = nil
            }
            guard case .statement = item else { return nil }
            defer { failure = nil }
            return failure.map { .failure($0) } ?? outcome
        }

        /// Reads the end of what was sent together.
        private func finish() throws {
            sent = []
            let end = PQgetResult(connection)
            defer { PQclear(end) }
            guard PQresultStatus(end) == PGRES_PIPELINE_SYNC else {
                isBroken = true
                throw Session.lost(message, place)
            }
        }

        /// What came of the next statement.
        private func next() throws -> Outcome { try ended(nextResult()) }

        private func nextResult() throws -> OpaquePointer {
            guard let result = PQgetResult(connection) else {
                isBroken = true
                throw Session.lost(message, place)
            }
            return result
        }

        /// What came of a statement with its last result.
        private func ended(_ result: OpaquePointer) throws -> Outcome {
            // The end of the statement's results.
            defer { PQclear(PQgetResult(connection)) }
            return try outcome(of: result)
        }

        /// - Parameter result: is cleared by this, or with the rows.
        func outcome(of result: OpaquePointer) throws -> Outcome {
            if [PGRES_TUPLES_OK, PGRES_COMMAND_OK].contains(PQresultStatus(result)) {
                return .rows(
                    RemoteRows(ResultValues(result)),
                    changes: PQcmdTuples(result).flatMap { Int(String(cString: $0)) } ?? 0,
                    tag: PQcmdStatus(result).map { String(cString: $0) } ?? ""
                )
            }
            defer { PQclear(result) }
            if PQresultStatus(result) == PGRES_PIPELINE_ABORTED { return .skipped }
            let failure = ServerFailure(result)
            if failure.isLostConnection || isForWriting && failure.isReadOnlyServer
                || PQstatus(connection) != CONNECTION_OK
            {
                isBroken = true
                throw Session.lost(failure.message, place)
            }
            return .failure(failure)
        }

        var message: String {
            PQerrorMessage(connection).map { String(cString: $0) } ?? ""
        }
    }

    // MARK: - Listening

    extension Session {
        /// The socket, on which something to read arrives.
        var descriptor: Int32 { PQsocket(connection) }

        /// A session that only listens.
        convenience init(listening address: ServerAddress) throws {
            try self.init(address)
            if address.settings.isEmpty { return }
            _ = try answer(SessionSettings.statement(address.settings, isLocal: false))
        }

        /// - Parameter channel: an expression for the channel's name.
        /// - Throws: `StoreError.connectionLost`, and what the server refuses.
        func listen(to channel: String) throws {
            guard let name = try answer("SELECT \(channel)") else { return }
            _ = try answer("LISTEN \(quoted(name))")
        }

        /// The first value of a statement's result.
        func answer(_ sql: String) throws -> String? {
            try send(sql)
            switch try sync().first {
            case .rows(let rows, _, _): return rows.next() ? rows[0].string : nil
            case .failure(let failure): throw failure.error(place, sql, [], SchemaRules())
            case .skipped, nil: return nil
            }
        }

        /// Reads what has arrived, without waiting: the texts of notifications.
        func takeNotifications() -> [String] {
            if PQconsumeInput(connection) != 1 { isBroken = true }
            var payloads: [String] = []
            while let notification = PQnotifies(connection) {
                payloads.append(String(cString: notification.pointee.extra))
                PQfreemem(notification)
            }
            if PQstatus(connection) != CONNECTION_OK { isBroken = true }
            return payloads
        }
    }

    // MARK: - Errors

    extension Session {
        static func lost(_ message: String, _ place: String) -> StoreError {
            let text =
                message.split(whereSeparator: \.isNewline).first.map(String.init) ?? "no answer"
            return .connectionLost(
                SQLFailure(code: 10, message: "\(place): \(text)", sql: "", arguments: [])
            )
        }

        /// Why a connection can't be made; libpq doesn't tell passwords.
        private static func refusal(_ connection: OpaquePointer, _ place: String) -> StoreError {
            let message = PQerrorMessage(connection).map { String(cString: $0) } ?? ""
            let lines = message.split(whereSeparator: \.isNewline)
                .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "; ")
            let isServers =
                message.contains("FATAL:") && !message.contains("the database system is")
            let failure = SQLFailure(
                code: isServers ? 14 : 10,
                message: lines,
                sql: "",
                arguments: []
            )
            if message.contains("too many connections")
                || message.contains("remaining connection slots")
            {
                return .busy(failure)
            }
            return isServers ? .cannotOpen(path: place, failure) : .connectionLost(failure)
        }
    }
#endif
