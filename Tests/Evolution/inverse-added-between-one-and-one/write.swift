import Foundation
import ModelStore
import ModelTypes

func write(_ context: ModelContext) throws {
    let covers = [Cover(name: "x"), Cover(name: "y")]
    let notes = ["a", "b"].map { Note(title: $0) }
    for cover in covers { context.insert(cover) }
    for note in notes { context.insert(note) }
    notes[0].cover = covers[0]
    covers[1].note = notes[1]
}
