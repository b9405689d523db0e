import Foundation
import ModelStore
import ModelTypes

func read(_ context: ModelContext) throws {
    for note in try context.fetch(FetchDescriptor<Note>()) { print(note.price) }
}
