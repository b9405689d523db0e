import Foundation
import ModelStore
import ModelTypes

func write(_ context: ModelContext) throws {
    context.insert(Animal(name: "a"))
    context.insert(Dog(name: "b"))
}
