import Dispatch
import Foundation
import ModelStore
import ModelTypes
import Synchronization
import TestSupport
import Testing

/// A plan takes a file through its versions, or leaves it as it was.
struct StagedMigrationTests {
    private let folder: TemporaryFolder
    private let file: URL
    private let configuration: ModelConfiguration

    init() throws {
        let notes = try FirstNotes("old", "ancient")
        (folder, file, configuration) = (notes.folder, notes.file, notes.configuration)
    }

    private func open(_ plan: any SchemaMigrationPlan.Type) throws -> ModelContainer {
        try ModelContainer(
            for: ShortNote.self,
            migrationPlan: plan,
            configurations: configuration
        )
    }

    @Test func changesRowsBeforeAndAfter() throws {
        let container = try open(ShorteningPlan.self)
        let context = ModelContext(container)
        let texts = try context.fetch(ShortNote.self).map(\.text).sorted()
        #expect(texts == ["anci!", "old!"])
        #expect(container.migration?.changes == ["Note.text: other rules"])
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.path).allSatisfy {
                !$0.contains("migration")
            }
        )
        #expect(try open(ShorteningPlan.self).migration == nil)
    }

    @Test("openings that come while another one migrates wait for it, and leave its copy alone")
    func severalAtOnce() throws {
        let (configuration, folder) = (configuration, folder)
        let stale = folder.url.appending(
            path: file.lastPathComponent + "-migration-" + UUID().uuidString
        )
        if TestServer.address == nil { try Data("left behind".utf8).write(to: stale) }
        let texts = Mutex<[[String]]>([])
        DispatchQueue.concurrentPerform(iterations: 5) { number in
            Thread.sleep(forTimeInterval: Double(number) * 0.07)
            do {
                let container = try ModelContainer(
                    for: ShortNote.self,
                    migrationPlan: SlowPlan.self,
                    configurations: configuration
                )
                let notes = try ModelContext(container).fetch(ShortNote.self)
                texts.withLock { $0.append(notes.map(\.text).sorted()) }
                // The stage sleeps 0.3 seconds.
                #expect(container.migration.map { $0.duration >= 0.3 } ?? true)
            } catch {
                Issue.record(error)
            }
        }
        #expect(texts.withLock { $0 } == Array(repeating: ["anci", "old"], count: 5))
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(!names.contains { $0.contains("migration") })
    }

    @Test func aStageBetweenVersionsWithOneSchemaRunsOnce() throws {
        for plan in [ShorteningPlan.self, CorrectingPlan.self, CorrectingPlan.self]
            as [any SchemaMigrationPlan.Type]
        {
            _ = try open(plan)
        }
        let texts = try ModelContext(open(CorrectingPlan.self)).fetch(ShortNote.self).map(\.text)
        #expect(texts.sorted() == ["anci?", "old?"])
    }

    @Test func aLaterVersionMayBeLikeAnEarlierOne() throws {
        _ = try open(ShorteningPlan.self)
        let container = try ModelContainer(
            for: FirstNote.self,
            migrationPlan: ReturningPlan.self,
            configurations: configuration
        )
        let texts = try ModelContext(container).fetch(FirstNote.self).map(\.text)
        #expect(texts.sorted() == ["anci!", "old!"])
    }

    @Test func aStageMayRenameAClassItself() throws {
        let container = try ModelContainer(
            for: MemoNote.self,
            migrationPlan: RenamingPlan.self,
            configurations: configuration
        )
        let texts = try ModelContext(container).fetch(MemoNote.self).map(\.text)
        #expect(texts == ["all notes"])
    }

    @Test func aStageDoesNotForgetRowsOfARenamedClass() throws {
        let before = try FileDump(file)
        let error = #expect(throws: StoreError.self) {
            _ = try ModelContainer(
                for: MemoNote.self,
                migrationPlan: ForgettingPlan.self,
                configurations: configuration
            )
        }
        guard case .cannotMigrate(_, let problems) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(problems.map(\.kind) == [.maybeRenamed])
        #expect(
            problems.first?.message.hasSuffix(
                "insert objects of it in the stage, else remove the rows there"
            ) == true
        )
        #expect(try FileDump(file) == before)
    }

    @Test func olderCodeNamesTheVersionThatWroteTheFile() throws {
        _ = try open(ShorteningPlan.self)
        let before = try FileDump(file)
        let error = #expect(throws: StoreError.self) {
            _ = try ModelContainer(for: FirstNote.self, configurations: configuration)
        }
        guard case .newerModel(_, "2.0.0") = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(error?.description.contains("by a newer model, version 2.0.0;") == true)
        #expect(try FileDump(file) == before)
    }

    @Test func olderCodeForSomeClassesIsRefused() throws {
        let other = try ModelConfiguration.test(folder.url.appendingPathComponent("new.sqlite"))
        _ = try ModelContainer(for: FirstNote.self, Paperback.self, configurations: other)
        let newer = Schema(ShortVersion.models + [Paperback.self])
        _ = try ModelContainer(for: newer, configurations: [other])
        let error = #expect(throws: StoreError.self) {
            _ = try ModelContainer(for: FirstNote.self, configurations: other)
        }
        guard case .newerModel = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test func aSchemaOfAVersionIsRemembered() throws {
        let schema = Schema(versionedSchema: ShortVersion.self)
        let file = folder.url.appendingPathComponent("new.sqlite")
        let other = try ModelConfiguration.test(file)
        _ = try ModelContainer(for: FirstNote.self, configurations: other)
        _ = try ModelContainer(for: schema, configurations: [other])
        let error = #expect(throws: StoreError.self) {
            let reading = try ModelConfiguration.test(file, allowsSave: false)
            _ = try ModelContainer(for: FirstNote.self, configurations: reading)
        }
        guard case .newerModel(_, "2.0.0") = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test func anErrorInAStageLeavesTheFile() throws {
        #expect(throws: CancellationError.self) { _ = try open(FailingPlan.self) }
        let context = try ModelContext(
            ModelContainer(for: FirstNote.self, configurations: configuration)
        )
        #expect(try context.fetch(FirstNote.self).map(\.text) == ["old", "ancient"])
        #expect(context.container.migration == nil)
    }

    @Test func rowsThatNoStageChangesAreRefused() throws {
        let error = #expect(throws: StoreError.self) { _ = try open(EmptyPlan.self) }
        guard case .cannotMigrate(_, let problems) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(problems.map(\.kind) == [.rowDoesNotFit])
        #expect(problems.map(\.keys) == [[2]])
        let context = try ModelContext(
            ModelContainer(for: FirstNote.self, configurations: configuration)
        )
        #expect(try context.fetch(FirstNote.self).count == 2)
    }

    @Test func aNewFileNeedsNoStage() throws {
        let other = try ModelConfiguration.test(folder.url.appendingPathComponent("new.sqlite"))
        let container = try ModelContainer(
            for: ShortNote.self,
            migrationPlan: FailingPlan.self,
            configurations: other
        )
        #expect(container.migration == nil)
    }

    /// Notes in one file, and books, which the plan doesn't know, in another.
    private func files(_ note: any PersistentModel.Type) -> [ModelConfiguration] {
        let models: [(String, any PersistentModel.Type)] = [
            ("notes", note), ("books", Paperback.self),
        ]
        return models.map { name, model in
            ModelConfiguration(
                name,
                schema: Schema([model]),
                url: folder.url.appendingPathComponent("several-\(name)")
            )
        }
    }

    @Test(arguments: [MigrationPolicy.automatic, .keepingData])
    func eachOfSeveralFilesGoesThroughThePlan(_ policy: MigrationPolicy) throws {
        let before = try ModelContainer(
            for: Schema([FirstNote.self, Paperback.self]),
            configurations: files(FirstNote.self)
        )
        let old = ModelContext(before)
        old.insert(FirstNote(text: "ancient"))
        old.insert(Paperback(title: "Emma"))
        try old.save()
        let configurations = files(ShortNote.self).map { configuration in
            var configuration = configuration
            configuration.migration = policy
            return configuration
        }
        for expected in [false, true] {
            let container = try ModelContainer(
                for: Schema([ShortNote.self, Paperback.self]),
                migrationPlan: ShorteningPlan.self,
                configurations: configurations
            )
            let context = ModelContext(container)
            #expect(try context.fetch(ShortNote.self).map(\.text) == ["anci!"])
            #expect(try context.fetch(Paperback.self).map(\.title) == ["Emma"])
            #expect((container.migration == nil) == expected)
        }
    }

    /// The books stay as they are between the versions.
    @Test func aPlanMayKnowTheClassesOfAllFiles() throws {
        let before = try ModelContainer(
            for: Schema([FirstNote.self, Paperback.self]),
            configurations: files(FirstNote.self)
        )
        let old = ModelContext(before)
        old.insert(FirstNote(text: "ancient"))
        old.insert(Paperback(title: "Emma"))
        try old.save()
        for _ in 0..<2 {
            let container = try ModelContainer(
                for: Schema([ShortNote.self, Paperback.self]),
                migrationPlan: ShelfPlan.self,
                configurations: files(ShortNote.self)
            )
            let context = ModelContext(container)
            #expect(try context.fetch(ShortNote.self).map(\.text) == ["anci"])
            #expect(try context.fetch(Paperback.self).map(\.title) == ["Emma"])
        }
    }

    @Test func severalNewFilesAndDatabasesInMemoryNeedNoStage() throws {
        var configurations = files(ShortNote.self)
        configurations[1] = ModelConfiguration(
            "books",
            schema: Schema([Paperback.self]),
            isStoredInMemoryOnly: true
        )
        let container = try ModelContainer(
            for: Schema([ShortNote.self, Paperback.self]),
            migrationPlan: FailingPlan.self,
            configurations: configurations
        )
        #expect(container.migration == nil)
    }

    @Test func aVersionThatForgetsAClassIsRefused() throws {
        let file = folder.url.appendingPathComponent("new.sqlite")
        let other = try ModelConfiguration.test(file)
        let context = try ModelContext(
            ModelContainer(for: FirstNote.self, Paperback.self, configurations: other)
        )
        context.insert(Paperback(title: "Emma"))
        try context.save()
        let before = try FileDump(file)
        let error = #expect(throws: StoreError.self) {
            _ = try ModelContainer(
                for: ShortNote.self,
                Paperback.self,
                migrationPlan: NoBooksPlan.self,
                configurations: other
            )
        }
        #expect(error?.description.contains("'ShortVersion' of 'NoBooksPlan' lacks") == true)
        #expect(try FileDump(file) == before)
    }

    @Test func aContainerOfAnOlderVersionLeavesItsFile() throws {
        for _ in 0..<2 {
            let container = try ModelContainer(
                for: FirstNote.self,
                migrationPlan: ShorteningPlan.self,
                configurations: configuration
            )
            let texts = try ModelContext(container).fetch(FirstNote.self).map(\.text)
            #expect(texts == ["old", "ancient"])
        }
        let texts = try ModelContext(open(ShorteningPlan.self)).fetch(ShortNote.self).map(\.text)
        #expect(texts.sorted() == ["anci!", "old!"])
    }

    @Test func aLaterVersionWithoutAPlanMayBeLikeAnEarlierOne() throws {
        _ = try open(ShorteningPlan.self)
        let container = try ModelContainer(
            for: Schema(versionedSchema: ReturnedVersion.self),
            configurations: [configuration]
        )
        let texts = try ModelContext(container).fetch(FirstNote.self).map(\.text)
        #expect(texts.sorted() == ["anci!", "old!"])
    }
}

