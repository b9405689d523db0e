import Foundation
import ModelStore
import ModelTypes

func write(_ context: ModelContext) throws {
    for pet in [Dog(name: "Rex"), Animal(name: "Tom")] {
        let owner = Owner()
        context.insert(owner)
        owner.pet = pet
    }
}
