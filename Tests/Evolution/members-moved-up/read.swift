import Foundation
import ModelStore
import ModelTypes

func read(_ context: ModelContext) throws {
    for item in try context.fetch(Item.self, sortBy: [Item.fields.title.ascending]) {
        print(item.title, item.steps.map(\.name).sorted())
    }
    for step in try context.fetch(Step.self, sortBy: [Step.fields.name.ascending]) {
        print(step.name, step.item?.title ?? "-")
    }
}
