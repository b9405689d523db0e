import Foundation
import ModelStore
import ModelTypes

func read(_ context: ModelContext) throws {
    let notes = try context.fetch(Note.self, sortBy: [Note.fields.title.ascending])
    print(notes.map(\.title))
    for tag in try context.fetch(FetchDescriptor<Tag>()) {
        print(tag.name, tag.first?.title ?? "-", tag.notes.map(\.title).sorted())
    }
}
