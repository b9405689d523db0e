#if PostgreSQL
    import Foundation
    import ModelStore
    import ModelStorePostgreSQL
    import TestSupport
    import Testing

    /// Contexts that only read, on hot standbys.
    @Suite(.onReplicas, .serialized, .timeLimit(.minutes(2)))
    struct ReplicaTests {
        private func container(_ servers: ReplicatedServers) throws -> ModelContainer {
            try ModelContainer(
                for: Tag.self,
                configurations: .postgreSQL(servers.address, replicas: servers.standbyAddress)
            )
        }

        @Test func aReadSeesTheLastSave() throws {
            let servers = try ReplicatedServers()
            defer { servers.stop() }
            let container = try container(servers)
            let writer = ModelContext(container)
            let tag = Tag(label: "")
            writer.insert(tag)
            try writer.save()
            let readers = [
                ModelContext(readingFrom: container), ModelContext(readingFrom: container),
            ]
            var stale = 0
            for round in 0..<1000 {
                tag.label = "\(round)"
                try writer.save()
                let reader = readers[round % 2]
                let tags =
                    try round % 3 == 0
                    ? reader.read { try reader.fetch(Tag.self) } : reader.fetch(Tag.self)
                if tags.map(\.label) != ["\(round)"] { stale += 1 }
            }
            #expect(stale == 0)
            // The standbys have answered, and not the primary for them. A session that stays idle tells its
            // number after ten seconds.
            let end = Date() + 20
            var reads = 0
            while reads <= 500, Date() < end {
                reads = try servers.standbys.map { try self.reads($0) }.reduce(0, +)
                Thread.sleep(forTimeInterval: 0.1)
            }
            #expect(reads > 500)
        }

        /// How many transactions a server has ended.
        private func reads(_ server: OwnServer) throws -> Int {
            try server.text(
                "SELECT pg_stat_get_db_xact_commit(oid) FROM pg_database WHERE datname = 'postgres'"
            ).flatMap { Int($0) } ?? 0
        }

        @Test func aStandbyThatIsBehindIsNotAsked() throws {
            let servers = try ReplicatedServers()
            defer { servers.stop() }
            let container = try container(servers)
            let writer = ModelContext(container)
            let reader = ModelContext(readingFrom: container)
            #expect(try reader.fetchCount(FetchDescriptor<Tag>()) == 0)
            for standby in servers.standbys { try standby.text("SELECT pg_wal_replay_pause()") }
            for count in 1...5 {
                writer.insert(Tag(label: "\(count)"))
                try writer.save()
                #expect(try reader.fetchCount(FetchDescriptor<Tag>()) == count)
                #expect(try reader.read { try reader.fetch(Tag.self).count } == count)
            }
            for standby in servers.standbys { try standby.text("SELECT pg_wal_replay_resume()") }
            #expect(try reader.fetchCount(FetchDescriptor<Tag>()) == 5)
        }

        @Test func thePrimaryAnswersForStandbysThatAreGone() throws {
            let servers = try ReplicatedServers()
            defer { servers.stop() }
            let container = try container(servers)
            let writer = ModelContext(container)
            let reader = ModelContext(readingFrom: container)
            for (number, standby) in servers.standbys.enumerated() {
                writer.insert(Tag(label: "\(number)"))
                try writer.save()
                #expect(try reader.fetch(Tag.self).count == number + 1)
                try standby.halt()
                #expect(try reader.read { try reader.fetch(Tag.self).count } == number + 1)
                #expect(try reader.fetch(Tag.self).count == number + 1)
            }
            let late = try self.container(servers)
            #expect(try ModelContext(readingFrom: late).fetch(Tag.self).count == 2)
        }

        @Test func aStandbyThatEndsInATransactionIsReplaced() throws {
            let servers = try ReplicatedServers()
            defer { servers.stop() }
            let container = try container(servers)
            let reader = ModelContext(readingFrom: container)
            #expect(try reader.fetch(Tag.self).isEmpty)
            let counts = try reader.read {
                for standby in servers.standbys { try standby.halt() }
                return try [reader.fetch(Tag.self).count, reader.fetch(Tag.self).count]
            }
            #expect(counts == [0, 0])
        }

        @Test func whatOthersSaveIsFollowed() async throws {
            let servers = try ReplicatedServers()
            defer { servers.stop() }
            let reader = ModelContext(readingFrom: try container(servers))
            let writer = ModelContext(try container(servers))
            var updates = reader.results(
                of: FetchDescriptor(sortBy: [Tag.fields.label.ascending])
            ).makeAsyncIterator()
            #expect(try await updates.next()?.models.isEmpty == true)
            for standby in servers.standbys {
                try standby.text("ALTER SYSTEM SET recovery_min_apply_delay = '50ms'")
                try standby.text("SELECT pg_reload_conf()")
            }
            for count in 1...10 {
                writer.insert(Tag(label: "\(count)"))
                try writer.save()
                #expect(try await updates.next()?.models.count == count)
            }
        }
    }
#endif
