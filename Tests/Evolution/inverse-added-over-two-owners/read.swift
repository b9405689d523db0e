import Foundation
import ModelStore
import ModelTypes

func read(_ context: ModelContext) throws {
    let notes = try context.fetch(Note.self, sortBy: [Note.fields.title.ascending])
    for note in notes { print(note.title, note.owner?.name ?? "nobody") }
    let owners = try context.fetch(Owner.self, sortBy: [Owner.fields.name.ascending])
    for owner in owners { print(owner.name, owner.notes.map(\.title).sorted()) }
}
