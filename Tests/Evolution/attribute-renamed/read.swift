import Foundation
import ModelStore
import ModelTypes

func read(_ context: ModelContext) throws {
    let notes = try context.fetch(Note.self, sortBy: [Note.fields.name.ascending])
    print(notes.map(\.name))
}
