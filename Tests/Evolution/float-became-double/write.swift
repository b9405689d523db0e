import Foundation
import ModelStore
import ModelTypes

func write(_ context: ModelContext) throws {
    for value: Float in [1.5, -2] { context.insert(Note(value: value)) }
}
