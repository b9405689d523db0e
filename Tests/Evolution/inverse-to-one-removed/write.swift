import Foundation
import ModelStore
import ModelTypes

func write(_ context: ModelContext) throws {
    let owner = Owner(name: "Ann")
    context.insert(owner)
    for title in ["a", "b"] {
        let note = Note(title: title)
        context.insert(note)
        note.owner = owner
    }
}
