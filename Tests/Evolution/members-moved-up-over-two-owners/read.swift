import Foundation
import ModelStore
import ModelTypes

func read(_ context: ModelContext) throws {
    for step in try context.fetch(Step.self, sortBy: [Step.fields.name.ascending]) {
        print(step.name, step.item?.title ?? "-")
    }
}
