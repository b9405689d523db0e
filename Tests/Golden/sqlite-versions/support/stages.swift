import ModelStore
import ModelTypes

nonisolated extension NotesMigrationPlan {
    static func migrateV1ToV2(_ store: MigratingStore) throws {
        try store.fill(NotesV2.Person.fields.givenName) { (person: NotesV1.Person) in
            String(person.name.prefix { $0 != " " })
        }
        try store.fill(NotesV2.Person.fields.familyName) { (person: NotesV1.Person) in
            String(person.name.drop { $0 != " " }.dropFirst())
        }
    }

    static func migrateV2ToV3(_ store: MigratingStore) throws {
        try store.fill(Note.fields.rank) { (note: NotesV2.Note) in
            String(repeating: "*", count: Int(note.rank))
        }
        let context = try store.migrate()
        for note in try context.fetch(Note.self) where note.rank == "***" { note.pinned = true }
    }
}
