#if PostgreSQL
    import Foundation
    import ModelStore
    import ModelStorePostgreSQL
    import TestSupport
    import Testing

    /// A standby becomes the primary.
    @Suite(.onReplicas, .serialized, .timeLimit(.minutes(2)))
    struct FailoverTests {
        @Test func nothingThatWasAcknowledgedIsLost() throws {
            let servers = try ReplicatedServers()
            defer { servers.stop() }
            var configuration = ModelConfiguration.postgreSQL(
                servers.address,
                replicas: servers.standbyAddress
            )
            configuration.busyTimeout = 30
            let container = try ModelContainer(for: Tag.self, configurations: configuration)
            try servers.makeSynchronous()
            let (saves, threads) = (AcknowledgedSaves(), 4)
            try onThreads(threads + 1) { number in
                if number == threads {
                    saves.wait(for: 400)
                    try servers.primary.halt()
                    try servers.standbys[0].promote()
                } else {
                    try save(1000 / threads, as: number, container, saves)
                }
            }
            let labels = try ModelContext(container).fetch(Tag.self).map(\.label)
            #expect(labels.count == 1000)
            #expect(Set(labels) == Set(saves.labels))
            #expect(saves.lostConnections > 0)
            #expect(try servers.standbys[0].text("SELECT count(*) FROM \"Tag\"") == "1000")
        }

        private func save(
            _ count: Int,
            as number: Int,
            _ container: ModelContainer,
            _ saves: AcknowledgedSaves
        ) throws {
            let context = ModelContext(container)
            let reader = ModelContext(readingFrom: container)
            for round in 0..<count {
                let label = "\(number)-\(round)"
                context.insert(Tag(label: label))
                try saves.retry { try context.save() }
                saves.note(label)
                let descriptor = FetchDescriptor(Tag.fields.label == label)
                let found = try saves.retry { try reader.fetchCount(descriptor) }
                #expect(found == 1, "\(label)")
            }
        }

        /// A name that leads to another server, as in a network: to a standby, for a while.
        @Test func aSessionOfAStandbyIsGivenUp() throws {
            let servers = try ReplicatedServers()
            defer { servers.stop() }
            let link = "/tmp/modelstore-\(UUID().uuidString.prefix(8))"
            func lead(to server: OwnServer) throws {
                try? FileManager.default.removeItem(atPath: link)
                try FileManager.default.createSymbolicLink(
                    atPath: link,
                    withDestinationPath: server.folder
                )
            }
            defer { try? FileManager.default.removeItem(atPath: link) }
            try lead(to: servers.primary)
            let container = try ModelContainer(
                for: Tag.self,
                configurations: .postgreSQL("postgresql:///postgres?host=\(link)&user=postgres")
            )
            let context = ModelContext(container)
            context.insert(Tag(label: "a"))
            try context.save()
            let inserted = try #require(
                try servers.primary.text("SELECT pg_current_wal_flush_lsn()::text")
            )
            let question = "SELECT pg_last_wal_replay_lsn() >= '\(inserted)'"
            while try servers.standbys[0].text(question) != "1" { usleep(1000) }
            try lead(to: servers.standbys[0])
            try servers.primary.halt()
            context.insert(Tag(label: "b"))
            for _ in 0..<2 {
                #expect {
                    try context.save()
                } throws: { error in
                    guard case StoreError.connectionLost = error else { return false }
                    return true
                }
            }
            #expect(context.hasChanges)
            // Reading goes on meanwhile.
            #expect(try ModelContext(container).fetch(Tag.self).map(\.label) == ["a"])
            try lead(to: servers.standbys[1])
            try servers.standbys[1].promote()
            try context.save()
            #expect(try servers.standbys[1].text("SELECT count(*) FROM \"Tag\"") == "2")
        }
    }

    /// What several threads have saved.
    private final class AcknowledgedSaves: @unchecked Sendable {
        // Sendable, because what changes is only touched under `condition`.
        private let condition = NSCondition()
        private var saved: [String] = []
        private var lostCount = 0

        var labels: [String] { condition.withLock { saved } }
        var lostConnections: Int { condition.withLock { lostCount } }

        func note(_ label: String) {
            condition.withLock {
                saved.append(label)
                condition.broadcast()
            }
        }

        func wait(for count: Int) {
            condition.withLock { while saved.count < count { condition.wait() } }
        }

        /// Repeats a body whose connection is lost.
        func retry<Result>(_ body: () throws -> Result) throws -> Result {
            while true {
                do { return try body() } catch StoreError.connectionLost {
                    condition.withLock { lostCount += 1 }
                    usleep(10_000)
                }
            }
        }
    }
#endif
