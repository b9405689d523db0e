#if PostgreSQL
    import Foundation
    import ModelTypes
    import TestSupport
    import Testing

    @testable import ModelStore
    @testable import ModelStorePostgreSQL

    /// Contexts of several programs that write to a server at the same time.
    @Suite(.onServer)
    struct ServerWriterTests {
        /// A container as another program has it, with connections of its own.
        private func program(_ store: Store, _ conflicts: ModelConfiguration.ConflictPolicy) throws
            -> ModelContainer
        {
            var configuration = try ModelConfiguration.test(store.file)
            configuration.conflicts = conflicts
            return try ModelContainer(for: store.container.schema, configurations: [configuration])
        }

        @Test func eightWritersLoseNoUpdate() throws {
            let store = try Store([Person.self])
            try store.context(saving: Person(name: .ann, weight: 0))
            let programs = [try program(store, .error), try program(store, .error)]
            let count = isLongRun ? 100 : 20
            try onThreads(8) { number in
                let context = ModelContext(programs[number % 2])
                let person = try #require(try context.fetch(Person.self).first)
                var done = 0
                while done < count {
                    person.weight = (person.weight ?? 0) + 1
                    do {
                        try context.save()
                        done += 1
                    } catch StoreError.conflict {
                        context.rollback()
                    }
                }
            }
            let person = try #require(try store.context().fetch(Person.self).first)
            #expect(person.weight == Double(8 * count))
        }

        /// Another program takes the last row first, and the others once it's waited for.
        @Test func deadlocksAreRepeated() throws {
            let store = try Store([Tag.self])
            try store.context(saving: Tag(label: "a"), Tag(label: "b"), Tag(label: "c"))
            let (file, statements) = (store.file, Statements())
            let container = try store.context(tracing: statements).container
            try onThreads(2) { number in
                guard number == 0 else {
                    return try Database(file).execute(
                        """
                        DO $$ BEGIN
                        PERFORM set_config('deadlock_timeout', '60s', true);
                        UPDATE Tag SET label = 'x' WHERE _pk = 3;
                        PERFORM pg_advisory_xact_lock(4711);
                        WHILE NOT EXISTS (SELECT 1 FROM pg_locks WHERE NOT granted
                        AND transactionid = pg_current_xact_id()::xid)
                        LOOP PERFORM pg_sleep(0.01); END LOOP;
                        UPDATE Tag SET label = 'y' WHERE _pk = 1;
                        END $$
                        """
                    )
                }
                let context = ModelContext(container)
                for tag in try context.fetch(Tag.self) { tag.label += "1" }
                // Until the other program has its row.
                try Database(file).execute(
                    """
                    DO $$ BEGIN
                    WHILE NOT EXISTS (SELECT 1 FROM pg_locks WHERE locktype = 'advisory'
                    AND objid = 4711)
                    LOOP PERFORM pg_sleep(0.01); END LOOP;
                    END $$
                    """
                )
                try context.save()
            }
            #expect(
                try store.context().fetch(Tag.self).map(\.label).sorted() == ["a1", "b1", "c1"]
            )
            #expect(statements.all.count { $0.hasPrefix("BEGIN") } == 2)
        }

        /// What several programs write in orders of their own is taken in one order.
        @Test(arguments: [false, true])
        func upsertsOfTheSameValuesDoNotDeadlock(areThere: Bool) throws {
            let store = try Store([Person.self])
            let container = store.container
            let save = { @Sendable (numbers: [Int], weight: Double) in
                let context = ModelContext(container)
                for number in numbers {
                    context.insert(Person(name: .ann, id: UUID(number), weight: weight))
                }
                try context.save()
            }
            if areThere { try save(Array(0..<40), 0) }
            try onThreads(8) { number in
                for _ in 0..<5 { try save((0..<40).shuffled(), Double(number)) }
            }
            let weights = try store.context().fetch(Person.self).map(\.weight)
            #expect(weights.count == 40)
            // Each save is a whole.
            #expect(Set(weights).count == 1)
            let remote = try #require(container.store.remote as? PostgreSQLStore)
            #expect(!remote.deadlocks.wereSeen)
        }

        /// Rows whose statements come one after the other: those with each set of changed columns, then the
        /// merged ones.
        @Test(arguments: [1, 2]) func savesOfTheSameRowsDoNotDeadlock(properties: Int) throws {
            let store = try Store([Seat.self, Tag.self])
            let container = store.container
            let context = try store.context()
            for number in 1...40 {
                context.insert(Seat(number: Int16(number), row: "A", place: number))
                context.insert(Tag(label: "\(number)"))
            }
            try context.save()
            try onThreads(8) { number in
                for round in 0..<5 {
                    let context = ModelContext(container)
                    let seats = try context.fetch(Seat.self).shuffled()
                    for (index, seat) in seats.enumerated() {
                        if index % properties == 0 {
                            seat.visits += 1
                        } else {
                            seat.weight = Double(number)
                        }
                    }
                    for label in (1...4).shuffled() where properties > 1 {
                        context.insert(Tag(label: "\(label)"))
                    }
                    context.insert(Tag(label: "\(number) \(round)"))
                    try context.save()
                }
            }
            #expect(try store.integer("SELECT count(*) FROM \"Tag\"") == 80)
            let remote = try #require(container.store.remote as? PostgreSQLStore)
            #expect(!remote.deadlocks.wereSeen)
        }

        /// What is taken in one order anyway costs no statement more.
        @Test func onlySavesInSeveralPartsLockTheirRows() throws {
            let store = try Store([Seat.self])
            let statements = Statements()
            let context = try store.context(tracing: statements)
            let seats = (1...40).map { Seat(number: Int16($0), row: "A", place: $0) }
            seats.forEach(context.insert)
            try context.save()
            func locks(_ change: () -> Void) throws -> Int {
                statements.removeAll()
                change()
                try context.save()
                return statements.all.count { $0.hasPrefix("SELECT count(*) FROM (SELECT 1 FROM") }
            }
            #expect(try locks { for seat in seats { seat.visits = 1 } } == 0)
            #expect(
                try locks {
                    for seat in seats[..<5] { seat.visits = 2 }
                    for seat in seats[5..<10] { seat.weight = 2 }
                } == 0
            )
            #expect(
                try locks {
                    for seat in seats[..<20] { seat.visits = 3 }
                    for seat in seats[20...] { seat.weight = 3 }
                } == 1
            )
            #expect(
                try locks {
                    seats[0].visits = 4
                    context.delete(seats[1])
                } == 1
            )
        }

        @Test func aTransactionIsRepeatedOnlySoOften() throws {
            let store = try Store([Tag.self])
            try Database(store.file).execute(
                """
                CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
                $$ BEGIN RAISE EXCEPTION 'refused' USING ERRCODE = '40001'; END $$;
                """
            )
            try Database(store.file).execute(
                "CREATE TRIGGER refusing BEFORE INSERT ON Tag FOR EACH ROW EXECUTE FUNCTION refuse()"
            )
            let statements = Statements()
            let context = try store.context(tracing: statements)
            context.insert(Tag(label: "x"))
            #expect {
                try context.save()
            } throws: { error in
                guard case StoreError.busy = error else { return false }
                return true
            }
            #expect(context.hasChanges)
            let count = statements.all.count { $0.hasPrefix("BEGIN") }
            #expect((2...10).contains(count))
            try Database(store.file).execute("DROP TRIGGER refusing ON Tag")
            try context.save()
            #expect(try store.integer("SELECT count(*) FROM Tag") == 1)
        }

        @Test func programsThatStartTogetherMigrateOnce() throws {
            let store = try Store([FirstNote.self, Tag.self])
            let file = store.file
            let migrations = MigrationCount()
            try onThreads(8) { _ in
                let container = try ModelContainer(
                    for: Schema([SecondNote.self, Tag.self]),
                    configurations: [.test(file)]
                )
                if container.migration != nil { migrations.add() }
            }
            #expect(migrations.count == 1)
            #expect(try store.integer("SELECT count(*) FROM \"_ModelStore_schema\"") == 2)
        }

        @Test func programsThatStartTogetherCreateTheTablesOnce() throws {
            let folder = try TemporaryFolder()
            let file = folder.url.appending(path: "new")
            _ = try ModelConfiguration.test(file)
            try onThreads(8) { number in
                let container = try ModelContainer(
                    for: Schema([Tag.self]),
                    configurations: [.test(file)]
                )
                let context = ModelContext(container)
                context.insert(Tag(label: "\(number)"))
                try context.save()
            }
            #expect(try Database(file).integer("SELECT count(*) FROM Tag") == 8)
        }
    }

    private final class MigrationCount: @unchecked Sendable {
        // Sendable, because `value` is only touched under `lock`.
        private let lock = NSLock()
        private var value = 0

        func add() { lock.withLock { value += 1 } }

        var count: Int { lock.withLock { value } }
    }
#endif
