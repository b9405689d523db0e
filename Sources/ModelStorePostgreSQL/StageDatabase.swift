#if PostgreSQL
    import Foundation
    import ModelStore
    import ModelTypes

    /// A context's view of a transaction that is open until the last stage of a plan has run.
    ///
    /// What it commits can't be undone by itself any more, and isn't seen by others yet.
    final class StageDatabase: OpeningDatabase {
        private let transaction: PostgreSQLDatabase
        let store: PostgreSQLStore
        private let thread: pthread_t
        private var state = PostgreSQLDatabase.State.idle
        private var questions: Int64 = 0
        private static let point = "\"_ModelStore_save\""

        init(_ transaction: PostgreSQLDatabase, _ store: PostgreSQLStore, _ thread: pthread_t) {
            self.transaction = transaction
            self.store = store
            self.thread = thread
        }

        deinit { rollBack() }

        /// The transaction, which says errors as this store does.
        private func open() throws -> PostgreSQLDatabase {
            guard pthread_equal(thread, pthread_self()) != 0, !transaction.isIdle else {
                throw StoreError.unsupported(
                    "\(store.place): the containers of a stage work in it, on its thread"
                )
            }
            transaction.store = store
            return transaction
        }

        var isIdle: Bool { state == .idle }

        /// The next stage changes the tables again.
        var leavesWork: Bool { false }

        var changes: Int { get throws { try open().changes } }

        /// One transaction always sees the same rows, except for those that it writes.
        var version: Int64 {
            questions += 1
            return questions
        }

        func run(_ sql: String, _ values: [Constant]) throws { try open().run(sql, values) }

        func runChangingRow(_ sql: String, _ values: [Constant]) throws {
            let isTogether = state == .writing(.together)
            try run(isTogether ? PostgreSQLDatabase.changingRow(sql) : sql, values)
        }

        func rows(_ sql: String, _ values: [Constant]) throws -> RemoteRows {
            try open().rows(sql, values)
        }

        func read<Result>(
            _ sql: String,
            _ values: [Constant],
            _ body: (RemoteRows) throws -> Result
        ) throws -> Result {
            try open().read(sql, values, body)
        }

        func rows(_ sql: String, at positions: [Int], forEach values: [Constant]) throws
            -> [RemoteRows]
        {
            try open().rows(sql, at: positions, forEach: values)
        }

        func insert(_ rows: RemoteRowSet, _ values: [Constant]) throws {
            try open().insert(rows, values)
        }

        func update(_ rows: RemoteRowSet, _ values: [Constant], areShared: Bool) throws {
            try open().update(rows, values, areShared: areShared)
        }

        /// Nobody writes beside the stages of a plan.
        var hasSeenDeadlocks: Bool { false }

        /// A failed COPY couldn't be undone by itself.
        var leastCopied: Int { .max }

        func copy(_ rows: RemoteRowSet, _ body: (any RemoteRowWriter) throws -> Void) throws {
            try open().copy(rows, body)
        }

        // MARK: Transactions

        func begin(_ transaction: RemoteTransaction) throws {
            switch transaction {
            case .reading: state = .reading
            case .writing(let steps, _): try begin(.writing(steps))
            }
        }

        func beginOpening() throws { try begin(.writing(.oneByOne)) }

        private func begin(_ state: PostgreSQLDatabase.State) throws {
            try run("SAVEPOINT \(Self.point)", [])
            self.state = state
            try run("SET CONSTRAINTS ALL DEFERRED", [])
        }

        func announce(_ changes: RemoteChanges) throws { try open().announce(changes) }

        func commit() throws {
            if case .writing = state {
                try run("SET CONSTRAINTS ALL IMMEDIATE", [])
                try run("RELEASE SAVEPOINT \(Self.point)", [])
            }
            state = .idle
        }

        func rollBack() {
            guard case .writing = state else {
                state = .idle
                return
            }
            state = .idle
            try? run("ROLLBACK TO SAVEPOINT \(Self.point)", [])
            try? run("RELEASE SAVEPOINT \(Self.point)", [])
        }

        var schemaNumber: Int64? { nil }

        var isUndecided: Bool { false }

        func isLastSaveCommitted() throws -> Bool { false }

        // MARK: Keys and references

        func reserveKeys(_ counts: [(table: String, count: Int)]) throws {}

        func newKeys(_ count: Int, table: String) throws -> Int64 {
            let rows = try rows(
                PostgreSQLStore.takeKeys(table),
                [.string(table), .integer(Int64(count))]
            )
            return rows.next() ? rows[0].integer - Int64(count) + 1 : 0
        }

        func exchangingUniqueValues(_ body: () throws -> Void) throws {
            try open().exchangingUniqueValues(body)
        }

        func removeReferences() throws { try open().removeReferences() }

        func addReferences() throws { try open().addReferences() }

        func danglingReferences() throws -> [DanglingReference] {
            try open().danglingReferences()
        }
    }
#endif
