import Foundation
import ModelStore
import ModelTypes

func write(_ context: ModelContext) throws {
    for value: Int in [1 << 53, (1 << 53) + 1] { context.insert(Note(value: value)) }
}
