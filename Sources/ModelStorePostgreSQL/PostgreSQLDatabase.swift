#if PostgreSQL
    import Foundation
    import ModelStore
    import ModelTypes

    /// A context's view of the server: it has a session while a transaction is open, and for each statement
    /// outside one.
    final class PostgreSQLDatabase: OpeningDatabase {
        /// The containers of a plan's stages each have their own, with one pool.
        var store: PostgreSQLStore
        var session: Session?
        /// The pool that the session is of.
        var pool: SessionPool?
        /// The replica that's asked first, if it's for a context that only reads.
        let replica: Int?
        /// Whether the open transaction is a standby's, and nothing has been read in it.
        var mayChangeServer = false
        var state = State.idle
        /// The statements that were sent, and whose outcomes aren't known.
        private var waiting: [(sql: String, values: [Constant])] = []
        private var lastChanges = 0
        /// The rows of a statement that are being received.
        var received: ReceivedRows?
        /// Asks for the state that rows have.
        private let question: String
        private var lastState: ServerState?
        private var lastVersion: Int64 = 0
        /// Whether nobody has asked for the version that the last rows had.
        private var isVersionNew = false
        /// Whether the version is known for the open transaction, which reads one state.
        private var isVersionOfTransaction = false
        /// Whether the open transaction may change tables.
        private var changesTables = false
        /// The token that the open transaction writes.
        private var token: UUID?
        /// The token of the last transaction, whose row is of no more use.
        private var oldToken: UUID?
        /// A transaction of which it isn't known whether it was committed.
        private var undecided: (token: UUID, processID: Int32?)?
        private var blocks: [String: Range<Int64>] = [:]
        private static let blockSize = 16
        private static let point = "\"_ModelStore_statement\""

        enum State: Equatable {
            case idle, reading
            case writing(RemoteTransaction.Steps)
        }

        /// - Parameters:
        ///   - isReading: Whether it's for a context that only reads.
        ///   - isOpened: Whether the database fits the model, and has a record of it.
        init(_ store: PostgreSQLStore, isReading: Bool = false, isOpened: Bool = false) {
            self.store = store
            question = isOpened ? ServerState.questionWithSchema : ServerState.question
            replica = isReading ? store.replicas?.nextNumber() : nil
        }

        deinit {
            rollBack()
        }

        var isIdle: Bool { state == .idle }

        /// The work has a session beside that of its transaction.
        var leavesWork: Bool { store.pool.limit > 1 }

        var changes: Int {
            get throws {
                _ = try flush()
                return lastChanges
            }
        }

        // MARK: Statements

        func run(_ sql: String, _ values: [Constant]) throws {
            switch state {
            case .idle:
                _ = try alone { session in
                    try send(sql, values, session)
                    return try flush()
                }
            case .reading: _ = try rows(sql, values)
            case .writing(.together): try send(sql, values, try open())
            case .writing(.oneByOne): _ = try undoable(sql, values)
            }
        }

        func runChangingRow(_ sql: String, _ values: [Constant]) throws {
            try run(state == .writing(.together) ? Self.changingRow(sql) : sql, values)
        }

        /// A statement with an error for no row, so that what is sent behind it isn't done.
        static func changingRow(_ sql: String) -> String {
            "WITH u AS (\(sql) RETURNING 1) SELECT 1 / count(*) FROM u"
        }

        func rows(_ sql: String, _ values: [Constant]) throws -> RemoteRows {
            switch state {
            case .idle:
                return try alone(isWriting: false) { session in
                    try askForVersion(session)
                    try send(sql, values, session)
                    return try flush()
                }
            case .reading:
                return try onAnyServer {
                    let session = try open()
                    try askForVersion(session)
                    try send(sql, values, session)
                    return try flush()
                }
            case .writing(.together):
                try send(sql, values, try open())
                return try flush()
            case .writing(.oneByOne): return try undoable(sql, values)
            }
        }

        // MARK: Changes

        var version: Int64 {
            get throws {
                if !isVersionNew, !isVersionOfTransaction { _ = try rows(question, []) }
                isVersionNew = false
                return lastVersion
            }
        }

        var schemaNumber: Int64? { lastState?.schemaNumber }

        /// Asks, in the same round trip as the next statement, for the state that its rows have, unless the
        /// transaction's is known.
        func askForVersion(_ session: Session) throws {
            if !isVersionOfTransaction { try send(question, [], session) }
        }

        private func note(version rows: RemoteRows) {
            guard rows.next() else { return }
            isVersionOfTransaction = state == .reading
            let state = ServerState(rows[0].string ?? "")
            if !state.hasRows(of: lastState) { lastVersion += 1 }
            (lastState, isVersionNew) = (state, true)
        }

        func open() throws -> Session {
            if let session { return session }
            throw Session.lost(
                "the connection was lost in the middle of a transaction",
                store.place
            )
        }

        /// Runs a statement outside a transaction.
        func alone<Result>(isWriting: Bool = true, _ body: (Session) throws -> Result) throws
            -> Result
        {
            if !isWriting, let session = takeStandby() {
                do {
                    defer { leave() }
                    return try body(session)
                } catch let error as StoreError where error.isOfStandby {}
            }
            let session = try takePrimary()
            defer { leave() }
            try session.sendSettings()
            if isWriting { try send(PostgreSQLStore.lock(isAlone: false), [], session) }
            return try body(session)
        }

        /// Runs a statement that leaves the transaction as it was if it fails.
        private func undoable(_ sql: String, _ values: [Constant]) throws -> RemoteRows {
            let isAboutPoint = ["SAVEPOINT", "ROLLBACK TO", "RELEASE"].contains(
                where: sql.hasPrefix
            )
            guard isAboutPoint else { return try undoable { try send(sql, values, $0) } }
            try send(sql, values, try open())
            return try flush()
        }

        func undoable(_ send: (Session) throws -> Void) throws -> RemoteRows {
            let session = try open()
            try self.send("SAVEPOINT \(Self.point)", [], session)
            do {
                try send(session)
                let rows = try flush()
                let changes = lastChanges
                try self.send("RELEASE SAVEPOINT \(Self.point)", [], session)
                lastChanges = changes
                return rows
            } catch {
                if !session.isBroken { try returnToPoint(session) }
                throw error
            }
        }

        private func returnToPoint(_ session: Session) throws {
            try send("ROLLBACK TO SAVEPOINT \(Self.point)", [], session)
            try send("RELEASE SAVEPOINT \(Self.point)", [], session)
            _ = try flush()
        }

        func send(_ sql: String, _ values: [Constant], _ session: Session) throws {
            // What is kept prepared doesn't fit columns that get another type.
            keepReceived()
            try session.send(store.text(sql), values, isKept: !changesTables)
            waiting.append((sql, values))
        }

        /// Sends a statement of PostgreSQL's own.
        func send(_ sql: String, _ parameters: Parameters, _ session: Session) throws {
            keepReceived()
            try session.send(sql, parameters, isKept: !changesTables)
            waiting.append((sql, []))
        }

        /// The rows of the last statement that was sent.
        /// - Throws: the first error of all of them.
        @discardableResult
        func flush() throws -> RemoteRows {
            try outcomes().last ?? RemoteRows(columns: [], cells: [])
        }

        func outcomes() throws -> [RemoteRows] {
            guard !waiting.isEmpty, let session else { return [] }
            return try outcomes { try session.sync() }
        }

        /// - Parameter sync: Has the server run the statements, and waits for their outcomes, except for the
        ///   last one's if that is received.
        func outcomes(_ sync: () throws -> [Session.Outcome]) throws -> [RemoteRows] {
            let statements = waiting
            waiting = []
            let start = Date()
            let outcomes = try sync()
            let seconds = Date().timeIntervalSince(start)
            var found: [RemoteRows] = []
            found.reserveCapacity(outcomes.count)
            // One that's received has no outcome yet, and is shown when it has.
            for (statement, outcome) in zip(statements, outcomes) {
                store.show(statement.sql, statement.values, seconds)
                switch outcome {
                case .rows(let rows, let changes, let tag):
                    if ["INSERT", "UPDATE", "DELETE"].contains(where: tag.hasPrefix) {
                        lastChanges = changes
                    }
                    if statement.sql == "COMMIT", tag != "COMMIT" { throw store.rolledBack }
                    if statement.sql == question { note(version: rows) }
                    found.append(rows)
                case .failure(let failure):
                    throw store.error(failure, statement.sql, statement.values)
                case .skipped: break
                }
            }
            return found
        }

        /// Gives the session back, if no transaction is open.
        func leave() {
            guard state == .idle, let session else { return }
            waiting = []
            changesTables = false
            self.session = nil
            pool?.giveBack(session)
            pool = nil
        }
    }

    // MARK: - Transactions

    extension PostgreSQLDatabase {
        func begin(_ transaction: RemoteTransaction) throws {
            switch transaction {
            case .reading: try beginReading()
            case .writing(let steps, let isAlone):
                try begin(.writing(steps), takePrimary()) { session in
                    try send("BEGIN ISOLATION LEVEL READ COMMITTED", [], session)
                    try session.sendSettings()
                    try send(PostgreSQLStore.lock(isAlone: isAlone), [], session)
                    try writeToken(session)
                    if steps == .oneByOne { _ = try flush() }
                }
            }
        }

        /// Starts a transaction that changes tables, beside which nobody writes.
        func beginOpening() throws {
            try beginWaiting(for: PostgreSQLStore.lock(isAlone: true))
        }

        /// Starts a transaction that changes tables.
        ///
        /// - Parameter lock: The statement that waits for others that do the same.
        func beginWaiting(for lock: String) throws {
            try begin(.writing(.oneByOne), takePrimary()) { session in
                changesTables = true
                // What another program has changed while this one waits for the lock counts.
                try send("BEGIN ISOLATION LEVEL READ COMMITTED", [], session)
                try session.sendSettings()
                try send(lock, [], session)
                _ = try flush()
            }
        }

        /// Runs a statement that can't be part of a transaction. It has no settings of transactions.
        func runAlone(_ sql: String) throws {
            let session = try takePrimary()
            defer { leave() }
            changesTables = true
            try send(sql, [], session)
            try flush()
        }

        /// Starts a transaction on a session that was taken for it, which is given back if that fails.
        func begin(
            _ state: State,
            _ session: Session,
            _ statements: (Session) throws -> Void
        ) throws {
            self.state = state
            isVersionOfTransaction = false
            do {
                try statements(session)
            } catch {
                rollBack()
                throw error
            }
        }

        private func writeToken(_ session: Session) throws {
            let token = UUID()
            self.token = token
            if let oldToken {
                try send(PostgreSQLStore.replaceToken, [.uuid(token), .uuid(oldToken)], session)
            } else {
                try send(PostgreSQLStore.insertToken, [.uuid(token)], session)
            }
        }

        func announce(_ changes: RemoteChanges) throws {
            let save = AnnouncedSave(origin: store.origin, changes)
            try send(AnnouncedSave.notify, [.string(save.payload)], try open())
        }

        func commit() throws {
            let session = try open()
            switch state {
            case .idle: return
            case .reading: return rollBack()
            case .writing(.together): break
            case .writing(.oneByOne): _ = try undoable("SET CONSTRAINTS ALL IMMEDIATE", [])
            }
            do {
                try send("COMMIT", [], session)
                if store.hasReplicas { try send(LogPosition.question, [], session) }
                note(position: try flush())
            } catch StoreError.connectionLost(let failure) {
                return try findOut(failure, session)
            }
            oldToken = token
            (token, state) = (nil, .idle)
            leave()
        }

        /// Finds out whether the transaction was committed whose answer was lost.
        ///
        /// - Throws: `StoreError.connectionLost` if it wasn't, or if that can't be found out now.
        private func findOut(_ failure: SQLFailure, _ lost: Session) throws {
            let commit = token.map { (token: $0, processID: lost.processID) }
            (state, token, oldToken, undecided) = (.idle, nil, nil, commit)
            leave()
            if try !isLastSaveCommitted() { throw StoreError.connectionLost(failure) }
        }

        var isUndecided: Bool { undecided != nil }

        func isLastSaveCommitted() throws -> Bool {
            guard let commit = undecided else { return false }
            let isCommitted = try store.isCommitted(commit.token, processID: commit.processID)
            undecided = nil
            return isCommitted
        }

        func rollBack() {
            guard state != .idle else { return }
            keepReceived()
            defer { leave() }
            state = .idle
            (mayChangeServer, isVersionOfTransaction) = (false, false)
            token = nil
            guard let session, !session.isBroken else { return }
            waiting = []
            guard (try? session.send("ROLLBACK")) != nil else { return }
            _ = try? session.sync()
        }

        func exchangingUniqueValues(_ body: () throws -> Void) throws {
            let constraints = store.rules.unique.keys.sorted().map(quoted).joined(separator: ", ")
            // What has its constraints on another server looks at them after each statement.
            guard !constraints.isEmpty, !store.rules.names.areSpread else { return try body() }
            _ = try undoable("SET CONSTRAINTS \(constraints) DEFERRED", [])
            try body()
            _ = try undoable("SET CONSTRAINTS \(constraints) IMMEDIATE", [])
        }

        func removeReferences() throws {
            for reference in store.references { try run(reference.remove, []) }
            try changeReferencesOfPartitions(\.remove)
        }

        func addReferences() throws {
            try removeReferences()
            for reference in store.references { try run(reference.add, []) }
            try changeReferencesOfPartitions(\.add)
        }

        func danglingReferences() throws -> [DanglingReference] {
            guard state == .writing(.oneByOne) else { return [] }
            return try store.references.flatMap { reference in
                let rows = try undoable(reference.selectDangling, [])
                var found: [DanglingReference] = []
                while rows.next() {
                    found.append(
                        DanglingReference(
                            table: reference.table,
                            column: reference.column,
                            key: reference.isInJoinTable ? nil : rows[0].integer,
                            target: rows[1] == .null ? nil : rows[1].integer
                        )
                    )
                }
                return found
            }
        }
    }

    // MARK: - Keys

    extension PostgreSQLDatabase {
        func reserveKeys(_ counts: [(table: String, count: Int)]) throws {
            for (table, count) in counts where (blocks[table]?.count ?? 0) < count {
                blocks[table] = try newBlock(max(count, Self.blockSize), table)
            }
        }

        func newKeys(_ count: Int, table: String) throws -> Int64 {
            var block = blocks[table] ?? 0..<0
            if block.count < count { block = try newBlock(max(count, Self.blockSize), table) }
            let rest = min(block.lowerBound + Int64(count), block.upperBound)
            blocks[table] = rest..<block.upperBound
            return block.lowerBound
        }

        /// Outside a transaction, others don't wait for it.
        private func newBlock(_ count: Int, _ table: String) throws -> Range<Int64> {
            let rows = try rows(
                PostgreSQLStore.takeKeys(table),
                [.string(table), .integer(Int64(count))]
            )
            guard rows.next() else { return 0..<0 }
            let last = rows[0].integer
            return last - Int64(count) + 1..<last + 1
        }
    }
#endif
