import ModelStore
import ModelTypes

/// Notes of a person, with a value of each kind that rules describe.
class NoteBase: ModelObject {
    var stars: Int16? { didSet { didChange(3) } }

    required init(row: Row) throws {
        stars = row[3]
        try super.init(row: row)
    }

    override func decode(_ row: Row) throws { stars = row[3] }

    override func bind(to statement: Statement) { statement.bind(3, stars) }

    static var columns: [Entity.Column] {
        [
            .string("text", check: .characterCount(1...5)),
            .string("state", check: .values("open", "done", "late")),
            .int16("stars", isOptional: true, check: .range(0...5)),
        ]
    }

    static var owner: Entity.Column {
        .reference("owner", to: "Person", onDelete: .nullify, isOptional: true)
    }
}

class PersonBase: ModelObject {
    required init(row: Row) throws { try super.init(row: row) }

    override func decode(_ row: Row) throws {}
}

final class OldNote: NoteBase, PersistentModel {
    override class var entity: Entity {
        Entity(
            "Note",
            relationships: [.toOne("owner", OldPerson.self, column: "owner", inverse: "notes")],
            columns: columns + [owner]
        )
    }
}

final class OldPerson: PersonBase, PersistentModel {
    override class var entity: Entity {
        Entity(
            "Person",
            relationships: [.toMany("notes", OldNote.self, inverse: "owner")],
            columns: [.string("name")]
        )
    }
}

/// With a renamed property of the person.
final class NewNote: NoteBase, PersistentModel {
    override class var entity: Entity {
        Entity(
            "Note",
            relationships: [.toOne("owner", NewPerson.self, column: "owner", inverse: "notes")],
            columns: columns + [owner]
        )
    }
}

final class NewPerson: PersonBase, PersistentModel {
    override class var entity: Entity {
        Entity(
            "Person",
            relationships: [.toMany("notes", NewNote.self, inverse: "owner")],
            columns: [.string("fullName", renamedFrom: ["name"])]
        )
    }
}

enum OldVersion: VersionedSchema {
    static let versionIdentifier = Schema.Version(1, 0, 0)
    static var models: [any PersistentModel.Type] { [OldNote.self, OldPerson.self] }
}

enum NewVersion: VersionedSchema {
    static let versionIdentifier = Schema.Version(2, 0, 0)
    static var models: [any PersistentModel.Type] { [NewNote.self, NewPerson.self] }
}

/// A stage that forgets the stars of notes that have five.
enum LosingPlan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [OldVersion.self, NewVersion.self] }
    static var stages: [MigrationStage] {
        [
            .custom(
                fromVersion: OldVersion.self,
                toVersion: NewVersion.self,
                willMigrate: nil,
                didMigrate: { context in
                    for note in try context.fetch(NewNote.self) where note.stars == 5 {
                        note.stars = nil
                    }
                }
            )
        ]
    }
}

/// A stage that deletes a note.
enum DeletingPlan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [OldVersion.self, NewVersion.self] }
    static var stages: [MigrationStage] {
        [
            .custom(
                fromVersion: OldVersion.self,
                toVersion: NewVersion.self,
                willMigrate: nil,
                didMigrate: { context in
                    if let note = try context.fetch(NewNote.self).last { context.delete(note) }
                }
            )
        ]
    }
}
