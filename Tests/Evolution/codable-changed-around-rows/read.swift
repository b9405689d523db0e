import Foundation
import ModelStore
import ModelTypes

func read(_ context: ModelContext) throws {
    for item in try context.fetch(FetchDescriptor<Item>()) {
        print(
            item.name,
            item.price.amount,
            item.price.doubled().amount,
            item.price.currency ?? "none"
        )
    }
}
