import Foundation
import ModelStore
import ModelTypes
import TestSupport
import Testing

/// A manual stage has the objects of both versions, and gives new properties their values.
struct ManualStageTests {
    private let folder: TemporaryFolder
    private let configuration: ModelConfiguration

    init() throws {
        let notes = try FirstNotes("a", "abc")
        (folder, configuration) = (notes.folder, notes.configuration)
    }

    private func open(_ plan: any SchemaMigrationPlan.Type) throws -> ModelContainer {
        try ModelContainer(
            for: StarredNote.self,
            migrationPlan: plan,
            configurations: configuration
        )
    }

    @Test func requiredPropertiesAreFilledFromOlderObjects() throws {
        let container = try open(FillingPlan.self)
        let notes = try ModelContext(container).fetch(StarredNote.self)
        #expect(notes.map(\.text).sorted() == ["a!", "abc!", "new!"])
        #expect(Set(notes.map { "\($0.text) \($0.stars)" }) == ["a! 1", "abc! 3", "new! 3"])
        #expect(container.migration?.changes.isEmpty == false)
        #expect(try open(FillingPlan.self).migration == nil)
    }

    @Test func codablePropertiesAreFilledByTheirKeyPaths() throws {
        let container = try ModelContainer(
            for: TaggedNote.self,
            migrationPlan: TaggingPlan.self,
            configurations: configuration
        )
        let notes = try ModelContext(container).fetch(TaggedNote.self)
        #expect(notes.map(\.tags).sorted { $0.count < $1.count } == [["a"], ["a", "b", "c"]])
    }

    @Test func aStageThatFillsNothingIsRefused() throws {
        let error = #expect(throws: StoreError.self) { _ = try open(IdlePlan.self) }
        guard case .cannotMigrate(let path, let problems) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(problems.map(\.kind) == [.noValue])
        // The file's own path, and what to do in this stage.
        #expect(TestServer.address != nil || path == configuration.url.path)
        #expect(problems[0].message.hasSuffix("make it optional, or fill it in the stage"))
        let context = try ModelContext(
            ModelContainer(for: FirstNote.self, configurations: configuration)
        )
        #expect(try context.fetch(FirstNote.self).map(\.text) == ["a", "abc"])
    }

    @Test(arguments: [RatingPlan.self, RatingByKeyPathPlan.self] as [any SchemaMigrationPlan.Type])
    func valuesOfATypeThatCannotBeConvertedAreReplaced(_ plan: any SchemaMigrationPlan.Type) throws
    {
        _ = try open(FillingPlan.self)
        let container = try ModelContainer(
            for: RatedNote.self,
            migrationPlan: plan,
            configurations: configuration
        )
        let notes = try ModelContext(container).fetch(RatedNote.self)
        #expect(Set(notes.map { "\($0.text) \($0.stars)" }) == ["a! *", "abc! ***", "new! ***"])
    }

    @Test func valuesThatCouldBeConvertedOrKeptAreReplaced() throws {
        _ = try open(FillingPlan.self)
        let container = try ModelContainer(
            for: ScaledNote.self,
            migrationPlan: ScalingPlan.self,
            configurations: configuration
        )
        let notes = try ModelContext(container).fetch(ScaledNote.self)
        #expect(
            Set(notes.map { "\($0.text) \($0.stars)" }) == ["A! 10.0", "ABC! 30.0", "NEW! 30.0"]
        )
    }

    @Test func aFileIsOfTheVersionWhoseTypesHaveOtherEnclosingTypes() throws {
        let other = try ModelConfiguration.test(folder.url.appendingPathComponent("other.sqlite"))
        _ = try ModelContainer(for: ReleasedApp.Note.self, configurations: other)
        let error = #expect(throws: CancellationError.self) {
            _ = try ModelContainer(
                for: StarredNote.self,
                migrationPlan: SettingsPlan.self,
                configurations: other
            )
        }
        #expect(error != nil)
    }
}

/// The classes of a release, which weren't in an enum.
private enum ReleasedApp {
    struct Settings: Codable {}

    final class Note: NoteBase, PersistentModel {
        override class var entity: Entity {
            Entity("Note", columns: [.string("text"), .json("a", [Settings].self)])
        }
    }
}

private enum SettingsVersion: VersionedSchema {
    static let versionIdentifier = Schema.Version(1, 0, 0)
    static var models: [any PersistentModel.Type] { [Note.self] }

    struct Settings: Codable {}

    final class Note: NoteBase, PersistentModel {
        override class var entity: Entity {
            Entity("Note", columns: [.string("text"), .json("a", [Settings].self)])
        }
    }
}

private enum SettingsPlan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [SettingsVersion.self, StarredVersion.self] }
    static var stages: [MigrationStage] {
        [
            .manual(fromVersion: SettingsVersion.self, toVersion: StarredVersion.self) { _ in
                throw CancellationError()
            }
        ]
    }
}

/// With a property that rows need a value for.
final class StarredNote: NoteBase, PersistentModel {
    var stars: Int64 { didSet { didChange(2) } }

