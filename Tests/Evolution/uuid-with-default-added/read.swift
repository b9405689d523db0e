import Foundation
import ModelStore
import ModelTypes

func read(_ context: ModelContext) throws {
    for thing in try context.fetch(Thing.self) {
        print(thing.owner, thing.place?.uuidString ?? "nil")
    }
}
