import Foundation
import ModelStore
import ModelTypes

func write(_ context: ModelContext) throws {
    let (note, memo) = (Note(title: "a"), Memo(title: "b", text: "t"))
    let tag = Tag(name: "x")
    for object in [note, memo] { context.insert(object) }
    context.insert(tag)
    tag.first = memo
    tag.notes = [note, memo]
}
