import Foundation
import ModelStore
import ModelTypes

func write(_ context: ModelContext) throws {
    let tags = [Tag(name: "x"), Tag(name: "y"), Tag(name: "z")]
    for tag in tags { context.insert(tag) }
    let note = Note(title: "a")
    let photo = Photo(title: "b")
    context.insert(note)
    context.insert(photo)
    note.tags = [tags[0], tags[1]]
    photo.tags = [tags[1], tags[2]]
}
