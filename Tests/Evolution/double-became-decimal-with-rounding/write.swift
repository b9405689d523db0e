import Foundation
import ModelStore
import ModelTypes

func write(_ context: ModelContext) throws {
    for price: Double in [1.25, 0.1 + 0.2] { context.insert(Note(price: price)) }
}
