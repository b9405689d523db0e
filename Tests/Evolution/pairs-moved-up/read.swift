import Foundation
import ModelStore
import ModelTypes

func read(_ context: ModelContext) throws {
    for item in try context.fetch(Item.self, sortBy: [Item.fields.title.ascending]) {
        print(item.title, item.tags.map(\.name).sorted())
    }
    for tag in try context.fetch(Tag.self, sortBy: [Tag.fields.name.ascending]) {
        print(tag.name, tag.items.map(\.title).sorted())
    }
}
