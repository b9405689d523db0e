import Foundation
import ModelStore
import ModelTypes

func write(_ context: ModelContext) throws {
    context.insert(Note(title: "a"))
    context.insert(Memo(title: "b"))
    context.insert(Card(title: "c", text: "t"))
}
