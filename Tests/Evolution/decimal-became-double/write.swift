import Foundation
import ModelStore
import ModelTypes

func write(_ context: ModelContext) throws {
    for price: Decimal in [Decimal(string: "19.99") ?? 0, -0.5, 3] { context.insert(Note(price: price)) }
}
