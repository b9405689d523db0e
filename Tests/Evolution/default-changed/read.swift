import Foundation
import ModelStore
import ModelTypes

func read(_ context: ModelContext) throws {
    context.insert(Note(title: "c"))
    try context.save()
    let notes = try context.fetch(Note.self, sortBy: [Note.fields.title.ascending])
    print(notes.map(\.stars))
}
