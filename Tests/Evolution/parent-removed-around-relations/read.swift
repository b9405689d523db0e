import Foundation
import ModelStore
import ModelTypes

func read(_ context: ModelContext) throws {
    for garage in try context.fetch(FetchDescriptor<Garage>()) { print(garage.name) }
}