    required init(row: Row) throws {
        stars = row[2]
        try super.init(row: row)
    }

    override func decode(_ row: Row) throws {
        try super.decode(row)
        stars = row[2]
    }

    override func bind(to statement: Statement) {
        super.bind(to: statement)
        statement.bind(2, stars)
    }

    override class var entity: Entity {
        Entity("Note", columns: [.string("text"), .int64("stars")])
    }
}

/// With a property that is stored as JSON.
final class TaggedNote: NoteBase, PersistentModel {
    var tags: [String] { didSet { didChange(2) } }

    required init(row: Row) throws {
        tags = try row.value(encoded: 2)
        try super.init(row: row)
    }

    override func bind(to statement: Statement) {
        super.bind(to: statement)
        statement.bind(2, encoded: tags)
    }

    override class func addKeyPaths(to paths: inout KeyPaths) {
        paths[\TaggedNote.tags] = "tags"
    }

    override class var entity: Entity {
        Entity("Note", columns: [.string("text"), .json("tags", [String].self)])
    }
}

private enum TaggedVersion: VersionedSchema {
    static let versionIdentifier = Schema.Version(2, 0, 0)
    static var models: [any PersistentModel.Type] { [TaggedNote.self] }
}

private enum TaggingPlan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [FirstVersion.self, TaggedVersion.self] }
    static var stages: [MigrationStage] {
        [
            .manual(fromVersion: FirstVersion.self, toVersion: TaggedVersion.self) { store in
                try store.fill(\TaggedNote.tags) { (note: FirstNote) in note.text.map(String.init) }
            }
        ]
    }
}

/// With the same property, as text.
final class RatedNote: NoteBase, PersistentModel {
    var stars: String

    required init(row: Row) throws {
        stars = row[2]
        try super.init(row: row)
    }

    override class func addKeyPaths(to paths: inout KeyPaths) {
        paths[\RatedNote.stars] = "stars"
    }

    override class var entity: Entity {
        Entity("Note", columns: [.string("text"), .string("stars")])
    }
}

/// With the same property, in another unit.
final class ScaledNote: NoteBase, PersistentModel {
    var stars: Double

    required init(row: Row) throws {
        stars = row[2]
        try super.init(row: row)
    }

    override class func addKeyPaths(to paths: inout KeyPaths) {
        paths[\ScaledNote.stars] = "stars"
    }

    override class var entity: Entity {
        Entity("Note", columns: [.string("text"), .double("stars")])
    }
}

enum StarredVersion: VersionedSchema {
    static let versionIdentifier = Schema.Version(2, 0, 0)
    static var models: [any PersistentModel.Type] { [StarredNote.self] }
}

private enum RatedVersion: VersionedSchema {
    static let versionIdentifier = Schema.Version(3, 0, 0)
    static var models: [any PersistentModel.Type] { [RatedNote.self] }
}

private enum FillingPlan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [FirstVersion.self, StarredVersion.self] }
    static var stages: [MigrationStage] {
        [
            .manual(fromVersion: FirstVersion.self, toVersion: StarredVersion.self) { store in
                try store.old.insert(FirstNote(text: "new"))
                let field = Field<StarredNote, Int64>("stars")
                try store.fill(field) { (note: FirstNote) in Int64(note.text.count) }
                for note in try store.migrate().fetch(StarredNote.self) { note.text += "!" }
            }
        ]
    }
}

private enum IdlePlan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { FillingPlan.schemas }
    static var stages: [MigrationStage] {
        [.manual(fromVersion: FirstVersion.self, toVersion: StarredVersion.self) { _ in }]
    }
}

private enum RatingPlan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [StarredVersion.self, RatedVersion.self] }
    static var stages: [MigrationStage] {
        [
            .manual(fromVersion: StarredVersion.self, toVersion: RatedVersion.self) { store in
                try store.fill(Field<RatedNote, String>("stars")) { (note: StarredNote) in
                    String(repeating: "*", count: Int(note.stars))
                }
            }
        ]
    }
}

/// As `RatingPlan`, with a key path.
private enum RatingByKeyPathPlan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { RatingPlan.schemas }
    static var stages: [MigrationStage] {
        [
            .manual(fromVersion: StarredVersion.self, toVersion: RatedVersion.self) { store in
                try store.fill(\RatedNote.stars) { (note: StarredNote) in
                    String(repeating: "*", count: Int(note.stars))
                }
            }
        ]
    }
}

private enum ScaledVersion: VersionedSchema {
    static let versionIdentifier = Schema.Version(3, 0, 0)
    static var models: [any PersistentModel.Type] { [ScaledNote.self] }
}

private enum ScalingPlan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [StarredVersion.self, ScaledVersion.self] }
    static var stages: [MigrationStage] {
        [
            .manual(fromVersion: StarredVersion.self, toVersion: ScaledVersion.self) { store in
                try store.fill(\ScaledNote.stars) { (note: StarredNote) in Double(note.stars) * 10 }
                try store.fill(Field<ScaledNote, String>("text")) { (note: StarredNote) in
                    note.text.uppercased()
                }
            }
        ]
    }
}
