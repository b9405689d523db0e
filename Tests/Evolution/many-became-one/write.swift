import Foundation
import ModelStore
import ModelTypes

func write(_ context: ModelContext) throws {
    let owners = [Owner(name: "Ann"), Owner(name: "Bob")]
    let notes = [Note(title: "a"), Note(title: "b")]
    for owner in owners { context.insert(owner) }
    for note in notes { context.insert(note) }
    for note in notes { note.owner = [owners[1]] }
}
