import Foundation
import ModelStore
import ModelTypes

func write(_ context: ModelContext) throws {
    let owners = [Owner(name: "Ann"), Owner(name: "Bob")]
    let notes = ["a", "b"].map { Note(title: $0) }
    for owner in owners { context.insert(owner) }
    for note in notes { context.insert(note) }
    notes[0].owner = owners[0]
    owners[0].notes = [notes[1]]
    owners[1].notes = [notes[0], notes[1]]
}
