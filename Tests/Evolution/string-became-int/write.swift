import Foundation
import ModelStore
import ModelTypes

func write(_ context: ModelContext) throws {
    for value: String in ["3", "4"] { context.insert(Note(value: value)) }
}
