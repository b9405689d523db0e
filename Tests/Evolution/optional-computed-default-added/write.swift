import Foundation
import ModelStore
import ModelTypes

func write(_ context: ModelContext) throws {
    for title in ["a", "b"] { context.insert(Note(title: title)) }
}
