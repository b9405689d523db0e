#if PostgreSQL
    import Foundation
    import ModelStore
    import ModelStorePostgreSQL
    import TestSupport
    import Testing

    /// What a change of a model leaves to do while others save.
    @Suite(.onServer, .timeLimit(.minutes(5)))
    struct LaterWorkTests {
        private let folder: TemporaryFolder
        private let configuration: ModelConfiguration
        private let address: String

        init() throws {
            folder = try TemporaryFolder()
            let file = folder.url.appendingPathComponent("notes.sqlite")
            var configuration = try ModelConfiguration.test(file)
            // Building an index waits for the transactions of other tests, too.
            configuration.busyTimeout = 15
            self.configuration = configuration
            address = try #require(TestServer.address(of: file))
            let context = ModelContext(try open(FirstNote.self))
            context.insert(FirstNote(text: "a"))
            try context.save()
        }

        @discardableResult
        private func open(
            _ note: any PersistentModel.Type,
            _ configuration: ModelConfiguration? = nil
        ) throws -> ModelContainer {
            try ModelContainer(
                for: Schema([note, Tag.self]),
                configurations: [configuration ?? self.configuration]
            )
        }

        private func ask(_ sql: String) throws -> [String?] {
            try TestServer.texts(sql, address).map { $0[0] }
        }

        /// Whether the index can be used, the constraint is true for all rows, and nothing is left.
        private func checkAll() throws {
            let index =
                "SELECT indisvalid FROM pg_index WHERE indexrelid = '\"Note_title\"'::regclass"
            #expect(try ask(index) == ["1"])
            let constraint =
                "SELECT convalidated FROM pg_constraint WHERE conrelid = '\"Note\"'::regclass"
                + " AND conname = 'Note_tag_fkey'"
            #expect(try ask(constraint) == ["1"])
            #expect(try ask("SELECT to_regclass('\"_ModelStore_later\"')") == [nil])
        }

        /// Has the index built by the next opening, as a program does that ended before it was.
        private func leaveIndex(_ change: String) throws {
            for sql in [
                change,
                "CREATE TABLE \"_ModelStore_later\" (\"number\" bigint GENERATED ALWAYS AS IDENTITY,"
                    + " \"index\" text, \"sql\" text)",
                """
                INSERT INTO "_ModelStore_later" ("index", "sql") SELECT current_schema() || '."Note_title"',
                    'CREATE INDEX "Note_title" ON ' || current_schema() || '."Note" ("title" NULLS FIRST)'
                """,
            ] { _ = try ask(sql) }
        }

        @Test func othersSaveWhileAnIndexIsBuilt() throws {
            let other = OtherWriter(address)
            var traced = configuration
            traced.trace = TraceSettings { statement in
                // Once the tables are changed.
                if statement.sql == "COMMIT" { other.begin() }
            }
            try open(SecondNote.self, traced)
            try other.end()
            try checkAll()
            #expect(try ask("SELECT count(*) FROM \"Note\"") == ["3"])
        }

        @Test func whatWasInterruptedIsDoneNext() throws {
            try open(SecondNote.self)
            try checkAll()
            // What building an index leaves behind if it's ended.
            try leaveIndex(
                "UPDATE pg_index SET indisvalid = false WHERE indexrelid = '\"Note_title\"'::regclass"
            )
            try open(SecondNote.self)
            try checkAll()
        }

        @Test func aChangeFinishesWhatTheLastOneLeft() throws {
            try open(SecondNote.self)
            try leaveIndex("DROP INDEX \"Note_title\"")
            // This model has neither the index nor the reference.
            var returning = configuration
            returning.migration = .allowingReturn
            try open(FirstNote.self, returning)
            #expect(try ask("SELECT to_regclass('\"Note_title\"')") == [nil])
            #expect(try ask("SELECT to_regclass('\"_ModelStore_later\"')") == [nil])
        }
    }

    /// Another program, with one transaction that lasts while an index is built, and one that begins and
    /// ends meanwhile.
    private final class OtherWriter: Sendable {
        private let address: String
        private let wanted = DispatchSemaphore(value: 0)
        private let holds = DispatchSemaphore(value: 0)
        private let ended = DispatchSemaphore(value: 0)
        private let outcome = Outcome()

        // Sendable, because `error` is written before `ended` is signaled and read behind it, and only the
        // thread that opens the container uses `hasBegun`.
        private final class Outcome: @unchecked Sendable {
            var error: (any Error)?
            var hasBegun = false
        }

        init(_ address: String) {
            self.address = address
            Thread.detachNewThread { self.run() }
        }

        private func run() {
            wanted.wait()
            do {
                let first = try ServerDatabase(address)
                try first.texts("BEGIN")
                try first.texts(Self.insertion(1_001))
                holds.signal()
                let second = try ServerDatabase(address)
                let waiting = """
                    SELECT count(*) FROM pg_stat_activity WHERE query LIKE 'CREATE INDEX CONCURRENTLY%'
                        AND wait_event_type = 'Lock'
                    """
                while try second.texts(waiting)[0][0] == "0" { usleep(10_000) }
                try second.texts("SET lock_timeout = '10s'")
                try second.texts(Self.insertion(1_002))
                try first.texts("COMMIT")
            } catch {
                outcome.error = error
                holds.signal()
            }
            ended.signal()
        }

        private static func insertion(_ key: Int) -> String {
            "INSERT INTO \"Note\" (\"_pk\", \"text\") VALUES (\(key), 'b')"
        }

        /// Begins the first transaction; further calls do nothing.
        func begin() {
            if outcome.hasBegun { return }
            outcome.hasBegun = true
            wanted.signal()
            holds.wait()
        }

        func end() throws {
            ended.wait()
            if let error = outcome.error { throw error }
        }
    }
#endif
