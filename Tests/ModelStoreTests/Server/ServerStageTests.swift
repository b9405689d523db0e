#if PostgreSQL
    import Foundation
    import ModelStore
    import TestSupport
    import Testing

    /// Stages of a plan on a server, where others work at the same time.
    @Suite(.onServer)
    struct ServerStageTests {
        private let folder: TemporaryFolder
        private let configuration: ModelConfiguration

        init() throws {
            folder = try TemporaryFolder()
            configuration = try .test(folder.url.appendingPathComponent("notes.sqlite"))
            let context = try ModelContext(
                ModelContainer(for: FirstNote.self, configurations: configuration)
            )
            context.insert(FirstNote(text: "old"))
            try context.save()
        }

        private func open(_ plan: any SchemaMigrationPlan.Type) throws -> ModelContainer {
            try ModelContainer(
                for: ShortNote.self,
                migrationPlan: plan,
                configurations: configuration
            )
        }

        @Test func ofServersThatStartTogetherOneRunsTheStages() throws {
            try onThreads(4) { _ in _ = try open(ShorteningPlan.self) }
            let notes = try ModelContext(open(ShorteningPlan.self)).fetch(ShortNote.self)
            #expect(notes.map(\.text) == ["old!"])
        }

        @Test func whoReadsMeanwhileSeesTheOldRows() throws {
            let container = try ModelContainer(
                for: FirstNote.self,
                configurations: configuration
            )
            WatchedPlan.container.withLock { $0 = container }
            _ = try open(WatchedPlan.self)
            #expect(WatchedPlan.texts.withLock { $0 } == ["old"])
        }

        @Test func aContextOfAStageEndsWithIt() throws {
            _ = try open(LeakingPlan.self)
            let container = try #require(LeakingPlan.container.withLock { $0 })
            #expect(throws: StoreError.self) {
                _ = try ModelContext(container).fetch(FirstNote.self)
            }
        }
    }

    private final class Locked<Value>: @unchecked Sendable {
        // Sendable, because `value` is only touched under `lock`.
        private let lock = NSLock()
        private var value: Value

        init(_ value: Value) { self.value = value }

        func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
            lock.withLock { body(&value) }
        }
    }

    private enum WatchedPlan: SchemaMigrationPlan {
        static let container = Locked<ModelContainer?>(nil)
        static let texts = Locked<[String]>([])
        static var schemas: [any VersionedSchema.Type] { [FirstVersion.self, ShortVersion.self] }
        static var stages: [MigrationStage] {
            [
                .custom(
                    fromVersion: FirstVersion.self,
                    toVersion: ShortVersion.self
                ) { context in
                    for note in try context.fetch(FirstNote.self) { note.text = "new" }
                    try context.save()
                    guard let container = container.withLock({ $0 }) else { return }
                    let found = try ModelContext(container).fetch(FirstNote.self).map(\.text)
                    texts.withLock { $0 = found }
                } didMigrate: { _ in
                }
            ]
        }
    }

    private enum LeakingPlan: SchemaMigrationPlan {
        static let container = Locked<ModelContainer?>(nil)
        static var schemas: [any VersionedSchema.Type] { [FirstVersion.self, ShortVersion.self] }
        static var stages: [MigrationStage] {
            [
                .custom(
                    fromVersion: FirstVersion.self,
                    toVersion: ShortVersion.self
                ) { context in
                    container.withLock { $0 = context.container }
                } didMigrate: { _ in
                }
            ]
        }
    }
#endif
