import Foundation
import ModelStore
import ModelTypes

func read(_ context: ModelContext) throws {
    let notes = try context.fetch(Note.self, sortBy: [Note.fields.title.ascending])
    print(Set(notes.map(\.token)).count, notes.allSatisfy { $0.made <= .now }, notes.map(\.tags))
}
