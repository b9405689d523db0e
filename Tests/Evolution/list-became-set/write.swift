import Foundation
import ModelStore
import ModelTypes

func write(_ context: ModelContext) throws {
    for value in [["b", "a", "b"], []] { context.insert(Note(value: value)) }
}
