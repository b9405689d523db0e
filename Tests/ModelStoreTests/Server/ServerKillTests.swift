#if PostgreSQL
    import Foundation
    import ModelStore
    import ModelStorePostgreSQL
    import TestSupport
    import Testing

    /// Programs and servers that end in the middle of a save: what was acknowledged is there, whole.
    @Suite(.onServer)
    struct ServerKillTests {
        private static let times = isLongRun ? 100 : 4

        @Test func killedPrograms() async throws {
            let store = try Store([Album.self])
            let folder = try TemporaryFolder()
            let told = try folder.write("", to: "told")
            var random = SeededGenerator(seed: 11)
            var last = 0
            for _ in 0..<Self.times {
                try Data().write(to: told)
                await #expect(processExitsWith: .signal(SIGKILL)) {
                    [
                        path = store.file.path as String, told = told.path as String,
                        microseconds = UInt32(20_000 + random.int(100_000)) as UInt32
                    ] in
                    let configuration = try ModelConfiguration.test(URL(fileURLWithPath: path))
                    let writer = try GenerationWriter(configuration, told: told)
                    Thread.detachNewThread {
                        usleep(microseconds)
                        kill(getpid(), SIGKILL)
                    }
                    try writer.run()
                }
                let lines = String(decoding: try Data(contentsOf: told), as: UTF8.self).split(
                    separator: "\n"
                )
                last = max(last, lines.compactMap { Int($0) }.last ?? 0)
                let count = try checkWhole(store.context())
                // The last save may have been committed without a word.
                #expect((last...last + 1).contains(count))
                last = count
            }
            #expect(last > 0)
        }

        /// Generations that one context saves while the server ends and starts again.
        @Test func killedServers() throws {
            let server = try OwnServer()
            defer { server.stop() }
            var configuration = ModelConfiguration.postgreSQL(server.address)
            configuration.busyTimeout = 60
            let container = try ModelContainer(for: Album.self, configurations: configuration)
            let state = RunState()
            let times = Self.times
            try onThreads(2) { number in
                if number == 0 {
                    defer { state.end() }
                    for _ in 0..<times {
                        state.waitForSaves(3)
                        try server.crash()
                    }
                } else {
                    try saveUntilTheEnd(ModelContext(container), state)
                }
            }
            let saved = try checkWhole(ModelContext(container))
            #expect(saved == state.saves)
            #expect(state.lostConnections > 0)
        }

        private func saveUntilTheEnd(_ context: ModelContext, _ state: RunState) throws {
            while !state.isOver {
                let album = Album(title: "\(state.saves + 1)")
                context.insert(album)
                for number in 0..<20 {
                    let photo = Photo(title: "\(state.saves + 1)-\(number)")
                    context.insert(photo)
                    album.photos.append(photo)
                }
                while context.hasChanges {
                    do {
                        try context.save()
                    } catch StoreError.connectionLost {
                        state.noteLostConnection()
                        #expect(context.hasChanges)
                        usleep(10_000)
                    }
                }
                state.noteSave()
            }
        }

        /// - Returns: How many generations there are.
        private func checkWhole(_ context: ModelContext) throws -> Int {
            try context.read {
                let albums = try context.fetch(Album.self)
                #expect(Set(albums.map(\.title)) == Set((0..<albums.count).map { "\($0 + 1)" }))
                for album in albums {
                    #expect(album.photos.map(\.title) == (0..<20).map { "\(album.title)-\($0)" })
                }
                return albums.count
            }
        }
    }

    /// What two threads know of a run.
    private final class RunState: @unchecked Sendable {
        // Sendable, because what changes is only touched under `condition`.
        private let condition = NSCondition()
        private var saveCount = 0
        private var lostCount = 0
        private var hasEnded = false

        var saves: Int { condition.withLock { saveCount } }
        var lostConnections: Int { condition.withLock { lostCount } }
        var isOver: Bool { condition.withLock { hasEnded } }

        func noteSave() {
            condition.withLock {
                saveCount += 1
                condition.broadcast()
            }
        }

        func noteLostConnection() { condition.withLock { lostCount += 1 } }

        func end() { condition.withLock { hasEnded = true } }

        func waitForSaves(_ count: Int) {
            condition.withLock {
                let goal = saveCount + count
                while saveCount < goal { condition.wait() }
            }
        }
    }
#endif
