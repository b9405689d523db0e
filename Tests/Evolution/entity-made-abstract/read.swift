import Foundation
import ModelStore
import ModelTypes

func read(_ context: ModelContext) throws {
    for animal in try context.fetch(Animal.self) { print(animal.name ?? "nil") }
}
