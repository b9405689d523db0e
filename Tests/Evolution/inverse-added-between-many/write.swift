import Foundation
import ModelStore
import ModelTypes

func write(_ context: ModelContext) throws {
    let tags = [Tag(name: "x"), Tag(name: "y")]
    let notes = ["a", "b"].map { Note(title: $0) }
    for tag in tags { context.insert(tag) }
    for note in notes { context.insert(note) }
    notes[0].tags = [tags[0]]
    tags[0].notes = [notes[0], notes[1]]
    tags[1].notes = [notes[1]]
}
