import Foundation
import ModelStore
import ModelStoreTesting
import OldHealthNotes
import Testing

@testable import HealthNotes

/// Files of every released version are opened without losing anything.
struct MigrationTests {
    @Test func version1() throws {
        try expectMigration(from: HealthNotesV1.self, through: HealthNotesPlan.self)
    }
}

/// What the stage is for.
struct StageTests {
    private let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("\(UUID().uuidString).sqlite")

    @Test func internalItemsAreMarked() throws {
        defer { try? FileManager.default.removeItem(at: file) }
        try writeVersion1(units: ["kg", "internal", nil])
        let notebook = try Notebook(file: file, migrationPlan: HealthNotesPlan.self)
        let items = try notebook.context.fetch(HealthNotes.Item.self)
        #expect(items.map(\.unit) == ["kg", nil, nil])
        #expect(items.map(\.internal) == [false, true, false])
    }

    private func writeVersion1(units: [String?]) throws {
        let container = try ModelContainer(
            for: OldHealthNotes.Note.self,
            configurations: ModelConfiguration(url: file)
        )
        let context = ModelContext(container)
        for unit in units {
            let name = try OldHealthNotes.ValidatedName("Weight")
            context.insert(OldHealthNotes.Item(name: name, uid: UUID(), unit: unit))
        }
        try context.save()
    }
}
