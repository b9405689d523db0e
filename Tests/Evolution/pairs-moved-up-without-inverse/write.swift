import Foundation
import ModelStore
import ModelTypes

func write(_ context: ModelContext) throws {
    let tags = [Tag(name: "x"), Tag(name: "y")]
    let notes = [Note(title: "a"), Note(title: "b")]
    for tag in tags { context.insert(tag) }
    for note in notes { context.insert(note) }
    notes[0].tags = [tags[0], tags[1]]
    notes[1].tags = [tags[1]]
}
