import Foundation
import ModelStore
import ModelTypes

func write(_ context: ModelContext) throws {
    for value: Double in [3, 4.5] { context.insert(Note(value: value)) }
}
