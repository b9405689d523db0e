import Foundation
import ModelStore
import ModelTypes

func write(_ context: ModelContext) throws {
    let tag = Tag(name: "x")
    let notes = [Note(title: "a"), Note(title: "b")]
    context.insert(tag)
    for note in notes {
        context.insert(note)
        note.tags = [tag]
    }
}
