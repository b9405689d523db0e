import Foundation
import ModelStore
import ModelTypes
import TestSupport
import Testing

/// A stage that was written when its newer version was the current one goes on to work, or says why it
/// can't.
struct StageOfAnOlderVersionTests {
    private let folder: TemporaryFolder
    private let configuration: ModelConfiguration

    init() throws {
        let notes = try FirstNotes("a", "abc")
        (folder, configuration) = (notes.folder, notes.configuration)
    }

    private func open(_ plan: any SchemaMigrationPlan.Type) throws -> ModelContainer {
        try ModelContainer(for: Memo.self, migrationPlan: plan, configurations: configuration)
    }

    private func refusal(_ plan: any SchemaMigrationPlan.Type) -> String? {
        let error = #expect(throws: StoreError.self) { _ = try open(plan) }
        return error.map { "\($0)" }
    }

    @Test func valuesGoToTheEntityThatWasRenamedLater() throws {
        let memos = try ModelContext(open(FillingPlan.self)).fetch(Memo.self)
        #expect(Set(memos.map { "\($0.text) \($0.stars)" }) == ["a 1", "abc 3"])
    }

    @Test func valuesForAPropertyOfALaterVersionAreRefused() throws {
        let error = refusal(EarlyPlan.self)
        #expect(error?.contains("fills 'Memo.color', which 'StarredVersion' doesn't have") == true)
        let context = try ModelContext(
            ModelContainer(for: FirstNote.self, configurations: configuration)
        )
        #expect(try context.fetch(FirstNote.self).count == 2)
    }

    @Test func theClassOfALaterVersionIsNoClassOfTheStage() throws {
        let error = refusal(FetchingPlan.self)
        #expect(error?.contains("which has 'StarredNote' in its place: use that class") == true)
    }
}

private enum LaterVersion: VersionedSchema {
    static let versionIdentifier = Schema.Version(3, 0, 0)
    static var models: [any PersistentModel.Type] { [Memo.self] }
}

/// What was a note, and has one more property.
final class Memo: NoteBase, PersistentModel {
    var stars: Int64 { didSet { didChange(2) } }
    var color: String { didSet { didChange(3) } }

    required init(row: Row) throws {
        stars = row[2]
        color = row[3]
        try super.init(row: row)
    }

    override func decode(_ row: Row) throws {
        try super.decode(row)
        stars = row[2]
        color = row[3]
    }

    override func bind(to statement: Statement) {
        super.bind(to: statement)
        statement.bind(2, stars)
        statement.bind(3, color)
    }

    override class var entity: Entity {
        Entity(
            "Memo",
            renamedFrom: ["Note"],
            columns: [
                .string("text"), .int64("stars"), .string("color", default: "white"),
            ]
        )
    }
}

private protocol PlanOfMemos: SchemaMigrationPlan {
    static func change(_ store: MigratingStore) throws
}

extension PlanOfMemos {
    static var schemas: [any VersionedSchema.Type] {
        [FirstVersion.self, StarredVersion.self, LaterVersion.self]
    }

    static var stages: [MigrationStage] {
        [.manual(fromVersion: FirstVersion.self, toVersion: StarredVersion.self) { try change($0) }]
    }

    fileprivate static func fillStars(_ store: MigratingStore) throws {
        try store.fill(Field<Memo, Int64>("stars")) { (note: FirstNote) in Int64(note.text.count) }
    }
}

/// As it was written for the second version, whose class is called otherwise now.
private enum FillingPlan: PlanOfMemos {
    static func change(_ store: MigratingStore) throws { try fillStars(store) }
}

private enum EarlyPlan: PlanOfMemos {
    static func change(_ store: MigratingStore) throws {
        try fillStars(store)
        try store.fill(Field<Memo, String>("color")) { (_: FirstNote) in "red" }
    }
}

private enum FetchingPlan: PlanOfMemos {
    static func change(_ store: MigratingStore) throws {
        try fillStars(store)
        _ = try store.migrate().fetch(Memo.self)
    }
}
