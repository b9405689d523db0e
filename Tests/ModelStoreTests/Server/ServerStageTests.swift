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
            let notes = try FirstNotes("old")
            (folder, configuration) = (notes.folder, notes.configuration)
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

        @Test func aStageFetchesBeforeAndAfterAColumnGetsAnotherType() throws {
            let crates = try ModelConfiguration.test(
                folder.url.appendingPathComponent("crates.sqlite")
            )
            let context = try ModelContext(
                ModelContainer(for: CountedCrate.self, configurations: crates)
            )
            context.insert(CountedCrate(size: 5))
            try context.save()
            let container = try ModelContainer(
                for: WeighedCrate.self,
                migrationPlan: CratePlan.self,
                configurations: crates
            )
            #expect(try ModelContext(container).fetch(WeighedCrate.self).map(\.size) == [6.5])
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

    /// A crate with a size, whatever its type.
    private class SizedCrate<Size: StoredSize>: ModelObject {
        var size: Size { didSet { didChange(1) } }

        init(size: Size) {
            self.size = size
            super.init()
        }

        required init(row: Row) throws {
            size = Size.read(row)
            try super.init(row: row)
        }

        override func decode(_ row: Row) throws { size = Size.read(row) }

        override func bind(to statement: Statement) { size.bind(to: statement) }
    }

    private protocol StoredSize {
        static func read(_ row: Row) -> Self
        func bind(to statement: Statement)
    }

    extension Int32: StoredSize {
        fileprivate static func read(_ row: Row) -> Int32 { row[1] }
        fileprivate func bind(to statement: Statement) { statement.bind(1, self) }
    }

    extension Double: StoredSize {
        fileprivate static func read(_ row: Row) -> Double { row[1] }
        fileprivate func bind(to statement: Statement) { statement.bind(1, self) }
    }

    private final class CountedCrate: SizedCrate<Int32>, PersistentModel {
        override class var entity: Entity { Entity("Crate", columns: [.int32("size")]) }
    }

    private final class WeighedCrate: SizedCrate<Double>, PersistentModel {
        override class var entity: Entity { Entity("Crate", columns: [.double("size")]) }
    }

    private enum CountedVersion: VersionedSchema {
        static let versionIdentifier = Schema.Version(1, 0, 0)
        static var models: [any PersistentModel.Type] { [CountedCrate.self] }
    }

    private enum WeighedVersion: VersionedSchema {
        static let versionIdentifier = Schema.Version(2, 0, 0)
        static var models: [any PersistentModel.Type] { [WeighedCrate.self] }
    }

    private enum CratePlan: SchemaMigrationPlan {
        static var schemas: [any VersionedSchema.Type] {
            [CountedVersion.self, WeighedVersion.self]
        }
        static var stages: [MigrationStage] {
            [
                .custom(
                    fromVersion: CountedVersion.self,
                    toVersion: WeighedVersion.self
                ) { context in
                    for crate in try context.fetch(CountedCrate.self) { crate.size += 1 }
                } didMigrate: { context in
                    for crate in try context.fetch(WeighedCrate.self) { crate.size += 0.5 }
                }
            ]
        }
    }
#endif
