import Foundation
import ModelStore
import ModelTypes

func read(_ context: ModelContext) throws {
    let notes = try context.fetch(Note.self, sortBy: [Note.fields.title.ascending])
    print(notes.map { $0.seen == nil }, notes.map { $0.page?.host() ?? "" })
    print(notes.map { $0.seconds ?? 0 }, notes.map { $0.mood?.rawValue ?? "" })
}
