#if PostgreSQL
    import Foundation
    import ModelStore
    import Observation
    import TestSupport
    import Testing

    @testable import ModelStorePostgreSQL

    /// What other programs save on a server is followed.
    @Suite(.onServer)
    struct ListeningTests {
        /// A container as another program has it, with connections of its own.
        private func program(_ store: Store) throws -> ModelContainer {
            try ModelContainer(
                for: store.container.schema,
                configurations: [.test(store.file)]
            )
        }

        private func labels(_ context: ModelContext) -> LiveResults<Tag>.Iterator {
            context.results(of: FetchDescriptor(sortBy: [Tag.fields.label.ascending]))
                .makeAsyncIterator()
        }

        @Test func aSaveOfAnotherProgramIsAnUpdate() async throws {
            let store = try Store([Tag.self])
            let context = try store.context(saving: Tag(label: "a"))
            var updates = labels(context)
            let first = try #require(try await updates.next()).models
            let other = ModelContext(try program(store))
            try #require(try other.fetch(Tag.self).first).label = "z"
            other.insert(Tag(label: "b"))
            try other.save()
            var update = try #require(try await updates.next())
            #expect(update.models.map(\.label) == ["b", "z"])
            #expect(update.updatedIdentifiers == [first[0].persistentModelID])
            #expect(update.insertedIdentifiers.count == 1)
            try other.update(
                Tag.self,
                where: Tag.fields.label == "b",
                set: Tag.fields.label.set(to: "y")
            )
            update = try #require(try await updates.next())
            #expect(update.models.map(\.label) == ["y", "z"])
            try other.container.erase()
            update = try #require(try await updates.next())
            #expect(update.models.isEmpty)
        }

        @Test func aSaveOfAnotherProcessIsAnUpdate() async throws {
            let store = try Store([Tag.self])
            let context = try store.context(saving: Tag(label: "a"))
            var updates = labels(context)
            _ = try await updates.next()
            await #expect(processExitsWith: .success) { [path = store.file.path as String] in
                let container = try ModelContainer(
                    for: Tag.self,
                    configurations: .test(URL(fileURLWithPath: path))
                )
                try await container.perform { $0.insert(Tag(label: "b")) }
            }
            let update = try #require(try await updates.next())
            #expect(update.models.map(\.label) == ["a", "b"])
        }

        @Test func otherTablesAskNothing() async throws {
            let store = try Store([Tag.self, Garden.self])
            let statements = Statements()
            let context = try store.context(tracing: statements)
            var updates = labels(context)
            _ = try await updates.next()
            statements.removeAll()
            let other = ModelContext(try program(store))
            for _ in 0..<3 {
                other.insert(Garden(name: "g"))
                try other.save()
            }
            other.insert(Tag(label: "t"))
            try other.save()
            #expect(try await updates.next()?.models.map(\.label) == ["t"])
            // One look at the tags, however many saves there were.
            #expect(statements.all.count { $0.contains("FROM \"Tag\"") } == 1)
            #expect(!statements.all.contains { $0.contains("Garden") })
        }

        @Test @MainActor func observedObjectsFollow() async throws {
            let store = try Store([Tag.self])
            let tag = Tag(label: "old")
            store.container.mainContext.insert(tag)
            try store.container.mainContext.save()
            let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
            withObservationTracking {
                _ = tag.label
            } onChange: {
                continuation.finish()
            }
            let other = ModelContext(try program(store))
            try #require(try other.fetch(Tag.self).first).label = "new"
            try other.save()
            for await _ in stream {}
            #expect(tag.label == "new")
            other.delete(try #require(try other.fetch(Tag.self).first))
            try other.save()
            while !tag.isDeleted { await Task.yield() }
        }

        @Test func aLostConnectionIsMadeAgain() async throws {
            let store = try Store([Tag.self])
            let context = try store.context(saving: Tag(label: "a"))
            var updates = labels(context)
            _ = try await updates.next()
            let other = ModelContext(try program(store))
            for round in 1...3 {
                let ended = try listeners(store, "pg_terminate_backend(pid)")
                #expect(ended == 1)
                other.insert(Tag(label: "b\(round)"))
                try other.save()
                let update = try #require(try await updates.next())
                #expect(update.models.count == round + 1)
            }
        }

        @Test func nobodyListensAfterTheLastWatcher() async throws {
            let store = try Store([Tag.self])
            #expect(try listeners(store) == 0)
            try await watchTwice(store)
            while try listeners(store) > 0 { await Task.yield() }
        }

        private func watchTwice(_ store: Store) async throws {
            var (first, second) = (labels(try store.context()), labels(try store.context()))
            _ = try await first.next()
            _ = try await second.next()
            #expect(try listeners(store) == 1)
        }

        /// How many connections listen for the store's saves.
        private func listeners(_ store: Store, _ each: String = "pid") throws -> Int64 {
            let channel = try #require(
                try Database(store.file).texts("SELECT \(AnnouncedSave.channel)").first
            )
            let address = try #require(TestServer.address(of: store.file))
            return Int64(
                try TestServer.texts(
                    "SELECT \(each) FROM pg_stat_activity WHERE query = 'LISTEN \"\(channel)\"'",
                    address
                ).count
            )
        }

        @Test func aPayloadHasALimit() {
            let short = AnnouncedSave(origin: "o", RemoteChanges(tables: ["b", "a"]))
            #expect(short.payload == "o\na\nb")
            #expect(AnnouncedSave(payload: short.payload) == short)
            let long = AnnouncedSave(
                origin: "o",
                RemoteChanges(tables: Set((0..<2000).map { "table\($0)" }))
            )
            #expect(long.payload.utf8.count < 8000)
            #expect(AnnouncedSave(payload: long.payload).changes == .unknown)
        }

        /// Behind a pool whose server can't be reached past it.
        @Test func withoutAnAddressToListenAtTheServerIsAsked() async throws {
            let store = try Store([Tag.self])
            let server = TestServer.poolAddress ?? TestServer.address
            let address = try #require(TestServer.address(for: store.file, at: server))
            let container = try await ModelContainer.open(
                for: Tag.self,
                configurations: .postgreSQL(address, pooling: .transactions(listeningAt: nil))
            )
            var updates = labels(ModelContext(container))
            #expect(try await updates.next()?.models.count == 0)
            try store.context(saving: Tag(label: "a"))
            #expect(try await updates.next()?.models.count == 1)
            #expect(try listeners(store) == 0)
        }
    }
#endif
