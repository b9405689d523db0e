import Foundation
import SwiftData

nonisolated extension NotesMigrationPlan {
    static var migrateV1ToV2: MigrationStage {
        .custom(
            fromVersion: NotesV1.self,
            toVersion: NotesV2.self,
            willMigrate: nil,
            didMigrate: { context in
                for person in try context.fetch(FetchDescriptor<NotesV2.Person>()) {
                    person.givenName = person.givenName.trimmingCharacters(in: .whitespaces)
                }
                try context.save()
            }
        )
    }

    static var migrateV2ToV3: MigrationStage {
        .custom(
            fromVersion: NotesV2.self,
            toVersion: NotesV3.self,
            willMigrate: nil,
            didMigrate: { context in
                let unranked = #Predicate<Note> { $0.rank == "" }
                for note in try context.fetch(FetchDescriptor(predicate: unranked)) {
                    note.rank = "*"
                }
                try context.save()
            }
        )
    }
}
