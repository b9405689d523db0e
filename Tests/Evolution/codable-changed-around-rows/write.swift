import Foundation
import ModelStore
import ModelTypes

func write(_ context: ModelContext) throws {
    for amount in [1, 2] { context.insert(Item(name: "\(amount)", price: Price(amount: amount))) }
}
