import Foundation
import ModelStore
import ModelTypes

func read(_ context: ModelContext) throws {
    for item in try context.fetch(Item.self, sortBy: [Item.fields.title.ascending]) {
        print(item.title, item.tags.map(\.name).sorted())
    }
}
