import Foundation
import ModelStore
import ModelTypes

func write(_ context: ModelContext) throws {
    let owner = Owner(name: "Ann")
    let notes = [Note(title: "a"), Note(title: "b")]
    context.insert(owner)
    for note in notes { context.insert(note) }
    notes[0].owner = owner
}
