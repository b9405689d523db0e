import Foundation
import ModelStore
import ModelTypes

func write(_ context: ModelContext) throws {
    let cover = Cover(name: "x")
    context.insert(cover)
    for _ in 0..<2 {
        let note = Note()
        context.insert(note)
        note.cover = cover
    }
}
