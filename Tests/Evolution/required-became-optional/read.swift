import Foundation
import ModelStore
import ModelTypes

func read(_ context: ModelContext) throws {
    let notes = try context.fetch(FetchDescriptor<Note>())
    notes[0].title = nil
    try context.save()
    print(notes.map { $0.title ?? "nil" })
}
