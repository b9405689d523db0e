#if PostgreSQL
    import Foundation
    import ModelStore
    import ModelStorePostgreSQL
    import ModelTypes
    import TestSupport
    import Testing

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

        /// Rows that are written in opposite orders: PostgreSQL ends one of the transactions.
        @Test func deadlocksAreRepeated() throws {
            let store = try Store([Tag.self])
            try store.context(saving: Tag(label: "a"), Tag(label: "b"), Tag(label: "c"))
            let container = store.container
            try onThreads(4) { number in
                let context = ModelContext(container)
                for round in 0..<25 {
                    let order: [FieldOrder<Tag>] =
                        number % 2 == 0
                        ? [Tag.fields.label.ascending] : [Tag.fields.label.descending]
                    for tag in try context.fetch(Tag.self, sortBy: order) {
                        tag.label = "\(tag.label.prefix(1))\(number)-\(round)"
                    }
                    try context.save()
                }
            }
            let labels = try store.context().fetch(Tag.self).map { $0.label.prefix(1) }
            #expect(Set(labels) == ["a", "b", "c"])
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
