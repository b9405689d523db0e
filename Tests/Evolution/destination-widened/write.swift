import Foundation
import ModelStore
import ModelTypes

func write(_ context: ModelContext) throws {
    let owner = Owner()
    context.insert(owner)
    owner.pet = Dog(name: "Rex")
}