private enum BookVersion: VersionedSchema {
    static let versionIdentifier = Schema.Version(1, 0, 0)
    static var models: [any PersistentModel.Type] { [FirstNote.self, Paperback.self] }
}

private enum ShelfVersion: VersionedSchema {
    static let versionIdentifier = Schema.Version(2, 0, 0)
    static var models: [any PersistentModel.Type] { [ShortNote.self, Paperback.self] }
}

private enum ShelfPlan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [BookVersion.self, ShelfVersion.self] }
    static var stages: [MigrationStage] {
        [
            .custom(
                fromVersion: BookVersion.self,
                toVersion: ShelfVersion.self,
                willMigrate: { context in
                    for note in try context.fetch(FirstNote.self) {
                        note.text = String(note.text.prefix(4))
                    }
                },
                didMigrate: nil
            )
        ]
    }
}

/// A plan whose newest version lacks a class that the program still has.
private enum NoBooksPlan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [BookVersion.self, ShortVersion.self] }
    static var stages: [MigrationStage] { [] }
}

/// A version that only corrects values.
private enum CorrectedVersion: VersionedSchema {
    static let versionIdentifier = Schema.Version(3, 0, 0)
    static var models: [any PersistentModel.Type] { [ShortNote.self] }
}

private enum CorrectingPlan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] {
        ShorteningPlan.schemas + [CorrectedVersion.self]
    }
    static var stages: [MigrationStage] {
        ShorteningPlan.stages + [
            .custom(
                fromVersion: ShortVersion.self,
                toVersion: CorrectedVersion.self,
                willMigrate: nil,
                didMigrate: { context in
                    for note in try context.fetch(ShortNote.self) {
                        note.text = note.text.dropLast() + (note.text.hasSuffix("!") ? "?" : ".")
                    }
                }
            )
        ]
    }
}

/// A version with the first one's schema.
private enum ReturnedVersion: VersionedSchema {
    static let versionIdentifier = Schema.Version(3, 0, 0)
    static var models: [any PersistentModel.Type] { [FirstNote.self] }
}

private enum ReturningPlan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] {
        ShorteningPlan.schemas + [ReturnedVersion.self]
    }
    static var stages: [MigrationStage] { ShorteningPlan.stages }
}

private enum FailingPlan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [FirstVersion.self, ShortVersion.self] }
    static var stages: [MigrationStage] {
        [
            .custom(
                fromVersion: FirstVersion.self,
                toVersion: ShortVersion.self,
                willMigrate: { context in
                    for note in try context.fetch(FirstNote.self) { note.text = "new" }
                    try context.save()
                },
                didMigrate: { _ in throw CancellationError() }
            )
        ]
    }
}

private enum EmptyPlan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [FirstVersion.self, ShortVersion.self] }
    static var stages: [MigrationStage] { [] }
}
