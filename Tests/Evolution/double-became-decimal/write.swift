import Foundation
import ModelStore
import ModelTypes

func write(_ context: ModelContext) throws {
    for price: Double in [19.99, -0.5, 3, 1e20, 0.1] { context.insert(Note(price: price)) }
}
