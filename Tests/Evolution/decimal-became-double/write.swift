import Foundation
import ModelStore
import ModelTypes

func write(_ context: ModelContext) throws {
    let prices: [Decimal] = [Decimal(string: "19.99") ?? 0, -0.5, 3]
    for price in prices { context.insert(Note(price: price)) }
}
