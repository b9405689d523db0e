import ModelStoreTesting
import Testing

@testable import HealthNotes

/// Files of every released version are opened without losing anything.
struct MigrationTests {
    @Test func version1() throws {
        try expectMigration(from: HealthNotesV1.self, through: HealthNotesPlan.self)
    }
}
