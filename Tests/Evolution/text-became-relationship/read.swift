import Foundation
import ModelStore
import ModelTypes

func read(_ context: ModelContext) throws {
    for note in try context.fetch(Note.self, sortBy: [Note.fields.title.ascending]) {
        print(note.title, note.category == nil)
    }
}
