import Foundation
import ModelStore
import ModelTypes

func read(_ context: ModelContext) throws {
    let notes = try context.fetch(FetchDescriptor<Note>())
    print(notes.map { $0.value.sorted() })
}
