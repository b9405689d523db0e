import Foundation
import ModelStore
import ModelTypes

func write(_ context: ModelContext) throws {
    context.insert(Note(title: "a", category: "x"))
    context.insert(Note(title: "b"))
}
