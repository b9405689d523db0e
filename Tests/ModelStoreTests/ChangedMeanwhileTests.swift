import Foundation
import ModelStore
import TestSupport
import Testing

/// A file that another program changes while this one has it open.
struct ChangedMeanwhileTests {
    private let folder: TemporaryFolder
    private let configuration: ModelConfiguration
    private let context: ModelContext
    private let note: FirstNote

    init() throws {
        folder = try TemporaryFolder()
        configuration = ModelConfiguration(url: folder.url.appendingPathComponent("notes.sqlite"))
        context = try ModelContext(
            ModelContainer(for: FirstNote.self, configurations: configuration)
        )
        note = FirstNote(text: "old")
        context.insert(note)
        try context.save()
    }

    @Test func olderCodeNoLongerWritesToANewerFile() throws {
        _ = try ModelContainer(for: SecondNote.self, configurations: configuration)
        let before = try FileDump(configuration.url)
        note.text = "lost"
        for _ in 1...2 {
            let error = #expect(throws: StoreError.self) { try context.save() }
            guard case .newerModel = error else {
                Issue.record("\(String(describing: error))")
                return
            }
        }
        #expect(try FileDump(configuration.url) == before)
        #expect(note.hasChanges)
    }

    @Test func anotherContainerMayAddClasses() throws {
        _ = try ModelContainer(for: FirstNote.self, Tag.self, configurations: configuration)
        note.text = "new"
        try context.save()
        #expect(!note.hasChanges)
    }

    @Test func statisticsAndOtherTablesDoNotMatter() throws {
        try Database(configuration.url).execute("ANALYZE; CREATE TABLE other (x)")
        note.text = "new"
        try context.save()
        #expect(!note.hasChanges)
    }

    @Test func readingWhatANewerModelRemovedSaysSo() throws {
        _ = try ModelContainer(for: NumberedNote.self, configurations: configuration)
        let other = ModelContext(context.container)
        for _ in 1...2 {
            let error = #expect(throws: StoreError.self) { try other.fetch(FirstNote.self) }
            guard case .newerModel = error else {
                Issue.record("\(String(describing: error))")
                return
            }
        }
    }
}

/// Without the text.
private final class NumberedNote: ModelObject, PersistentModel {
    override class var entity: Entity { Entity("Note", columns: [.int64("number", default: 1)]) }
}
