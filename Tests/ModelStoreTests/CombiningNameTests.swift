import Foundation
import ModelStore
import ModelTypes
import TestSupport
import Testing

/// Names and texts that begin with a combining character: Swift joins it to the quotation mark.
@Suite struct CombiningNameTests {
    @Test func aTableOfSuchANameIsUsed() throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "notes.sqlite")
        for isThere in [false, true] {
            let container = try ModelContainer(
                for: Schema([CombiningNote.self]),
                configurations: [.test(file)]
            )
            let context = ModelContext(container)
            let notes = try context.fetch(FetchDescriptor<CombiningNote>())
            #expect(notes.map(\.text) == (isThere ? ["a"] : []))
            if !isThere {
                context.insert(CombiningNote(text: "a"))
                try context.save()
            }
        }
    }
}

private final class CombiningNote: NoteBase, PersistentModel {
    override class var entity: Entity {
        Entity(
            "\u{301}Note",
            columns: [
                .string(
                    "\u{301}text",
                    default: "\u{301}, '\u{301}; (",
                    check: .characterCount(1...)
                )
            ]
        )
    }
}
