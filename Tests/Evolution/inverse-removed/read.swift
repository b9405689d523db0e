import Foundation
import ModelStore
import ModelTypes

func read(_ context: ModelContext) throws {
    let notes = try context.fetch(Note.self, sortBy: [Note.fields.title.ascending])
    for note in notes { print(note.title, note.owner?.name ?? "nobody") }
}
