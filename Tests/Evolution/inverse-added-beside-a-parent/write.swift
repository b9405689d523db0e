import Foundation
import ModelStore
import ModelTypes

func write(_ context: ModelContext) throws {
    let owners = [Owner(name: "Ann"), Owner(name: "Bob")]
    let notes = ["a", "b", "c", "d"].map { Note(name: $0) }
    for owner in owners { context.insert(owner) }
    for note in notes { context.insert(note) }
    // Said by one side, by the other, by both, by none.
    notes[0].owner = owners[0]
    owners[1].notes = [notes[1], notes[2]]
    notes[2].owner = owners[1]
}
