import Foundation
import ModelStore
import ModelTypes

func write(_ context: ModelContext) throws {
    let (guest, member) = (Person(name: "Ann"), Member(name: "Bob", number: 1))
    let note = Note(title: "a")
    for person in [guest, member] { context.insert(person) }
    context.insert(note)
    note.owner = [guest, member]
}
